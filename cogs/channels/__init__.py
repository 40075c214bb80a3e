"""Keeps channels and threads with tables open, archives them, and tries their cards again."""
