"""The pictures of a player's Convoy and of the Automa."""
