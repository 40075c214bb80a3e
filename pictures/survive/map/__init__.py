"""The map of Survive!, and the pieces on it."""
