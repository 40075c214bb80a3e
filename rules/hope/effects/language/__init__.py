"""The vocabulary of effects in which cards are written."""
