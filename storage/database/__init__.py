"""Where everything is stored: the one writer, and the databases that it can write to."""
