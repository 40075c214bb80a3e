"""Players' own settings, and the data stored about them."""
