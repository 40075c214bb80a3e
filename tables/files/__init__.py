"""A table as a file, and how one from elsewhere is replayed in a process of its own."""
