"""What people do at a table in play: they answer by button or by command, and look at it."""
