"""Before and around a game: opening a table, seats and votes about them, options, rematches."""
