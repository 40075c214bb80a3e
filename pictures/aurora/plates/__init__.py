"""What pictures are put together from, each across the whole width."""
