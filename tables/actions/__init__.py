"""What is done at a table: it is opened, played at, left, voted about. Above `sessions`."""
