"""Files that a table leaves to its players, made without Discord: to read, to watch, to verify."""
