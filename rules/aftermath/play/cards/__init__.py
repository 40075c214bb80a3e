"""Action cards, items and batteries of members."""
