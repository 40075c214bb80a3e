"""Survive!: everybody and everything on one space."""

from collections.abc import Iterator

from rules.survive.view import View
from tests.pictures.positions import ABSURD, make_crowded_state, view_state


def views() -> Iterator[tuple[str, View]]:
    """With the Coffins there too, and somewhere else."""
    yield "everything on one space", view_state(make_crowded_state(), 0, ABSURD)
    yield "the same with the coffins", view_state(make_crowded_state(coffins=True), 0, ABSURD)
