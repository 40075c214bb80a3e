"""Checks of the content: cards and book."""
