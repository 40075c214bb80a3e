"""Searches for the answers of strong bots, made in processes of their own while the table is free."""
