"""LA-15.4 to LA-15.7: games of bots, from the first on, compared with the ledger's targets, with
some leeway for chance. A few here, and hundreds with `-m soak`; the figures: python -m
tools.balance aurora --games 1000 --compare."""

from collections import Counter

import pytest

from rules.aurora import GAME
from tests.drivers import bot_play, open_table
from tests.rules.aurora.figures import (
    LAST_ROUND,
    PLAYERS,
    GameOfBots,
    count,
    told,
    types_never_taken,
)
from tools.balance import is_average_within, is_share_within, main, measure_games, play_one

STYLES = 2
"""Games of each style at a table of two."""

Games = dict[int, list[Counter[str]]]
HARD = "against the hard Automa"


@pytest.fixture(scope="module", params=[12, pytest.param(300, marks=pytest.mark.soak)])
def games(request: pytest.FixtureRequest) -> Games:
    """So many games alone, which are short, and half as many for each other number of seats."""
    many = {n: request.param if n == 1 else request.param // 2 for n in (1, 2, 3, 4)}
    return {n: [play_one("aurora", n, game) for game in range(many[n])] for n in many}


@pytest.fixture(scope="module")
def alone(games: Games) -> Counter[str]:
    return sum(games[1], start=Counter())


@pytest.fixture(scope="module")
def hard(games: Games) -> Counter[str]:
    """As many games alone against the hard Automa."""
    return measure_games("aurora", 1, len(games[1]), players=HARD)


@pytest.fixture(scope="module")
def shared(games: Games) -> Counter[str]:
    """The tables of 2 to 4."""
    return sum((game for seats in (2, 3, 4) for game in games[seats]), start=Counter())


@pytest.mark.rule("LA-15.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_third_period_comes_in_time(games: Games, seats: int) -> None:
    """In at least 70 games of 100 a card of it is seen before the last round."""
    total = sum(games[seats], start=Counter())
    assert is_share_within(total["third period"], total["games"], 0.70, 1.0)


@pytest.mark.rule("LA-15.5")
def test_the_ship_is_taken_in_about_half_of_all_games(games: Games) -> None:
    """The bots that fill seats play sensibly: it is taken in 40 to 60 games of 100, whatever the
    number of seats."""
    together = [game for played in games.values() for game in played]
    for played in (together, *games.values()):
        taken = sum(game["ship taken"] for game in played)
        assert is_share_within(taken, len(played), 0.40, 0.60)


@pytest.mark.rule("LA-15.6")
def test_playing_styles_differ_in_breaks_and_explorations() -> None:
    """The styles are those of the ledger: many Breaks, or many Explorations. How far each gets
    is for the command to say; it takes more games."""
    cautious, greedy = (
        measure_games("aurora", 2, STYLES, players=style) for style in ("cautious", "greedy")
    )
    assert cautious["break"] / cautious["explore"] > greedy["break"] / greedy["explore"]


@pytest.mark.rule("LA-15.7")
def test_about_a_quarter_of_games_end_early_and_some_enemies_fall(
    games: Games, shared: Counter[str]
) -> None:
    """22 to 30 games in 100 end before round 6, and 1 to 2 Enemies fall."""
    assert is_share_within(shared["before round six"], shared["games"], 0.22, 0.30)
    fallen = [float(game["defeated"]) for seats in (2, 3, 4) for game in games[seats]]
    assert is_average_within(fallen, 1, 2)


@pytest.mark.rule("LA-15.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_few_convoys_die_out(games: Games, seats: int) -> None:
    """In at most 3 games of 100."""
    total = sum(games[seats], start=Counter())
    assert is_share_within(total["died out"], total["games"], 0.0, 0.03)


@pytest.mark.rule("LA-15.7", "LA-20.50")
def test_the_automa_loses_a_minority_of_games(alone: Counter[str], hard: Counter[str]) -> None:
    """The standard one in 30 to 40 games of 100, the hard one in 15 to 25."""
    assert is_share_within(alone["won"], alone["games"], 0.30, 0.40)
    assert is_share_within(hard["won"], hard["games"], 0.15, 0.25)


def test_the_first_in_turn_order_does_not_always_win(shared: Counter[str]) -> None:
    assert shared["winner at 0"] < shared["games"]


def test_every_type_of_card_is_taken(alone: Counter[str], shared: Counter[str]) -> None:
    assert types_never_taken(alone + shared) == []


@pytest.mark.rule("LA-15.4")
def test_about_one_new_card_is_seen_for_each_exploration(shared: Counter[str]) -> None:
    """About: besides the first five, what is discarded from the left, and Events and Enemies."""
    seen = sum(count for what, count in shared.items() if what.startswith("seen "))
    assert 0.5 < shared["explore"] / seen < 2


def test_the_bots_quick_view_gives_the_same_game_as_the_whole_view() -> None:
    """The first table of two, played once more with the view that people have."""
    assert play_one("aurora", 2, 0) == Counter({**_plainly(2, 0), "games": 1})


def _plainly(seats: int, number: int) -> Counter[str]:
    """A game of bots that see the view that people have."""
    table = open_table(GAME, seats, f"balance {number}")
    return count(table, [event for _, events in bot_play(table) for event in events])


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """One line for each number of seats and for each kind of player, without playing here."""
    fixed = Counter(games=2, seats=4, defeated=LAST_ROUND)
    monkeypatch.setattr("tools.balance.measure_games", lambda *_, **__: fixed)
    assert main(["aurora", "--games", "1", "--compare"]) == 0
    solo = sum(isinstance(game, GameOfBots) and game.hard for game in PLAYERS.values())
    lines = 4 * (1 + len(PLAYERS) - solo) + solo
    assert capsys.readouterr().out.count(told(fixed)) == lines
