"""A survivor: health, things, followers and scars."""
