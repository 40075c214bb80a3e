"""SV-21: games of bots, from the first on, held against the ledger's figures with the leeway that
chance asks for. A few here, and hundreds with `-m soak`; the figures: python -m tools.balance."""

from collections import Counter

import pytest

from tests.rules.survive.figures import told
from tools.balance import is_average_within, is_share_within, main, play_one

TURNS = {2: 90, 3: 115, 4: 140, 5: 165}
"""In the middle, by the number of seats (SV-21.1)."""
ABOUT = 0.15
"""By so much more or less it is still "about"."""

Played = dict[int, list[Counter[str]]]


@pytest.fixture(scope="module", params=[3, pytest.param(100, marks=pytest.mark.soak)])
def played(request: pytest.FixtureRequest) -> Played:
    """So many games for each number of seats."""
    return {n: [play_one("survive", n, game) for game in range(request.param)] for n in TURNS}


@pytest.fixture(scope="module")
def games(played: Played) -> list[Counter[str]]:
    return [game for each in played.values() for game in each]


@pytest.fixture(scope="module")
def total(games: list[Counter[str]]) -> Counter[str]:
    return sum(games, start=Counter())


@pytest.mark.rule("SV-21.1")
def test_length_of_a_game(played: Played) -> None:
    """Turns, as a share of those that so many seats need: on average about all of them."""
    parts = [game["turns"] / TURNS[seats] for seats, each in played.items() for game in each]
    assert is_average_within(parts, 1 - ABOUT, 1 + ABOUT)


@pytest.mark.rule("SV-21.2")
def test_every_role_has_its_share_of_victories(total: Counter[str]) -> None:
    """Humans 40 to 60 in 100, the Zombie player 20 to 33, the Vampire 8 to 24; decided at the last
    dawn are below 20 in 100."""
    won = {role: total[f"won by {role}"] for role in ("human", "zombie", "vampire")}
    victories = sum(won.values())
    assert is_share_within(won["human"], victories, 0.40, 0.60)
    assert is_share_within(won["zombie"], victories, 0.20, 0.33)
    assert is_share_within(won["vampire"], victories, 0.08, 0.24)
    assert is_share_within(total["way dawn"], total["games"], 0, 0.20)


@pytest.mark.rule("SV-21.3")
def test_lairs_are_found_in_most_games_and_early(total: Counter[str]) -> None:
    """Each in 65 to 80 of 100, on average before the middle."""
    for lair in ("city", "graveyard"):
        assert is_share_within(total[f"{lair} found"], total["games"], 0.65, 0.80)
    assert total["lairs found at percent"] / total["lairs found"] < 50


@pytest.mark.rule("SV-21.4")
def test_cards_in_reserve_and_crates_both_pay(
    games: list[Counter[str]], total: Counter[str]
) -> None:
    """Two to four attacks go undefended for each that is defended: one in five is, to one in
    three. 7 to 10 Crates come out of the supply, and a Human who wins has 3 to 4."""
    assert is_share_within(total["defended"], total["defended"] + total["undefended"], 1 / 5, 1 / 3)
    assert is_average_within([game["crates out of supply"] for game in games], 7, 10)
    winners = [game for game in games if game["winning humans"]]
    assert is_average_within(
        [game["winning crates"] / game["winning humans"] for game in winners], 3, 4
    )


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """One line for each number of seats, without playing here."""
    fixed = Counter(games=2, turns=100)
    monkeypatch.setattr("tools.balance.measure_games", lambda *_, **__: fixed)
    assert main(["survive", "--games", "1"]) == 0
    assert capsys.readouterr().out.count(told(fixed)) == 5
