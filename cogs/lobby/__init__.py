"""What people do before and around a game: open a table, take seats and vote about them, set
options, and play again."""
