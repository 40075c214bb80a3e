"""What has happened at tables: in rows, and older parts packed on pages."""
