"""What a newcomer is told before the game is what the game does."""

import re

import pytest

from rules.engine import Table
from rules.survive import GAME


@pytest.mark.rule("SV-17.14")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_introduction_tells_the_last_dawn_for_every_number_of_players(seats: int) -> None:
    found = re.search(r"after (\d+) rounds \((\d+) with two players, (\d+) alone\)", GAME.length)
    assert found is not None
    said = dict(zip(("more", 2, 1), map(int, found.groups()), strict=True))
    names = [f"Seat {n}" for n in range(seats)]
    table = Table.open(GAME, names=names, seed="dawn")
    assert table.state.last_dawn == said.get(seats, said["more"])
