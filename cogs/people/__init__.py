"""What players choose for themselves, and what is kept about them."""
