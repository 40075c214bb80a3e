"""The texts that say the same as the pictures of Aftermath."""
