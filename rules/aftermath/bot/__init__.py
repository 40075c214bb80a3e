"""How bots choose their answers."""
