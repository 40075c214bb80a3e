"""The position, the cards and the terms."""
