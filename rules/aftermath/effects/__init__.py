"""What entries and cards do: the vocabulary of effects, and how they are carried out."""
