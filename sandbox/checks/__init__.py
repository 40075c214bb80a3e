"""Checks request bodies by Discord's rules, and makes the shapes that the world keeps."""
