"""The position of a game, the cards and the terms of the rules."""
