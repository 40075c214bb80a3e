"""The Colony Phase, with one file for each step (AF-19)."""
