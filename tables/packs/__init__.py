"""Packs, cards that people have written: checking them, trying them, and who may play with them."""
