"""The words that cards are written in."""
