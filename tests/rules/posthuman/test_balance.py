"""PH-27.20 and PH-27.21: games of bots, from the first on, compared with the ledger's targets, with
some leeway for chance. A few here, and hundreds with `-m soak`; the figures: python -m
tools.balance posthuman --games 1000 --compare."""

from collections import Counter

import pytest

from tests.rules.posthuman.figures import PLAYERS, told
from tools.balance import is_average_within, is_share_within, main, play_one

Games = list[Counter[str]]

CAREFUL = "careful"
AVERAGES = {
    "points": (8, 9.5),
    "knockouts": (0.8, 2),
    "scars": (3, 6),
    "mutations": (2, 4),
    "encounters": (10, 13),
    "food": (8, 11),
    "tiles": (5, 6.5),
    "hungry": (1.5, 3),
}
"""Of the careful player alone, the least and the most (PH-27.20). Food is that of supplies."""


@pytest.fixture(scope="module", params=[28, pytest.param(600, marks=pytest.mark.soak)])
def alone(request: pytest.FixtureRequest) -> Games:
    """Play solo games with the careful player and random characters. In fewer games, the player
    might win none by chance."""
    return [play_one("posthuman", 1, game, CAREFUL) for game in range(request.param)]


@pytest.fixture(scope="module", params=[2, pytest.param(100, marks=pytest.mark.soak)])
def tables(request: pytest.FixtureRequest) -> Games:
    """So many games of three, and of four."""
    numbers = [(seats, game) for seats in (3, 4) for game in range(request.param)]
    return [play_one("posthuman", seats, game) for seats, game in numbers]


def add_games(games: Games) -> Counter[str]:
    return sum(games, start=Counter())


@pytest.mark.rule("PH-27.20")
def test_a_careful_solo_player_wins_about_four_games_in_ten(alone: Games) -> None:
    """In 25 to 55 games of 100; in 20 to 45 time runs out, and in 10 to 40 it turns."""
    total = add_games(alone)
    assert is_share_within(total["won"], total["games"], 0.25, 0.55)
    assert is_share_within(total["out of time"], total["games"], 0.20, 0.45)
    assert is_share_within(total["mutated"], total["games"], 0.10, 0.40)
    assert total["won"] + total["out of time"] + total["mutated"] == total["games"]


@pytest.mark.rule("PH-27.20")
@pytest.mark.parametrize("what", list(AVERAGES))
def test_the_averages_of_a_careful_solo_player(alone: Games, what: str) -> None:
    assert is_average_within([float(game[what]) for game in alone], *AVERAGES[what])


@pytest.mark.rule("PH-27.21")
def test_a_game_of_three_or_four_takes_14_to_22_turns(tables: Games) -> None:
    """14 to 22 turns."""
    assert is_average_within([float(game["turns"]) for game in tables], 14, 22)


@pytest.mark.rule("PH-27.21")
def test_somebody_turns_in_about_half_the_games_and_seldom_all(tables: Games) -> None:
    """Somebody in 40 to 75 games of 100, all of them in fewer than 10."""
    total = add_games(tables)
    assert is_share_within(total["somebody turned"], total["games"], 0.40, 0.75)
    assert is_share_within(total["all mutants"], total["games"], 0.0, 0.10)


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """One line for each number of seats and for each kind of player, without playing here."""
    fixed = Counter(games=2, seats=4)
    monkeypatch.setattr("tools.balance.measure_games", lambda *_, **__: fixed)
    assert main(["posthuman", "--games", "1", "--compare"]) == 0
    lines = 4 + sum(len(game.seats) for game in PLAYERS.values())
    assert capsys.readouterr().out.count(told(fixed)) == lines
