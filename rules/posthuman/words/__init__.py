"""The texts that players read."""
