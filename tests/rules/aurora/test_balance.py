"""LA-15.4 to LA-15.7: a few games of bots within a wide band of the ledger's targets, to catch what
drifts. The exact figures: python -m tests.balance aurora --games 1000 --compare."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora import GAME
from tests.balance import main, measure, play_one
from tests.drivers import bot_play, opened
from tests.rules.aurora.figures import (
    LAST_ROUND,
    PLAYERS,
    Played,
    count,
    told,
    types_never_taken,
)

GAMES = 6
"""For each number of seats; the bands allow for so few."""


@pytest.fixture(scope="module")
def played() -> dict[int, Counter[str]]:
    return {seats: measure("aurora", seats, GAMES) for seats in (1, 2, 3, 4)}


@pytest.fixture(scope="module")
def together(played: dict[int, Counter[str]]) -> Counter[str]:
    return sum((played[seats] for seats in (2, 3, 4)), start=Counter())


@pytest.mark.rule("LA-15.5")
def test_the_ship_is_in_doubt(together: Counter[str]) -> None:
    """Neither always taken nor never: 20 to 75 in 100, over all tables of 2 to 4."""
    assert 0.2 < together["ship taken"] / together["games"] < 0.75


@pytest.mark.rule("LA-15.6")
def test_style_matters() -> None:
    """Whoever rests gets further than whoever explores."""
    cautious, greedy = (
        measure("aurora", 2, GAMES, players=style) for style in ("cautious", "greedy")
    )
    assert cautious["ship taken"] > greedy["ship taken"]
    assert cautious["break"] > greedy["break"]
    assert cautious["explore"] < greedy["explore"]


@pytest.mark.rule("LA-15.7")
def test_some_games_end_early_and_some_enemies_fall(together: Counter[str]) -> None:
    assert 0.02 < together["before round six"] / together["games"] < 0.45
    assert 0.6 < together["defeated"] / together["games"] < 2.2


@pytest.mark.rule("LA-15.7", "LA-20.50")
def test_the_automa_can_be_beaten_and_beats(played: dict[int, Counter[str]]) -> None:
    assert 0 < played[1]["won"] < GAMES


def test_no_place_in_the_turn_order_wins_alone(together: Counter[str]) -> None:
    """The first place in the first Turn Order, at all tables together: 36 in 100 are fair."""
    assert 0.2 < together["winner at 0"] / together["games"] < 0.55


def test_every_type_of_card_is_taken(together: Counter[str]) -> None:
    assert types_never_taken(together) == []


@pytest.mark.rule("LA-15.4")
def test_a_card_is_seen_for_each_exploration(together: Counter[str]) -> None:
    """About: besides the first five, what is discarded from the left, and Events and Enemies."""
    seen = sum(count for what, count in together.items() if what.startswith("seen "))
    assert 0.7 < together["explore"] / seen < 1.8


def test_the_quick_view_of_the_bots_is_the_whole_view() -> None:
    assert play_one("aurora", 2, 0) == Counter({**_plainly(2, 0), "games": 1})


def _plainly(seats: int, number: int) -> Counter[str]:
    """A game of bots that are shown the view that everybody is."""
    table = opened(GAME, seats, f"balance {number}")
    return count(table, [event for _, events in bot_play(table) for event in events])


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """One line for each number of seats and for each kind of player, without playing here."""
    fixed = Counter(games=2, seats=4, defeated=LAST_ROUND)
    monkeypatch.setattr("tests.balance.measure", lambda *_, **__: fixed)
    assert main(["aurora", "--games", "1", "--compare"]) == 0
    solo = sum(isinstance(game, Played) and game.hard for game in PLAYERS.values())
    lines = 4 * (1 + len(PLAYERS) - solo) + solo
    assert capsys.readouterr().out.count(told(fixed)) == lines
