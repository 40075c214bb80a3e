"""The position, the cards and the terms of the rules."""
