"""AF-28.6 to AF-28.10: fights, missions, campaigns and pages of bots, held against the ledger's
targets with the leeway of few games; the figures: python -m tests.balance aftermath --games 10
--compare."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath.decks import BOOK
from tests.balance import averages

from .courses import Strength, campaign
from .crossings import cross
from .fights import field, fight, raider, rat
from .missions import counted, on_mission

FIGHTS = 12


def several(n: int, enemies: list[str]) -> Counter[str]:
    """Fights of n characters with those."""
    page = field()
    total: Counter[str] = Counter()
    for seed in range(FIGHTS):
        total.update(fight(n, enemies, seed, page))
    return total


@pytest.mark.rule("AF-28.6")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_what_a_fight_with_typical_raiders_costs(n: int) -> None:
    """About 2 turns for each enemy, an enemy turn in 3 turns, and 0.7 wounds for each enemy."""
    total = several(n, [raider() for _ in range(n)])
    assert total["lost"] == 0
    assert 1 <= total["turns"] / total["enemies"] <= 3
    assert 1.5 <= total["turns"] / total["enemy turns"] <= 4
    assert 0.4 <= total["wounds"] / total["enemies"] <= 1.2


@pytest.mark.rule("AF-28.7")
@pytest.mark.parametrize(("n", "turns", "life"), [(2, 6, 1 / 5), (4, 15, 1 / 3)])
def test_what_a_boss_costs(n: int, turns: int, life: float) -> None:
    """With one rat fewer than there are characters: 6 turns and a fifth of the life of two, 15 and
    a third of that of four."""
    total = several(n, ["tollkeeper", *(rat() for _ in range(n - 1))])
    assert total["lost"] == 0
    assert turns / 2 <= total["turns"] / FIGHTS <= 1.5 * turns
    assert life / 2 <= total["wounds"] / total["life"] <= 1.6 * life


AVERAGES = {
    "turns": (25, 50),
    "pages": (3, 6),
    "nests": (1, 2),
    "defeats": (0, 2),
    "food eaten": (1, 3),
}
"""Of a mission, the least and the most (AF-28.8)."""
INCOME = {"food found": (5, 8), "scrap found": (3, 5)}
"""What a mission brings in."""
THOROUGH = 1.5
"""The bots read all that is to be read: so much more they may bring in than a party of people."""
TAKEN = (0.5, 0.7)
"""About 60 % of the tokens that are placed."""


@pytest.fixture(scope="module", params=[1, pytest.param(12, marks=pytest.mark.soak)])
def missions(request: pytest.FixtureRequest) -> list[Counter[str]]:
    """Each mission, so many times, for two or three players by turns."""
    return [
        counted(on_mission(n, 2 + (n + game) % 2, f"mission {game}"))
        for game in range(request.param)
        for n in BOOK.missions
    ]


@pytest.mark.rule("AF-28.8")
@pytest.mark.parametrize("what", list(AVERAGES))
def test_what_a_mission_is_like(missions: list[Counter[str]], what: str) -> None:
    assert averages([float(one[what]) for one in missions], *AVERAGES[what])


@pytest.mark.rule("AF-28.8")
@pytest.mark.parametrize("what", list(INCOME))
def test_what_a_mission_brings_in(missions: list[Counter[str]], what: str) -> None:
    least, most = INCOME[what]
    assert averages([float(one[what]) for one in missions], least, THOROUGH * most)


@pytest.mark.rule("AF-28.8")
def test_most_of_what_lies_about_is_found(missions: list[Counter[str]]) -> None:
    assert averages([one["found"] / max(1, one["placed"]) for one in missions], *TAKEN)


CAMPAIGNS = 40


@pytest.mark.rule("AF-28.9")
@pytest.mark.parametrize(
    ("strength", "least", "most"),
    [
        (Strength(0.85, 1.0), 0.0, 0.2),
        (Strength(0.70, 1.6), 0.25, 0.7),
        (Strength(0.50, 2.4), 0.75, 1.0),
    ],
)
def test_campaigns_of_ten_missions(strength: Strength, least: float, most: float) -> None:
    """Lost are 1 in 16, about half, and nine in ten, those mostly by mission five; whatever
    stands to the end has all eight structures."""
    courses = [campaign(strength, seed) for seed in range(CAMPAIGNS)]
    lost = [course for course in courses if course.lost]
    assert least <= len(lost) / CAMPAIGNS <= most
    whole = [course.structures for course in courses if not course.lost]
    assert sorted(whole)[len(whole) // 2] == 8
    if strength.success < 0.6:
        assert 2 * sum(course.missions <= 5 for course in lost) > len(lost)


@pytest.mark.rule("AF-28.10")
@pytest.mark.parametrize("page", sorted(BOOK.pages))
def test_two_without_items_get_through_every_page_and_four_soon(page: int) -> None:
    """Four do in 16 turns."""
    assert any(cross(page, 2, seed)["crossed"] for seed in range(3))
    turns = sorted(cross(page, 4, seed)["turns"] for seed in range(3))
    assert turns[1] <= 16
