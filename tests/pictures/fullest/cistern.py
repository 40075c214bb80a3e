"""The Last Cistern: long names, full hands and a tank that overflows."""

from collections.abc import Iterator

from tests.pictures.positions import ABSURD
from tests.rules.cistern.fullest import positions
from tests.template_game.rules.view import View, view_table


def views() -> Iterator[tuple[str, View]]:
    """From the seat of one keeper."""
    (state,) = positions()
    yield "full hands", view_table(state, 0, ABSURD[:2])
