"""What enemies do."""
