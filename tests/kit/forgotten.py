"""Cards that a test makes up are known while it runs, and forgotten after it."""

from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def restore_at_end(known: Sequence[MutableMapping[Any, Any]]) -> Iterator[None]:
    """What is put into these inside, or taken out of them, has not been at the end."""
    before = [dict(cards) for cards in known]
    try:
        yield
    finally:
        for cards, were in zip(known, before, strict=True):
            cards.clear()
            cards.update(were)
