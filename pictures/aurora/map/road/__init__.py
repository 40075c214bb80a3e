"""The road on its map, and the country around it."""
