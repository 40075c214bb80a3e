"""What the pictures show, in words."""
