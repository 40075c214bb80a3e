"""The turns of monsters."""
