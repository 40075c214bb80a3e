"""Who plays, and who is met."""
