"""SV-21: games of bots within a wide band of the figures measured when the rules were settled. The
exact figures: python -m tests.balance survive --games 400."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.survive.components import TOKENS
from tests.balance import main, measure
from tests.rules.survive.figures import told

from .build import Board

GAMES = 24
"""For each number of seats from 2 to 5."""


@pytest.fixture(scope="module")
def played() -> dict[int, Counter[str]]:
    return {seats: measure("survive", seats, GAMES) for seats in (2, 3, 4, 5)}


@pytest.fixture(scope="module")
def total(played: dict[int, Counter[str]]) -> Counter[str]:
    return sum(played.values(), start=Counter())


@pytest.mark.rule("SV-21.1")
@pytest.mark.parametrize(("seats", "turns"), [(2, 90), (3, 115), (4, 140), (5, 165)])
def test_length_of_a_game(played: dict[int, Counter[str]], seats: int, turns: int) -> None:
    """Turns, on the average, within two thirds and one and a half of the figure."""
    assert turns * 2 / 3 < played[seats]["turns"] / GAMES < turns * 3 / 2


@pytest.mark.rule("SV-21.2")
def test_every_role_has_its_share_of_victories(total: Counter[str]) -> None:
    """Humans 25 to 75 in 100, the Zombie player 8 to 50, the Vampire 4 to 40; and most games are
    decided before the last dawn."""
    won = {role: total[f"won by {role}"] for role in ("human", "zombie", "vampire")}
    share = {role: 100 * count / sum(won.values()) for role, count in won.items()}
    assert 25 < share["human"] < 75
    assert 8 < share["zombie"] < 50
    assert 4 < share["vampire"] < 40
    assert total["way dawn"] < total["games"] * 0.4


@pytest.mark.rule("SV-21.3")
def test_lairs_are_found_in_most_games_and_early(total: Counter[str]) -> None:
    """Each in 50 to 95 of 100, on average before the middle."""
    for lair in ("city", "graveyard"):
        assert 0.5 < total[f"{lair} found"] / total["games"] < 0.95
    assert total["lairs found at percent"] / total["lairs found"] < 50


@pytest.mark.rule("SV-21.4")
def test_cards_in_reserve_and_crates_both_pay(total: Counter[str]) -> None:
    """Attacks are defended and not, neither rarely; most Crates come into play, and a Human who
    wins has some."""
    assert 0.3 < total["undefended"] / total["defended"] < 6
    assert 5 < total["crates out of supply"] / total["games"] < 11
    assert 1.5 < total["winning crates"] / total["winning humans"] < 6


@pytest.mark.rule("SV-21.5")
def test_the_layout_is_purely_random() -> None:
    """What lies round about does not matter: beside two Lakes the bag gives each token left, the
    fourth Lake as likely as any."""
    case = Board("D4 lake, D3 lake, E4 lake").human("red", "D4").play("1", "lake")
    case.go("D5")
    drawn = Counter(case.luck.picked[1])
    assert drawn == Counter({**TOKENS, "lake": 5})


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """One line for each number of seats, without playing here."""
    fixed = Counter(games=2, turns=100)
    monkeypatch.setattr("tests.balance.measure", lambda *_, **__: fixed)
    assert main(["survive", "--games", "1"]) == 0
    assert capsys.readouterr().out.count(told(fixed)) == 5
