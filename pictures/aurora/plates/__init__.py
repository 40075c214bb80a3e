"""The plates that make up the pictures, each across the whole width."""
