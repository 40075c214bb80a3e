"""What a survivor has: health, items, followers and scars."""
