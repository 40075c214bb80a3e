"""Decks, maps and books as data."""
