"""Section 15's figures, on a few games of bots: wide bands, to catch what drifts. The long run is
`python -m tests.balance aurora --games 500 --compare`."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.balance import measure

GAMES = 16


@cache
def played(seats: int, players: str = "") -> Counter[str]:
    return measure("aurora", seats, GAMES, players=players)


@pytest.mark.rule("LA-15.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_middling_bots_take_the_ship_now_and_then(seats: int) -> None:
    assert 20 <= 100 * played(seats)["ship taken"] / GAMES <= 85


@pytest.mark.rule("LA-15.6")
def test_whoever_rests_gets_further_than_whoever_explores() -> None:
    """The outcome hangs on style."""
    cautious, greedy = played(3, "cautious"), played(3, "greedy")
    assert cautious["ship taken"] > greedy["ship taken"]
    assert cautious["break"] > greedy["break"]
    assert cautious["explore"] < greedy["explore"]


@pytest.mark.rule("LA-15.7")
def test_some_games_end_early_and_some_enemies_fall() -> None:
    figures = played(3)
    assert 0 < figures["before round six"] < GAMES * 2 / 3
    assert 0.5 <= figures["defeated"] / GAMES <= 3
    assert figures["out"] <= GAMES / 2


@pytest.mark.rule("LA-15.7", "LA-20.50")
def test_the_automa_can_be_beaten_and_beats() -> None:
    assert 0 < played(1)["won"] < GAMES
