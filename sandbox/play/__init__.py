"""The server's side of the player protocol that PROTOCOL.md describes."""
