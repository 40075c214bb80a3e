"""LA-15.4 to LA-15.7: a few games of bots within a wide band of the ledger's targets, to catch what
drifts. The exact figures: python -m tests.balance aurora --games 1000 --compare."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora import GAME
from tests.balance import main, measure
from tests.drivers import bot_play, opened
from tests.rules.aurora.figures import (
    LAST_ROUND,
    PLAYERS,
    Played,
    count,
    told,
    types_never_taken,
)

GAMES = {1: 6, 2: 1, 3: 1, 4: 1}
"""By the number of seats, few enough for a few seconds; the bands are as wide as that asks for."""
STYLES = 2
"""Games of each style at a table of two."""


@pytest.fixture(scope="module")
def played() -> dict[int, Counter[str]]:
    return {seats: measure("aurora", seats, games) for seats, games in GAMES.items()}


@pytest.fixture(scope="module")
def together(played: dict[int, Counter[str]]) -> Counter[str]:
    return sum(played.values(), start=Counter())


@pytest.fixture(scope="module")
def shared(played: dict[int, Counter[str]]) -> Counter[str]:
    """The tables of 2 to 4."""
    return sum((played[seats] for seats in (2, 3, 4)), start=Counter())


@pytest.mark.rule("LA-15.5")
def test_the_ship_is_in_doubt(together: Counter[str]) -> None:
    """Half the games take it: of nine neither all nor none."""
    assert 0 < together["ship taken"] < together["games"]


@pytest.mark.rule("LA-15.6")
def test_style_matters() -> None:
    """The styles are those of the ledger: many Breaks, or many Explorations. How far each gets
    is for the command to say; it takes more games."""
    cautious, greedy = (
        measure("aurora", 2, STYLES, players=style) for style in ("cautious", "greedy")
    )
    assert cautious["break"] / cautious["explore"] > greedy["break"] / greedy["explore"]


@pytest.mark.rule("LA-15.7")
def test_not_most_games_end_early_and_some_enemies_fall(together: Counter[str]) -> None:
    """22 to 30 games in 100 end before round 6, and 1 to 2 Enemies fall."""
    assert together["before round six"] / together["games"] <= 0.6
    assert 0.4 < together["defeated"] / together["games"] < 2.6


@pytest.mark.rule("LA-15.7", "LA-20.50")
def test_the_automa_can_be_beaten_and_beats(played: dict[int, Counter[str]]) -> None:
    """About one game in three is won against it: of six neither all nor none."""
    assert 0 < played[1]["won"] < played[1]["games"]


def test_no_place_in_the_turn_order_wins_alone(shared: Counter[str]) -> None:
    assert shared["winner at 0"] < shared["games"]


def test_every_type_of_card_is_taken(together: Counter[str]) -> None:
    assert types_never_taken(together) == []


@pytest.mark.rule("LA-15.4")
def test_a_card_is_seen_for_each_exploration(shared: Counter[str]) -> None:
    """About: besides the first five, what is discarded from the left, and Events and Enemies."""
    seen = sum(count for what, count in shared.items() if what.startswith("seen "))
    assert 0.5 < shared["explore"] / seen < 2


def test_the_quick_view_of_the_bots_is_the_whole_view(played: dict[int, Counter[str]]) -> None:
    """The first table of two, played once more with the view that people have."""
    assert GAMES[2] == 1
    assert played[2] == Counter({**_plainly(2, 0), "games": 1})


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
