"""The Automa."""
