"""The deck as data."""
