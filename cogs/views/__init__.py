"""Build messages from a snapshot of a table: cards, private panels and questions."""
