"""Small signs: tokens, boxes, and the figures on them."""
