"""What content must keep to."""
