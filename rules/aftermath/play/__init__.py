"""How the game is played, with one file or folder for each chapter of the rulebook."""
