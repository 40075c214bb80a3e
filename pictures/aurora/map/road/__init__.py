"""The road on its map, and the country round it."""
