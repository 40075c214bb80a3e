"""A database at a PostgreSQL server: its schema, its connections, and its words for failures."""
