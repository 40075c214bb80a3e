"""Signs of cards, water and weather."""
