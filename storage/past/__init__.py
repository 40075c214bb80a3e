"""The past of tables: recent parts in rows, older parts packed on pages."""
