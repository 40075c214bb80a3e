"""The map of the road."""
