"""Action cards, and what a character has."""
