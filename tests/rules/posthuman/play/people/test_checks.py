"""Tests of a stat, and bonuses (PH-20.1 to PH-20.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.effects.models import RollBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.terms import Stat
from rules.posthuman.play.people import sheet
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import skill
from tests.rules.posthuman.rows import Row, row


def rolls(*faces: int, stat: Stat = "mind", modifier: int = 0) -> dict[str, Any]:
    """Ada tests a stat."""
    return {"play": lambda h: sheet.resolve_test(h, 0, stat, modifier, "Test"), "luck": faces}


def trained(*bonuses: int) -> Any:
    """Ada has skills that add to tests."""
    raw = [{"at": "test", "do": [{"roll": {"what": "test", "n": n}}]} for n in bonuses]
    return lambda: Road(1).has(0, *map(skill, raw))


def helped() -> Road:
    road = Road(1)
    add_lasting_modifier(road.state, 0, RollBonus(do="roll", what="test", n=2), "test")
    return road


def watched() -> Road:
    return Road(1).event("watched")


# fmt: off
TESTS = [
    # A die of at most the stat passes; modifiers and bonuses are added to the stat.
    row("PH-20.1", trained(), "-> returned", **rolls(1)),
    row("PH-20.1", trained(), "-> returned", **rolls(3)),
    row("PH-20.1", trained(), "-> returned=no", **rolls(4)),
    row("PH-20.1", trained(), "-> returned=no", **rolls(6)),
    row("PH-20.1", trained(), "-> returned", **rolls(4, modifier=1)),
    row("PH-20.1", trained(), "-> returned=no", **rolls(3, modifier=-1)),
    row("PH-20.2", trained(1, 2), "-> returned", **rolls(6)),
    row("PH-20.2", trained(1, 1), "-> returned=no", **rolls(6)),
    row("PH-20.2 PH-26.1", lambda: Road(1).has(0, "athletics"), "-> returned",
        **rolls(4, stat="speed")),
    row("PH-20.2 PH-26.1", lambda: Road(1).has(0, "athletics"), "-> returned=no", **rolls(4)),
    row("PH-20.2", helped, "-> returned lasting=0", **rolls(5)),
    # While Watched is in force, a passed test of mind is rolled again once, and a fail stands.
    row("PH-20.3 PH-20.5", watched, "-> returned=no told.test=2", **rolls(2, 5)),
    row("PH-20.3 PH-20.5", watched, "-> returned told.test=2", **rolls(2, 3)),
    row("PH-20.5 PH-8.9 PH-26.7", watched, "-> returned=no told.test=1", **rolls(4)),
    row("PH-20.5 PH-8.9 PH-26.7", watched, "-> returned told.test=1", **rolls(2, stat="speed")),
]
# fmt: on


@pytest.mark.parametrize("row", TESTS)
def test_a_test(row: Row) -> None:
    row.check(lambda h: None)
