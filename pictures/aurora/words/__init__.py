"""The texts that say what the pictures show."""
