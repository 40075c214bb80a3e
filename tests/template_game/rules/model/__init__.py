"""The position and the cards."""
