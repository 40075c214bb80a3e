"""AF-28.6 and AF-28.7: fights of bots, each with its starting item and first ability, on a page
that nobody can leave. A few here, and more with `-m soak`."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath import GAME
from rules.aftermath.model import decks
from rules.engine import Chance, Table
from tests.drivers import bot_play
from tests.rules.aftermath.build import NAMES, Party
from tests.rules.aftermath.model.own_book import enemy, page

RING = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 7), (7, 4)]}
FROM = 4
"""Where the enemies stand: three spaces from the party."""
MOST_TURNS = 60
"""After so many nobody dares to attack any more, and the fight is not counted."""
WHO = ("wren", "bodkin", "cog", "marl")
LATCH_RAT = {
    "life": 2,
    "actions": [
        {"speed": speed, "range": 0, "strength": strength}
        for speed, strength in ((2, 4), (2, 5), (3, 5))
    ],
}


def fought(characters: int, foes: list[str], seed: str) -> Counter[str]:
    """One fight to its end: turns, enemy turns and wounds; nothing of one that has no end."""
    closed = page(RING, exits=[{"letter": "A", "open": False}])
    party = Party(*WHO[:characters], page=closed)
    for one in WHO[:characters]:
        party.wears(one, decks.CHARACTERS[one].item)
        party.knows(one, next(a.id for a in decks.ABILITIES.values() if (a.owner, a.n) == (one, 1)))
    for foe in foes:
        party.faces(foe, FROM)
    party.state.deck.shuffle(Chance(seed))
    table = Table.place(GAME, party.state, seed, NAMES[:characters])
    facts: Counter[str] = Counter()
    for _, events in bot_play(table):
        for event in events:
            facts[event.kind] += 1
        if table.state.here is None or not table.state.here.enemies:
            break
        if table.state.turns > MOST_TURNS:
            return Counter()
    facts["fights"] = 1
    facts["turns"] = table.state.turns
    facts["won"] = table.state.here is not None
    return facts


def together(characters: int, foes: list[str], fights: int) -> Counter[str]:
    """So many of them."""
    games = (fought(characters, foes, f"{characters}/{number}") for number in range(fights))
    found = sum(games, start=Counter())
    assert found["fights"] >= 0.85 * fights
    return found


@pytest.fixture(params=[12, pytest.param(60, marks=pytest.mark.soak)])
def fights(request: pytest.FixtureRequest) -> int:
    """How many."""
    return int(request.param)


@pytest.mark.rule("AF-28.6")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_fight_with_typical_raiders(characters: int, fights: int) -> None:
    raider = enemy(**LATCH_RAT, defence=5)
    found = together(characters, [raider] * characters, fights)
    foes = characters * found["fights"]
    assert found["turns"] / foes == pytest.approx(2, rel=0.25), found
    assert found["turns"] / found["enemy-turn"] == pytest.approx(3, rel=0.25), found
    assert found["wound"] / foes == pytest.approx(0.7, rel=0.4), found
    assert found["won"] == found["fights"]


@pytest.mark.rule("AF-28.7")
@pytest.mark.parametrize(("characters", "turns", "share"), [(2, 6, 1 / 5), (4, 15, 1 / 3)])
def test_a_fight_with_a_boss(characters: int, turns: int, share: float, fights: int) -> None:
    rat = enemy(**LATCH_RAT, defence=4)
    found = together(characters, ["mother-rust", *[rat] * (characters - 1)], fights)
    life = sum(decks.CHARACTERS[one].life for one in WHO[:characters])
    assert found["turns"] / found["fights"] == pytest.approx(turns, rel=0.35), found
    assert found["wound"] / found["fights"] / life == pytest.approx(share, rel=0.4), found
