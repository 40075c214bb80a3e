"""Tiles: laying them, getting from one to the other, completing them (PH-6)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.model import tiles
from rules.posthuman.model.cards import START
from rules.posthuman.model.decks import CONTENT, TILES
from rules.posthuman.model.state import HOME
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.play.travel.on_the_map import acts, goes, quiet, through
from tests.rules.posthuman.rows import follow, row

ROUND = ["0,1", "1,0", "0,-1", "-1,0"]
"""The cells to the north, east, south and west of home."""
TWO = ({"figures": 1}, {"figures": 1})
SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})
DEAD = ({"figures": 1, "kind": "dead"},)
FALL = {"label": "Fall", "pass": [{"health": -9}]}
CAMP = {"at": "camp", "do": [{"morale": 1}]}


def near(*effects: Any, done: int | None = 0, road: Road | None = None, **tile: Any) -> Road:
    """A tile lies north of Ada's home; she stands there if some of its zones are completed."""
    made = own_cards.tile(*effects, **tile)
    road = quiet((road or Road(1)).lays(0, made, "0,1", done=done))
    return road.stands(0, "0,1", zone=done - 1) if done else road


def supplied(*cards: dict[str, int], **tile: Any) -> Road:
    return near(**tile).stacks("supply", *(own_cards.supply(**card) for card in cards))


def printed() -> Road:
    """On urban tiles these give 2 ammo, and a weapon."""
    road = near(terrain="urban", zones=TWO, supply=2).stacks("weapons", "bolas")
    return road.stacks("supply", "under-floorboards", "left-in-a-hurry")


def forage(**card: int) -> Road:
    road = Road(2).stacks("supply", own_cards.supply(**card))
    return road.stacks("equipment", "gunscope").stacks("weapons", "bolas")


def used_up(*discards: dict[str, int]) -> Road:
    road = Road(1).only("supply")
    for card in discards:
        road.state.supply.discard(own_cards.supply(**card))
    return road


def falls(done: int | None) -> Road:
    road = near(zones=TWO, done=done)
    return road.stacks("level1", own_cards.narrative(FALL, FALL))


def lasting() -> Road:
    return near(CAMP, zones=SAFE, done=1).human(0, morale=1, health=1)


MAPS = [
    # A map of one's own, north one up and east one to the right.
    row("PH-6.1", lambda: Road(2), *["lapse"] * 3, play=acts(0, "scout"), ben_map=1),
    # Mountains and completed tiles give no journey point; safe houses and others do.
    row("PH-6.8 PH-12.10", lambda: near(terrain="mountain", zones=DEAD), "enter.N", place=0),
    row("PH-6.8 PH-12.10", near, "enter.N", place=1),
    row(
        "PH-6.9 PH-6.9a PH-6.14",
        lambda: near(zones=SAFE, done=1),
        "next",
        **{"place": 1, "zone": 1, "completed": True, "in_safe_house": True},
    ),
    # Home: one supply card to forage, no encounter, no point.
    row(
        "PH-6.10 PH-6.10a",
        lambda: forage(food=1),
        play=acts(0, "forage"),
        food=1,
        foraged=True,
        can_forage=False,
    ),
    row(
        "PH-6.10a PH-12.5",
        lambda: near(done=None).stands(0, "0,1"),
        "enter.S",
        **{"over": True, "at": HOME, "drawn": [], "place": 0},
    ),
    # The last zone gives the supplies of its terrain, once.
    row("PH-6.11 PH-6.19", printed, "enter.N", ammo=0, hand=0),
    row(
        "PH-6.11 PH-6.19",
        printed,
        *("enter.N", "next"),
        play=acts(0, "move", "move"),
        **{"ammo": 2, "food": 0, "hand": ["bolas"], "completed": True, "foraged": False},
    ),
    row("PH-6.11", lambda: supplied({"food": 1}, supply=0), "enter.N", completed=True, food=0),
    row(
        "PH-6.12 PH-12.5 PH-6.8",
        lambda: near(zones=({"figures": 2},) * 2, supply=3, done=None).stacks(
            "supply", own_cards.supply(food=1)
        ),
        "enter.N",
        **{"drawn": [1], "food": 0, "zone": None, "place": 0},
    ),
    # A special rule works once the tile is completed.
    row(
        "PH-6.13",
        lambda: near({"at": "tile_done", "do": [{"food": 2}]}, zones=TWO, supply=0),
        "enter.N",
        food=0,
    ),
    row(
        "PH-6.13",
        lambda: near({"at": "tile_done", "do": [{"food": 2}]}, zones=TWO, supply=0, done=1),
        "next",
        **{"food": 2, "can_forage": False},
    ),
    row(
        "PH-6.13",
        lambda: near(CAMP, supply=1).stacks("supply", own_cards.supply(food=2)),
        "enter.N",
        **{"food": 2, "can_forage": True},
    ),
    row("PH-6.14", near, "enter.N", at="0,1", zone=None),
    # It and a safe house work until one leaves: camp gives 2, the safe house 1, the rule 1 morale.
    row(
        "PH-6.15",
        lasting,
        *("next", "health"),
        play=acts(0, "move", "camp"),
        **{"health": 4, "morale": 2, "in_safe_house": True},
    ),
    row(
        "PH-6.15",
        lasting,
        *("next", "health", "enter.S", "enter.N"),
        play=acts(0, "move", "camp", "move", "move", "camp"),
        **{"health": 6, "morale": 2, "in_safe_house": False, "zone": None},
    ),
    row(
        "PH-6.15",
        lambda: Road(1).camps(0, own_cards.tile(CAMP)).human(0, morale=1),
        "stay",
        play=acts(0, "move", "camp"),
        morale=2,
    ),
    # A knockout costs the progress of an uncompleted tile alone.
    row("PH-6.16 PH-12.7", lambda: falls(1), "next", at=HOME, tiles_done=[0]),
    row("PH-6.16 PH-12.7", lambda: falls(None), "enter.N", at=HOME, tiles_done=[2]),
    # Without tiles left nothing is drawn, and a scout draws what there is.
    row("PH-6.17", lambda: near(done=None).only("tiles"), offers=["enter.N", "stay"]),
    row(
        "PH-6.17",
        lambda: Road(1).only("tiles", own_cards.tile(), own_cards.tile()),
        *["lapse"] * 2,
        play=acts(0, "scout"),
        cells=[HOME, "0,1", "1,0"],
    ),
    # Used supply cards come back, if there are any.
    row("PH-1.8 PH-1.9", lambda: used_up({"food": 1}), play=acts(0, "forage"), food=1),
    row("PH-1.8", used_up, play=acts(0, "forage"), over=True, food=0),
]


@pytest.mark.parametrize(("road", "answers", "then"), MAPS)
def test_the_map(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(acts(0, "move"), road, answers, then, through)


@pytest.mark.rule("PH-6.1a", "PH-11.13")
def test_north_is_one_up_and_east_one_to_the_right() -> None:
    made = [own_cards.tile() for _ in range(4)]
    case = Road(1).stacks("tiles", *made).play(acts(0, "scout")).defaults()
    assert [case.human().map[cell].tile for cell in ROUND] == made
    told = zip(("north", "east", "south", "west"), case.texts("tile")[1:], strict=True)
    assert all(f" to the {side} with exits " in text for side, text in told)


@pytest.mark.rule("PH-6.2", "PH-6.7", "PH-6.7a", "PH-6.8", "PH-6.9a")
def test_what_all_tiles_have() -> None:
    for tile in CONTENT.tiles.values():
        assert 2 <= len(tile.exits) <= 4
        assert 1 <= len(tile.zones) <= 3
        assert 0 <= tile.supply <= 3
        assert {zone.figures for zone in tile.zones} <= {1, 2}
        assert (tile.terrain == "mountain") == any(zone.kind == "dead" for zone in tile.zones)
        kinds = {zone.kind for zone in tile.zones}
        assert tile.terrain != "mountain" or kinds == {"dead"}
    zones = [zone for tile in CONTENT.tiles.values() for zone in tile.zones]
    assert {(zone.kind, zone.figures) for zone in zones} >= {
        ("safe", 1),
        ("normal", 2),
        ("dead", 1),
    }


@pytest.mark.rule("PH-6.3", "PH-6.4")
def test_a_tile_is_turned_so_that_an_exit_faces_where_one_stands() -> None:
    road = Road(1)
    straight, corner = own_cards.tile(exits="NS"), own_cards.tile(exits="NE")
    found = {
        (one.side, one.quarters) for one in tiles.list_placements(road.state.human(0), straight)
    }
    assert found == {("N", 0), ("S", 0), ("E", 1), ("W", 1)}
    for one in tiles.list_placements(road.state.human(0), corner):
        assert {"N": "S", "E": "W", "S": "N", "W": "E"}[one.side] in one.exits
    # Turned by a quarter, N and E become E and S, which faces home from the north.
    turns = {one.quarters for one in tiles.list_placements(road.state.human(0), corner)}
    assert turns == {0, 1, 2, 3}
    assert len(tiles.list_placements(road.state.human(0), corner)) == 8


@pytest.mark.rule("PH-6.4")
def test_exits_towards_other_neighbours_need_not_match() -> None:
    # A straight road lies north-east; north of home comes a tile with an exit towards it.
    road = Road(1).lays(0, own_cards.tile(exits="NS"), "1,1")
    found = tiles.list_placements(road.state.human(0), own_cards.tile(exits="NESW"))
    assert "N" in {one.side for one in found}


@pytest.mark.rule("PH-6.5", "PH-6.6", "PH-6.6a")
def test_neighbours_are_connected_by_two_exits_and_a_lone_exit_is_blocked() -> None:
    road = Road(1).lays(0, own_cards.tile(exits="NS"), "0,1")
    road.lays(0, own_cards.tile(exits="NS"), "1,0").lays(0, own_cards.tile(exits="EW"), "-1,0")
    human = road.state.human(0)
    assert human.find_connected_tiles() == {"N": "0,1", "W": "-1,0"}
    assert human.find_empty_exits() == {"S": "0,-1"}


@pytest.mark.rule("PH-6.3")
def test_a_laid_tile_keeps_its_turn() -> None:
    made = own_cards.tile(exits="NE")
    road = quiet(Road(1).stacks("tiles", made))
    case = goes(road.play(acts(0, "move")), "new", "E.2")
    laid = case.human().map["1,0"]
    assert (laid.quarters, laid.exits) == (2, ("S", "W"))


@pytest.mark.rule("PH-6.10", "PH-6.10a")
def test_home_is_a_completed_rural_tile_with_four_exits() -> None:
    assert (START.terrain, START.zones, START.supply) == ("rural", (), 1)
    assert set(START.exits) == {"N", "E", "S", "W"}
    laid = Road(1).state.human(0).tile
    assert (laid.is_completed, laid.foraged) == (True, False)


@pytest.mark.rule("PH-6.18")
def test_a_drawn_tile_is_its_drawers_until_it_lies() -> None:
    road = Road(2).stacks("tiles", "underpass")
    case = road.play(acts(0, "move")).pick("new")
    prompt = case.prompt("place")
    assert prompt.secret
    assert str(TILES["underpass"].name) not in prompt.about
    assert [tile.name for tile in view_table(case.s, 0, NAMES[:2]).private.drawn_tiles] == [
        "Underpass"
    ]
    for reader in (1, None):
        text = view_table(case.s, reader, NAMES[:2]).model_dump_json()
        assert "Underpass" not in text
        assert "underpass" not in text
    assert not case.said("Underpass", to=1)
    case.pick("stay").pick("N.0")
    assert case.said("Underpass", to=1)
    assert "Underpass" in view_table(case.s, 1, NAMES[:2]).model_dump_json()


@pytest.mark.rule("PH-6.19")
def test_rewards_go_to_the_sheet_and_cards_into_the_hand() -> None:
    made = own_cards.supply(food=1, ammo=2, equipment=1, weapons=1)
    road = Road(1).stacks("supply", made).stacks("equipment", "gunscope")
    case = road.stacks("weapons", "bolas").play(acts(0, "forage")).defaults()
    human = case.human()
    assert (human.food, human.ammo, human.hand) == (1, 2, ["gunscope.1", "bolas"])
    assert human.gear == []


@pytest.mark.rule("PH-1.8")
def test_a_tile_that_is_not_kept_goes_under_the_stack() -> None:
    road = Road(1).has(0, "road-map").stacks("tiles", "underpass", "clinic")
    case = through(road.play(acts(0, "move")).pick("new"))
    assert case.options == ["underpass", "clinic"]
    case.pick("clinic")
    assert case.s.tiles[0] == "underpass"
    assert case.s.drawn_tiles == {0: ["clinic"]}
