"""A table in play: answering, by button and by word, and looking at it."""
