"""What cards do (HI-19): the vocabulary they are written in, its words, and carrying it out."""
