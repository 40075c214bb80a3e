"""Pictures in words."""
