"""The plates beside the board."""
