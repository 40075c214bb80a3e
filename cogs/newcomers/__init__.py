"""What somebody new sees: the greeting, the games, how to play, the rules, and help."""
