"""The hash by which a table commits to its secret when it opens, so that nobody can change it
later; and the seed made from that secret and from words of the players.

docs/verifying.md explains all of this for other languages."""

from collections.abc import Sequence
from hashlib import sha256

SEED_SCHEME = "emberkeep dice 1"
"""The first part of what a mixed seed hashes. Another way of mixing must take another name."""


def hash_text(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def seal_secret(secret: str, save: str | None = None) -> str:
    """Return the hash that a table shows when it opens: the SHA-256 of its secret. If the table
    starts from a save, it is the SHA-256 of the save's own SHA-256, a slash, and the secret:
    anybody who has both can verify them, and neither can be exchanged."""
    return hash_text(secret if save is None else f"{hash_text(save)}/{secret}")


def make_netstring(text: str) -> str:
    """Return a text with its length in bytes before it, so that no two lists of such texts read
    alike."""
    return f"{len(text.encode())}:{text},"


def hash_word(sealed: str, word: str) -> str:
    """Return the mark that stands for a player's word in the seed: the SHA-256 of the table's seal,
    a slash, and the word; "" if there is no word. So a word can be forgotten and the dice can still
    be proved."""
    return hash_text(f"{sealed}/{word}") if word else ""


def mix_seed(secret: str, table: int, opened: int, marks: Sequence[str]) -> str:
    """Return the seed of a table, from which all its chance comes. `marks`: the marks of the
    players' words, by seat; `table` and `opened`: its number, and when it opened, in milliseconds
    since 1970, so that a secret used twice gives other dice. If nobody has added a word, return the
    secret itself."""
    if not any(marks):
        return secret
    parts = [SEED_SCHEME, str(table), str(opened), secret, *marks]
    return hash_text("".join(map(make_netstring, parts)))
