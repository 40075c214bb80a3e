"""A page, and what happens on it."""
