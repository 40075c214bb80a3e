"""Survive!: everybody and everything on one space."""

from collections.abc import Iterator

from rules.survive.view import View
from tests.pictures.positions import ABSURD, crowded, view


def views() -> Iterator[tuple[str, View]]:
    """With the Coffins there too, and somewhere else."""
    yield "everything on one space", view(crowded(), 0, ABSURD)
    yield "the same with the coffins", view(crowded(coffins=True), 0, ABSURD)
