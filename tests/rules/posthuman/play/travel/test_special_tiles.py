"""The twelve special tiles (PH-26.8)."""

from __future__ import annotations

import pytest

from rules.kit.grids import turn_exits
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.actions.test_camping import camped
from tests.rules.posthuman.play.travel.on_the_map import acts, goes, quiet

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


def tile_id(name: str) -> str:
    return next(tile.id for tile in CONTENT.tiles.values() if tile.name == name)


def completes(name: str, road: Road | None = None) -> Case:
    """Ada enters the last zone of a special tile north of her home, and nothing happens there."""
    one = tile_id(name)
    zones = len(CONTENT.tiles[one].zones)
    road = quiet((road or Road(1)).lays(0, one, "0,1", done=zones - 1))
    if zones > 1:
        road.stands(0, "0,1", zone=zones - 2)
        return goes(road.play(acts(0, "move")), "next")
    north = next(q for q in range(4) if "S" in turn_exits(CONTENT.tiles[one].exits, q))
    road.state.human(0).map["0,1"].quarters = north
    return goes(road.play(acts(0, "move")), "enter.N")


@pytest.mark.rule("PH-26.8")
def test_there_are_twelve_on_their_terrain() -> None:
    found = {
        tile.name: tile.terrain
        for tile in CONTENT.tiles.values()
        if tile.effects or tile.name == "Hunting Cabin"
    }
    assert found == TWELVE


@pytest.mark.rule("PH-26.8", "PH-8.7")
def test_watch_tower_gives_a_free_scout_when_completed() -> None:
    case = completes("Watch Tower")
    vacant = len(case.human().find_empty_exits())
    assert vacant
    goes(case, "yes")
    before = len(case.human().map)
    case.defaults()
    assert case.human().find_empty_exits() == {}
    assert len(case.human().map) == before + vacant


@pytest.mark.rule("PH-26.8", "PH-8.7")
def test_where_nothing_can_be_scouted_watch_tower_asks_nothing() -> None:
    assert completes("Watch Tower", Road(1).only("tiles")).over


@pytest.mark.rule("PH-26.8")
@pytest.mark.parametrize(
    ("name", "health", "morale"),
    [("Abandoned Amusement Park", 3, 2), ("Church", 3, 2), ("Clinic", 4, 1)],
)
def test_camping_there_gives_more(name: str, health: int, morale: int) -> None:
    case = camped(Road(1).camps(0, tile_id(name)).human(0, health=1, morale=1))
    assert (case.human().health, case.human().morale) == (health, morale)


@pytest.mark.rule("PH-26.8")
def test_church_gives_morale_when_completed() -> None:
    assert completes("Church", Road(1).human(0, morale=1)).human().morale == 2


@pytest.mark.rule("PH-26.8")
def test_farm_gives_two_food_when_completed() -> None:
    road = Road(1).stacks("supply", *(own_cards.supply(ammo=1) for _ in range(3)))
    assert completes("Farm", road).human().food == 2


@pytest.mark.rule("PH-26.8")
def test_armoury_gives_a_weapon_when_completed() -> None:
    road = Road(1).stacks("supply", *(own_cards.supply(ammo=1) for _ in range(3)))
    assert completes("Armoury", road.stacks("weapons", "bolas")).human().hand == ["bolas"]


@pytest.mark.rule("PH-26.8")
def test_silo_gives_two_supply_cards_to_a_forage() -> None:
    road = Road(1).lays(0, "silo", "0,1").stands(0, "0,1", fresh=True)
    road.stacks("supply", *(own_cards.supply(food=1) for _ in range(3)))
    assert road.play(acts(0, "forage")).human().food == 2


@pytest.mark.rule("PH-26.8")
def test_herb_garden_heals_another_who_agrees() -> None:
    road = Road(2, phase="camp").camps(0, "herb-garden").human(1, health=1)
    road.lays(1, own_cards.tile(terrain="wilderness"), "0,1").stands(1, "0,1")
    case = camped(road)
    assert case.options == ["herb-garden/0>1", "done"]
    case.pick("herb-garden/0>1").pick("yes")
    assert case.human(1).health == 2


@pytest.mark.rule("PH-26.8")
def test_the_last_zone_of_the_hunting_cabin_is_a_safe_house() -> None:
    zones = CONTENT.tiles[tile_id("Hunting Cabin")].zones
    assert zones[-1].kind == "safe"
    assert completes("Hunting Cabin").human().in_safe_house


@pytest.mark.rule("PH-26.8")
def test_hidden_spring_moves_the_hunger_marker_one_slot_right() -> None:
    assert completes("Hidden Spring", Road(1).human(0, hunger=2)).human().hunger == 1


@pytest.mark.rule("PH-26.8")
def test_from_the_observatory_one_draws_two_tiles_and_keeps_one() -> None:
    road = Road(1).lays(0, "observatory", "0,1").stands(0, "0,1", fresh=True)
    road.stacks("tiles", "underpass", "clinic")
    case = road.play(acts(0, "move")).pick("new")
    assert case.options == ["underpass", "clinic"]
    # Without the tile's rule it is one.
    plain = Road(1).lays(0, "observatory", "0,1").stands(0, "0,1").stacks("tiles", "underpass")
    assert plain.play(acts(0, "move")).pick("new").prompt("place").data["tile"] == "underpass"


@pytest.mark.rule("PH-26.8")
def test_hermits_cave_gives_one_xp_when_completed() -> None:
    assert completes("Hermit's Cave").human().counters == 1
