"""The hash by which a table commits to its secret when it opens, so that nobody can change it
later; and the seed that follows from that secret and from words of the players.

docs/verifying.md says all of this for other languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

SCHEME = "emberkeep dice 1"
"""What a mixed seed's hash begins with. Another way of mixing takes another name."""


def hash_text(text: str) -> str:
    """SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def seal_secret(secret: str, save: str | None = None) -> str:
    """The hash that a table shows from its opening on: the SHA-256 of its secret. Where it starts
    from a save, the SHA-256 of the save's own SHA-256, a slash, and the secret: anybody who has
    both can verify it, and neither can be exchanged."""
    return hash_text(secret if save is None else f"{hash_text(save)}/{secret}")


def make_netstring(text: str) -> str:
    """A text with its length in bytes before it, so that no two lists of them read alike."""
    return f"{len(text.encode())}:{text},"


def word_mark(sealed: str, word: str) -> str:
    """What stands for a player's word in the seed: the SHA-256 of the table's seal, a slash, and
    the word; "" where there is none. So a word can be forgotten and the dice still be proved."""
    return hash_text(f"{sealed}/{word}") if word else ""


def mixed_seed(secret: str, table: int, opened: int, marks: Sequence[str]) -> str:
    """The seed of a table, from which all its chance comes. `marks`: those of the players' words,
    by seat; `table` and `opened`: its number, and when it opened, in milliseconds since 1970, so
    that a secret used twice makes other dice. Where nobody has added a word, the secret itself."""
    if not any(marks):
        return secret
    parts = [SCHEME, str(table), str(opened), secret, *marks]
    return hash_text("".join(map(make_netstring, parts)))
