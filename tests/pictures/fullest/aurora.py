"""Last Aurora: all of the box on the table."""

from collections.abc import Iterator

from rules.aurora.view import View
from tests.pictures.test_aurora import make_ended_state, make_fullest_state, view_state


def views() -> Iterator[tuple[str, View]]:
    """In those phases that look different, alone, and at the end."""
    for phase in ("exploration", "ambush", "fire", "end"):
        yield f"all of the box, {phase}", view_state(make_fullest_state(4, phase), 0)
    yield "one and the Automa", view_state(make_fullest_state(1), 0)
    yield "over", view_state(make_ended_state(4), 0)
