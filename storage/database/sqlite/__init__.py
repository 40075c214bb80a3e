"""A database that is a file of SQLite's: its schema, copies of it, and whose it is."""
