"""The players' side: what PROTOCOL.md describes."""
