"""Some tests register games of their own; afterwards the list is as before."""

import pytest

from rules.engine import GAMES


@pytest.fixture(autouse=True)
def games_as_they_were():
    before = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(before)
