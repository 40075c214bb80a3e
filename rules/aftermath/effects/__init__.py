"""What entries and cards do: the vocabulary, and carrying it out."""
