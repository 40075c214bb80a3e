"""The people of the picture: their faces, answers and cards, in a column each."""
