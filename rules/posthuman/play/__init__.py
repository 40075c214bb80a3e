"""The rules of play, with a file or folder for each part of the rulebook."""
