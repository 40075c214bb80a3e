"""Opening a table, sitting down, options, votes about seats, and playing once more."""
