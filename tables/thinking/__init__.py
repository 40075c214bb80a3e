"""Searches for the answers of strong bots, in processes of their own while the table is free."""
