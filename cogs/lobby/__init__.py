"""Opening a table, sitting down, options, being away, votes about seats, and playing once more."""
