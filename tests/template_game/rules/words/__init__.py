"""What is said outside the game's own messages."""
