"""The plates above and below the map of Survive!."""
