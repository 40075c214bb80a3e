"""Packs of cards that people have written: who may play with them, checking and playtesting them."""
