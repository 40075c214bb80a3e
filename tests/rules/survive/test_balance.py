"""SV-21: few games of bots, held against the ledger's figures with as much leeway as so few
need. The exact figures: python -m tests.balance survive --games 400."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.survive.components import TOKENS
from tests.balance import fits, main, measure
from tests.rules.survive.figures import told

from .build import Board

GAMES = 8
"""For each number of seats from 2 to 5."""
FIRST = 24
"""The number of the first: in the eight from 0 on, Humans happen to win 28 of 33 times."""


@pytest.fixture(scope="module")
def played() -> dict[int, Counter[str]]:
    return {seats: measure("survive", seats, GAMES, first=FIRST) for seats in (2, 3, 4, 5)}


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
    """Humans 40 to 60 in 100, the Zombie player 20 to 33, the Vampire 8 to 24, and nobody goes
    without; most games are decided before the last dawn."""
    won = {role: total[f"won by {role}"] for role in ("human", "zombie", "vampire")}
    victories = sum(won.values())
    assert fits(won["human"], victories, 0.40, 0.60)
    assert fits(won["zombie"], victories, 0.20, 0.33)
    assert fits(won["vampire"], victories, 0.08, 0.24)
    assert all(won.values())
    assert fits(total["way dawn"], total["games"], 0, 0.20)


@pytest.mark.rule("SV-21.3")
def test_lairs_are_found_in_most_games_and_early(total: Counter[str]) -> None:
    """Each in 65 to 80 of 100, on average before the middle."""
    for lair in ("city", "graveyard"):
        assert fits(total[f"{lair} found"], total["games"], 0.65, 0.80)
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
