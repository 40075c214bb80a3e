"""The game Tiny, for tests that ask for it."""

from collections.abc import Iterator

import pytest

from rules.engine import GAMES
from tests.tiny import Tiny, register_tiny


@pytest.fixture
def tiny() -> Iterator[Tiny]:
    """On the list of games for the length of one test."""
    before = dict(GAMES)
    yield register_tiny()
    GAMES.clear()
    GAMES.update(before)
