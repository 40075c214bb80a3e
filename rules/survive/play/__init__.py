"""How the game is played, a file for each chapter of the rulebook."""
