"""The effects of cards (HI-19): the vocabulary for them, its words, and the code that carries them
out."""
