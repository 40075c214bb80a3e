"""Posthuman: a late turn of four, everybody with all that they can have."""

from collections.abc import Iterator

from rules.posthuman.view_models import View
from tests.pictures import test_posthuman as built


def views() -> Iterator[tuple[str, View]]:
    """Four in fights, with large maps; and from the seat of a mutant and of a human."""
    yield "four fights", built.view_state(built.everybody_fights())
    yield "a mutant's attack", built.view_state(built.make_attacked_state())
    yield "large maps, a tile in hand", built.view_state(built.make_late_state(), 0)
    yield "a mutant's", built.view_state(built.make_late_state(), 3)
