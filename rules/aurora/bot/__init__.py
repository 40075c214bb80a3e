"""How bots choose."""
