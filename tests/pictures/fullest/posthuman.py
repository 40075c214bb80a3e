"""Posthuman: a late turn of four, everybody with all that they can have."""

from collections.abc import Iterator

from rules.posthuman.view_models import View
from tests.pictures.test_posthuman import everybody_fights, late, seen


def views() -> Iterator[tuple[str, View]]:
    """Four in fights, with large maps; and from the seat of a mutant and of a human."""
    yield "four fights", seen(everybody_fights())
    yield "large maps, a tile in hand", seen(late(), 0)
    yield "a mutant's", seen(late(), 3)
