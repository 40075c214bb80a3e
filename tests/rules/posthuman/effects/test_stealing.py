"""Taking others' things: who can be robbed, of what, and what others do meanwhile (PH-26.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import discard_item
from rules.posthuman.play.people.scars import become_mutant
from tests.rules.posthuman.build import Road, Script, idle
from tests.rules.posthuman.effects.carried import carries, does
from tests.rules.posthuman.own_cards import gear, tile
from tests.rules.posthuman.rows import Row, row

FOOD, ITEM = {"steal": {"kind": "food"}}, {"steal": {"kind": "item", "size": 1}}
RAID = {"steal": {"kind": "item", "size": 1, "contest": True}}


def robs(
    rules: str, raw: dict[str, Any], road: Callable[[], Road], text: str, luck: str = ""
) -> Any:
    """A row about a theft by Ada, with a VS card."""
    return does(rules, raw, lambda: road().has(0, "looting"), text, luck, source="looting.1")


def raided(**ada: int) -> Any:
    """Ben has a big thing and a small one."""
    return lambda: Road(2).human(0, **ada).has(1, gear(id="big", size=2), gear(id="small"))


def camper(action: Any, *cards: str) -> Any:
    return lambda: Road(2).human(1, food=1).has(1, *cards).declares(1, action)


def far_away() -> Road:
    road = Road(2).human(1, food=1)
    road.lays(1, tile(terrain="mountain", zones=({"figures": 1, "kind": "dead"},)), "0,1")
    return road.stands(1, "0,1")


def meanwhile(raw: dict[str, Any], happens: Callable[[Here], object]) -> Script:
    """Ada robs somebody, and something happens once Dov has answered."""

    def other(h: Here) -> Play[None]:
        yield from idle(h, 3)
        happens(h)

    return lambda h: h.together([carries(raw, source="looting.1")(h), other(h)])


def two_rich() -> Road:
    return Road(4).human(1, food=1).human(2, food=1)


def eats(h: Here) -> None:
    h.human(1).food = 0


# fmt: off
THEFTS = [
    # With dice, a higher sum of die and speed takes a small thing.
    robs("PH-26.1 PH-11.4", RAID, raided(), "-> gear=small Ben.gear=big", "d43"),
    robs("PH-26.1 PH-11.4", RAID, raided(), "-> gear=0 Ben.gear=big,small", "d33"),
    robs("PH-26.1 PH-11.4", RAID, raided(speed=4), "-> gear=small", "d33"),
    # Nothing that does not fit; of two copies of a card one is offered.
    robs("PH-26.1 PH-20.12", ITEM,
        lambda: Road(2).has(0, gear(size=3), gear(size=3)).has(1, gear(id="small")),
        "-> Ben.gear=small"),
    robs("PH-26.1 PH-20.12", ITEM, lambda: Road(2).has(1, "knife", "knife", gear(id="small")),
        "-> options=knife.1,small"),
    # Nobody in a camo tent, and nobody elsewhere.
    robs("PH-26.3", FOOD, camper("camp", "camo-tent"), "-> Ben.food=1"),
    robs("PH-26.3", FOOD, camper("move", "camo-tent"), "-> Ben.food=0"),
    robs("PH-26.1", FOOD, far_away, "-> Ben.food=1"),
    # What has changed meanwhile: the food is gone, its owner has turned, or the thing is gone.
    row("PH-26.1", two_rich,
        "3:on 0:1 -> over food=0 Cleo.food=1 says='no longer has what Ada wanted'",
        play=meanwhile(FOOD, eats)),
    row("PH-26.1", two_rich, "3:on 0:1 -> over food=0",
        play=meanwhile(FOOD, lambda h: become_mutant(h, 1))),
    row("PH-26.1", lambda: Road(4).has(1, gear(id="one"), gear(id="two")),
        "3:on 0:one -> over gear=0 Ben.gear=two",
        play=meanwhile(ITEM, lambda h: discard_item(h, 1, "one"))),
]
# fmt: on


@pytest.mark.parametrize("row", THEFTS)
def test_stealing(row: Row) -> None:
    row.check(idle)
