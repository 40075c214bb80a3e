"""What cards do: the closed set of effects, when they count, and how they are carried out (PH-25.12
to PH-25.16). No card has code of its own."""
