"""The map and the journey."""
