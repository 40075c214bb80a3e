"""The file of a table: what is in it, and replaying one that somebody brings."""
