"""What a table commits itself to when it opens, so that nobody can change it afterwards."""

from __future__ import annotations

from hashlib import sha256


def hashed(text: str) -> str:
    """SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def seal(seed: str, save: str | None = None) -> str:
    """The hash that a table shows from its opening on: of its seed, and where it goes on from a
    save, of that as well. Then it is the SHA-256 of the save's own SHA-256, a slash, and the seed:
    whoever has both can work it out, and neither can be exchanged for another."""
    return hashed(seed if save is None else f"{hashed(save)}/{seed}")
