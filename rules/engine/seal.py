"""The hash by which a table commits to its seed when it opens, so that nobody can change it
later."""

from __future__ import annotations

from hashlib import sha256


def hashed(text: str) -> str:
    """SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def seal(seed: str, save: str | None = None) -> str:
    """The hash that a table shows from its opening on: the SHA-256 of its seed. Where it starts
    from a save, the SHA-256 of the save's own SHA-256, a slash, and the seed: anybody who has both
    can verify it, and neither can be exchanged."""
    return hashed(seed if save is None else f"{hashed(save)}/{seed}")
