"""Posthuman: a late turn of four, everybody with all that they can have."""

from collections.abc import Iterator

from rules.posthuman.view_models import View
from tests.pictures.test_posthuman import (
    everybody_fights,
    make_attacked_state,
    make_late_state,
    view_state,
)


def views() -> Iterator[tuple[str, View]]:
    """Four in fights, with large maps; and from the seat of a mutant and of a human."""
    yield "four fights", view_state(everybody_fights())
    yield "a mutant's attack", view_state(make_attacked_state())
    yield "large maps, a tile in hand", view_state(make_late_state(), 0)
    yield "a mutant's", view_state(make_late_state(), 3)
