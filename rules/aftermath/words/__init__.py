"""The words of the game: labels, introductions, the tale and its retelling."""
