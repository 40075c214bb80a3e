"""What somebody sees who has never played here: the games there are, how to play, and help."""
