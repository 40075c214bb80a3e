"""All chance at a table: a stream of numbers that anybody can compute again from its key.

The stream is SHA-256 in counter mode, read as big-endian words of 32 bits, so a published seed and
a journal give the same dice in every language and in every version of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_STREAM_WORDS = Struct(">8I")
_WORD_VALUES = 1 << 32


class Chance:
    """Draws from a keyed stream. `draws` counts every draw, which tells the engine that something
    random has come out."""

    __slots__ = ("_block", "_key", "_words", "draws")

    def __init__(self, key: str) -> None:
        self.draws = 0
        self.change_key(key)

    def change_key(self, key: str) -> None:
        """Continue from another stream. Earlier draws stand."""
        self._key = key.encode()
        self._block = 0
        self._words: list[int] = []

    def swap_streams(self, other: Chance) -> None:
        """Exchange streams and counts with another object."""
        self._key, other._key = other._key, self._key
        self._block, other._block = other._block, self._block
        self._words, other._words = other._words, self._words
        self.draws, other.draws = other.draws, self.draws

    def draw_below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, all equally likely."""
        self.draws += 1
        # Reject the top of the range that n does not divide evenly, so that no face is favoured.
        fair = _WORD_VALUES - _WORD_VALUES % n
        while True:
            if not self._words:
                block = sha256(b"%s/%d" % (self._key, self._block)).digest()
                self._words = list(reversed(_STREAM_WORDS.unpack(block)))
                self._block += 1
            word = self._words.pop()
            if word < fair:
                return word % n

    def pick(self, things: Sequence[T]) -> T:
        """Draw one of the things; for a die, pass its faces."""
        return things[self.draw_below(len(things))]

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """Draw `count` different things."""
        left = list(things)
        return [left.pop(self.draw_below(len(left))) for _ in range(count)]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """Return the same things in a random order."""
        return self.sample(things, len(things))
