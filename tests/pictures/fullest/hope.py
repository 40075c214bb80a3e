"""Hope Inhumanity: a great roll."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hope.view import View
from tests.pictures.test_hope import fullest


def views() -> Iterator[tuple[str, View]]:
    """Thirty dice, and people with all that they can have."""
    yield "thirty dice, five people", fullest()
