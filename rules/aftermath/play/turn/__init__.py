"""A turn and its actions."""
