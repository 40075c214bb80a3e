"""The pictures of a player: their row, and the cards that they hold."""
