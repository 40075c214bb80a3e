"""Tiles: laying them, getting from one to the other, completing them, and special ones (PH-6)."""

from typing import Any

import pytest

from rules.kit.grids import turn_exits
from rules.posthuman.model import tiles
from rules.posthuman.model.cards import START
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.actions.test_actions import make_camp
from tests.rules.posthuman.play.travel.on_the_map import (
    answer_encounters,
    perform_actions,
    stack_calm,
)
from tests.rules.posthuman.rows import Row, row

ROUND = ["0,1", "1,0", "0,-1", "-1,0"]
"""The cells to the north, east, south and west of home."""
TWO = ({"figures": 1}, {"figures": 1})
SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})
DEAD = ({"figures": 1, "kind": "dead"},)
FALL = {"label": "Fall", "pass": [{"health": -9}]}
CAMP = {"at": "camp", "do": [{"morale": 1}]}


def lay_beside_home(
    *effects: Any, done: int | None = 0, road: Road | None = None, **tile: Any
) -> Road:
    """A tile lies north of Ada's home; she stands there if some of its zones are completed."""
    made = own_cards.tile(*effects, **tile)
    road = stack_calm((road or Road(1)).lays(0, made, "0,1", done=done))
    return road.stands(0, "0,1", zone=done - 1) if done else road


def lay_supplied(*cards: dict[str, int], done: int | None = 0, **tile: Any) -> Road:
    return lay_beside_home(done=done, **tile).stacks(
        "supply", *(own_cards.supply(**card) for card in cards)
    )


def lay_printed() -> Road:
    """On urban tiles these give 2 ammo, and a weapon."""
    road = lay_beside_home(terrain="urban", zones=TWO, supply=2).stacks("weapons", "bolas")
    return road.stacks("supply", "under-floorboards", "left-in-a-hurry")


def stack_supply(**card: int) -> Road:
    road = Road(2).stacks("supply", own_cards.supply(**card))
    return road.stacks("equipment", "gunscope").stacks("weapons", "bolas")


def lay_dangerous(done: int | None) -> Road:
    road = lay_beside_home(zones=TWO, done=done)
    return road.stacks("level1", own_cards.narrative(FALL, FALL))


def lay_lasting() -> Road:
    return lay_beside_home(CAMP, zones=SAFE, done=1).human(0, morale=1, health=1)


# fmt: off
MAPS = [
    # A map of one's own, north one up and east one to the right.
    row("PH-6.1", lambda: Road(2), ". . . -> Ben.map=1", play=perform_actions(0, "scout")),
    # Mountains and completed tiles give no journey point; safe houses and others do.
    row("PH-6.8 PH-12.10", lambda: lay_beside_home(terrain="mountain", zones=DEAD),
        "enter.N -> place=0"),
    row("PH-6.8 PH-12.10", lay_beside_home, "enter.N -> place=1"),
    row("PH-6.9 PH-6.9a PH-6.14", lambda: lay_beside_home(zones=SAFE, done=1),
        "next -> place=1 zone=1 completed in_safe_house"),
    # Home: one supply card to forage, no encounter, no point.
    row("PH-6.10 PH-6.10a", lambda: stack_supply(food=1), "-> food=1 foraged can_forage=no",
        play=perform_actions(0, "forage")),
    row("PH-6.10a PH-12.5", lambda: lay_beside_home(done=None).stands(0, "0,1"),
        "enter.S -> over at=0,0 drawn=none place=0"),
    # The last zone gives the supplies of its terrain, once.
    row("PH-6.11 PH-6.19", lay_printed, "enter.N -> ammo=0 hand=0"),
    row("PH-6.11 PH-6.19", lay_printed,
        "enter.N next -> ammo=2 food=0 hand=bolas completed foraged=no",
        play=perform_actions(0, "move", "move")),
    row("PH-6.19", lambda: stack_supply(food=1, ammo=2, equipment=1, weapons=1),
        ".. -> food=1 ammo=2 hand=gunscope.1,bolas gear=0", play=perform_actions(0, "forage")),
    row("PH-6.11", lambda: lay_supplied({"food": 1}, supply=0), "enter.N -> completed food=0"),
    row("PH-6.12 PH-12.5 PH-6.8",
        lambda: lay_supplied({"food": 1}, zones=({"figures": 2},) * 2, supply=3, done=None),
        "enter.N -> drawn=1 food=0 zone=none place=0"),
    # A special rule works once the tile is completed.
    row("PH-6.13",
        lambda: lay_beside_home({"at": "tile_done", "do": [{"food": 2}]}, zones=TWO, supply=0),
        "enter.N -> food=0"),
    row("PH-6.13",
        lambda: lay_beside_home({"at": "tile_done", "do": [{"food": 2}]}, zones=TWO, supply=0,
            done=1),
        "next -> food=2 can_forage=no"),
    row("PH-6.13",
        lambda: lay_beside_home(CAMP, supply=1).stacks("supply", own_cards.supply(food=2)),
        "enter.N -> food=2 can_forage"),
    row("PH-6.14", lay_beside_home, "enter.N -> at=0,1 zone=none"),
    # It and a safe house work until one leaves: camp gives 2, the safe house 1, the rule 1 morale.
    row("PH-6.15", lay_lasting, "next health -> health=4 morale=2 in_safe_house",
        play=perform_actions(0, "move", "camp")),
    row("PH-6.15", lay_lasting,
        "next health enter.S enter.N -> health=6 morale=2 in_safe_house=no zone=none",
        play=perform_actions(0, "move", "camp", "move", "move", "camp")),
    row("PH-6.15", lambda: Road(1).camps(0, own_cards.tile(CAMP)).human(0, morale=1),
        "stay -> morale=2", play=perform_actions(0, "move", "camp")),
    # A knockout costs the progress of an uncompleted tile alone.
    row("PH-6.16 PH-12.7", lambda: lay_dangerous(1), "next -> at=0,0 tiles_done=0"),
    row("PH-6.16 PH-12.7", lambda: lay_dangerous(None), "enter.N -> at=0,0 tiles_done=2"),
    # Without tiles left nothing is drawn, and a scout draws what there is.
    row("PH-6.17", lambda: lay_beside_home(done=None).only("tiles"), "-> options=enter.N,stay"),
    row("PH-6.17", lambda: Road(1).only("tiles", own_cards.tile(), own_cards.tile()),
        ". . -> cells=0,0/0,1/1,0", play=perform_actions(0, "scout")),
    # A laid tile keeps its turn, and one that is not kept goes under the stack.
    row("PH-6.3", lambda: stack_calm(Road(1).stacks("tiles", own_cards.tile(exits="NE"))),
        "new E.2 -> quarters=2 exits=NESW,SW"),
    row("PH-1.8", lambda: Road(1).has(0, "road-map").stacks("tiles", "underpass", "clinic"),
        "new -> options=underpass,clinic | clinic -> drawn_tiles=0:clinic lowest=underpass"),
    # A drawn tile is its drawer's until it lies.
    row("PH-6.18", lambda: Road(2).stacks("tiles", "underpass"),
        "new -> secret topics=place Ada.sees=Underpass Ben.blind=nderpass blind=nderpass "
        "Ben.misses=Underpass | stay N.0 -> Ben.hears=Underpass Ben.sees=Underpass"),
]
# fmt: on


@pytest.mark.parametrize("row", MAPS)
def test_the_map(row: Row) -> None:
    row.check(perform_actions(0, "move"), answer_encounters)


@pytest.mark.rule("PH-6.1a", "PH-11.13")
def test_north_is_one_up_and_east_one_to_the_right() -> None:
    made = [own_cards.tile() for _ in range(4)]
    case = Road(1).stacks("tiles", *made).play(perform_actions(0, "scout")).defaults()
    assert [case.human().map[cell].tile for cell in ROUND] == made
    told = zip(("north", "east", "south", "west"), case.texts("tile")[1:], strict=True)
    assert all(f" to the {side} with exits " in text for side, text in told)


def list_ways(exits: str, road: Road | None = None) -> set[str]:
    """How a tile with these exits could be laid beside home: the side, and the turns."""
    human = (road or Road(1)).state.human(0)
    found = tiles.list_placements(human, own_cards.tile(exits=exits))
    return {f"{one.side}{one.quarters}" for one in found}


@pytest.mark.rule("PH-6.3", "PH-6.4")
def test_a_tile_is_turned_so_that_an_exit_faces_where_one_stands() -> None:
    assert list_ways("NS") == {"N0", "S0", "E1", "W1"}
    assert list_ways("NE") == {"N1", "N2", "E2", "E3", "S0", "S3", "W0", "W1"}
    # Exits towards other neighbours need not match: a straight road lies north-east.
    assert "N0" in list_ways("NESW", Road(1).lays(0, own_cards.tile(exits="NS"), "1,1"))


@pytest.mark.rule("PH-6.5", "PH-6.6", "PH-6.6a")
def test_neighbours_are_connected_by_two_exits_and_a_lone_exit_is_blocked() -> None:
    road = Road(1).lays(0, own_cards.tile(exits="NS"), "0,1")
    road.lays(0, own_cards.tile(exits="NS"), "1,0").lays(0, own_cards.tile(exits="EW"), "-1,0")
    human = road.state.human(0)
    assert human.find_connected_tiles() == {"N": "0,1", "W": "-1,0"}
    assert human.find_empty_exits() == {"S": "0,-1"}


@pytest.mark.rule("PH-6.10", "PH-6.10a")
def test_home_is_a_completed_rural_tile_with_four_exits() -> None:
    assert (START.terrain, START.zones, START.supply) == ("rural", (), 1)
    assert (set(START.exits), START.effects) == ({*"NESW"}, ())
    assert START.id not in CONTENT.tiles
    laid = Road(1).state.human(0).tile
    assert (laid.is_completed, laid.foraged) == (True, False)


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
    road = stack_calm((road or Road(1)).human(0, **ada))
    road.lays(0, one, "0,1", done=zones - 1, quarters=north)
    road.stacks("supply", *(own_cards.supply(ammo=1) for _ in range(3))).stacks("weapons", "bolas")
    return road.stands(0, "0,1", zone=zones - 2) if zones > 1 else road


def prove_completion(
    rules: str, name: str, text: str, *, road: Any = lambda: Road(1), **ada: int
) -> Any:
    """A row about what Ada gains when she completes a tile."""
    first = "next" if len(CONTENT.tiles[find_tile(name)].zones) > 1 else "enter.N"
    return row(rules, lambda: before_last(name, road(), **ada), f"{first} {text}")


def prove_camp(rules: str, name: str, text: str) -> Any:
    place = find_tile(name)
    return row(
        rules, lambda: Road(1).camps(0, place).human(0, health=1, morale=1), text, play=make_camp
    )


def place_on_tile(tile: str, *, fresh: bool = True) -> Road:
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
    prove_completion("PH-26.8", "Watch Tower", "yes -> topics=place"),
    prove_completion("PH-26.8", "Watch Tower", "-> over", road=lambda: Road(1).only("tiles")),
    prove_camp("PH-26.8", "Abandoned Amusement Park", "-> health=3 morale=2"),
    prove_camp("PH-26.8", "Church", "-> health=3 morale=2"),
    prove_camp("PH-26.8", "Clinic", "-> health=4 morale=1"),
    prove_completion("PH-26.8", "Church", "-> morale=2", morale=1),
    prove_completion("PH-26.8", "Farm", "-> food=2"),
    prove_completion("PH-26.8", "Armoury", "-> hand=bolas"),
    row("PH-26.8", lambda: place_on_tile("silo"), "-> food=2", play=perform_actions(0, "forage")),
    row("PH-26.8", in_the_garden,
        "-> options=herb-garden/0>1,done | herb-garden/0>1 yes -> Ben.health=2", play=make_camp),
    prove_completion("PH-26.8", "Hunting Cabin", "-> in_safe_house"),
    prove_completion("PH-26.8", "Hidden Spring", "-> hunger=1", hunger=2),
    row("PH-26.8", lambda: place_on_tile("observatory"), "new -> options=underpass,clinic"),
    row("PH-26.8", lambda: place_on_tile("observatory", fresh=False), "new -> topics=place"),
    prove_completion("PH-26.8", "Hermit's Cave", "-> counters=1"),
]
# fmt: on


@pytest.mark.parametrize("row", SPECIAL)
def test_a_special_tile(row: Row) -> None:
    row.check(perform_actions(0, "move"), answer_encounters)


@pytest.mark.rule("PH-26.8", "PH-8.7")
def test_watch_towers_scout_lays_a_tile_at_each_vacant_exit() -> None:
    case = answer_encounters(
        before_last("Watch Tower").play(perform_actions(0, "move")).pick("enter.N")
    )
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
