"""The dice of a fight."""
