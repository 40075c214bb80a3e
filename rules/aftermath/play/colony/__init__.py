"""The Colony Phase, a file a step (AF-19)."""
