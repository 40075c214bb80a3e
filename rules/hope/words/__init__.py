"""The texts that players read, and how they are made."""
