"""A table in play: answering by button or by command, and looking at it."""
