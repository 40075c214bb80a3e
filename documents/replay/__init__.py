"""A game as one HTML file: the board at every moment, what was told, a chart, and all in words."""
