"""Packs of cards that people have written: checking and playtesting them, and who may use them."""
