"""The file of a table: its contents, and the replay of a file that a user brings."""
