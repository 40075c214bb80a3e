"""The twelve special tiles (PH-26.8)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.grids import turn_exits
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.actions.test_camping import camp
from tests.rules.posthuman.play.travel.on_the_map import acts, quiet, through
from tests.rules.posthuman.rows import Row, row

TWELVE = {
    "Watch Tower": "mountain",
    "Abandoned Amusement Park": "urban",
    "Church": "rural",
    "Farm": "rural",
    "Clinic": "urban",
    "Armoury": "urban",
    "Silo": "rural",
    "Herb Garden": "wilderness",
    "Hunting Cabin": "wilderness",
    "Hidden Spring": "wilderness",
    "Observatory": "mountain",
    "Hermit's Cave": "mountain",
}


def find_tile(name: str) -> str:
    return next(tile.id for tile in CONTENT.tiles.values() if tile.name == name)


def before_last(name: str, road: Road | None = None, **ada: int) -> Road:
    """Ada stands before the last zone of a special tile north of her home, and meets nothing."""
    one = find_tile(name)
    zones = len(CONTENT.tiles[one].zones)
    north = next(q for q in range(4) if "S" in turn_exits(CONTENT.tiles[one].exits, q))
    road = quiet((road or Road(1)).human(0, **ada))
    road.lays(0, one, "0,1", done=zones - 1, quarters=north)
    road.stacks("supply", *(own_cards.supply(ammo=1) for _ in range(3))).stacks("weapons", "bolas")
    return road.stands(0, "0,1", zone=zones - 2) if zones > 1 else road


def completes(rules: str, name: str, text: str, *, road: Any = lambda: Road(1), **ada: int) -> Any:
    """A row about what completing a tile gives to Ada, who has this before."""
    first = "next" if len(CONTENT.tiles[find_tile(name)].zones) > 1 else "enter.N"
    return row(rules, lambda: before_last(name, road(), **ada), f"{first} {text}")


def camps(rules: str, name: str, text: str) -> Any:
    place = find_tile(name)
    return row(rules, lambda: Road(1).camps(0, place).human(0, health=1, morale=1), text, play=camp)


def on(tile: str, *, fresh: bool = True) -> Road:
    """Ada stands on a completed tile, and has not left it since if it is `fresh`."""
    road = Road(1).lays(0, tile, "0,1").stands(0, "0,1", fresh=fresh)
    road.stacks("supply", *(own_cards.supply(food=1) for _ in range(3)))
    return road.stacks("tiles", "underpass", "clinic")


def in_the_garden() -> Road:
    road = Road(2, phase="camp").camps(0, "herb-garden").human(1, health=1)
    return road.lays(1, own_cards.tile(terrain="wilderness"), "0,1").stands(1, "0,1")


# fmt: off
SPECIAL = [
    # A free scout, if there is anything to scout.
    completes("PH-26.8", "Watch Tower", "yes -> topics=place"),
    completes("PH-26.8", "Watch Tower", "-> over", road=lambda: Road(1).only("tiles")),
    camps("PH-26.8", "Abandoned Amusement Park", "-> health=3 morale=2"),
    camps("PH-26.8", "Church", "-> health=3 morale=2"),
    camps("PH-26.8", "Clinic", "-> health=4 morale=1"),
    completes("PH-26.8", "Church", "-> morale=2", morale=1),
    completes("PH-26.8", "Farm", "-> food=2"),
    completes("PH-26.8", "Armoury", "-> hand=bolas"),
    row("PH-26.8", lambda: on("silo"), "-> food=2", play=acts(0, "forage")),
    row("PH-26.8", in_the_garden,
        "-> options=herb-garden/0>1,done | herb-garden/0>1 yes -> Ben.health=2", play=camp),
    completes("PH-26.8", "Hunting Cabin", "-> in_safe_house"),
    completes("PH-26.8", "Hidden Spring", "-> hunger=1", hunger=2),
    row("PH-26.8", lambda: on("observatory"), "new -> options=underpass,clinic"),
    row("PH-26.8", lambda: on("observatory", fresh=False), "new -> topics=place"),
    completes("PH-26.8", "Hermit's Cave", "-> counters=1"),
]
# fmt: on


@pytest.mark.parametrize("row", SPECIAL)
def test_a_special_tile(row: Row) -> None:
    row.check(acts(0, "move"), through)


@pytest.mark.rule("PH-26.8", "PH-8.7")
def test_watch_towers_scout_lays_a_tile_at_each_vacant_exit() -> None:
    case = through(before_last("Watch Tower").play(acts(0, "move")).pick("enter.N"))
    vacant, before = len(case.human().find_empty_exits()), len(case.human().map)
    case.pick("yes").defaults()
    assert vacant
    assert (case.human().find_empty_exits(), len(case.human().map)) == ({}, before + vacant)


@pytest.mark.rule("PH-26.8")
def test_there_are_twelve_on_their_terrain() -> None:
    found = {
        tile.name: tile.terrain
        for tile in CONTENT.tiles.values()
        if tile.effects or tile.name == "Hunting Cabin"
    }
    assert found == TWELVE
