"""The database file: its schema, its one writer, copies of it, and whose it is."""
