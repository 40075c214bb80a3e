"""Actions at a table: people open it, play at it, leave it, and vote about seats. Uses
`sessions`."""
