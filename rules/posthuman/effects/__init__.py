"""What cards do: the closed vocabulary, when it counts, and how it is carried out (PH-25.12 to
PH-25.16). No card has code of its own."""
