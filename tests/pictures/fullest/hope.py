"""Hope Inhumanity: a great roll, a choice of decks, and all that one seat can hold."""

from collections.abc import Iterator

from rules.hope.view import View, view_table
from tests.pictures.test_hope import NAMES, make_fullest_view, make_reading_view, make_richest_state


def views() -> Iterator[tuple[str, View]]:
    """Thirty dice, and people with all that they can have; and from the seat of one of them."""
    yield "thirty dice, five people", make_fullest_view()
    state = make_richest_state()
    state.scene = None
    state.asked = [state.turn]
    yield "a choice of decks", view_table(state, None, NAMES)
    yield "a Scene to read", make_reading_view()
