"""Tiles: laying them, getting from one to the other, completing them (PH-6)."""

from __future__ import annotations

import pytest

from rules.posthuman.model import tiles
from rules.posthuman.model.cards import START
from rules.posthuman.model.decks import CONTENT, TILES
from rules.posthuman.model.state import HOME
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.play.travel.on_the_map import acts, goes, quiet, through

ROUND = {"N": "0,1", "E": "1,0", "S": "0,-1", "W": "-1,0"}


def drawn(road: Road, *made: str) -> Road:
    """Tiles that come next from the stack."""
    return road.stacks("tiles", *made)


# -- the grid ------------------------------------------------------------------------------------


@pytest.mark.rule("PH-6.1")
def test_everybody_builds_a_map_of_their_own() -> None:
    road = drawn(Road(2), *(own_cards.tile() for _ in range(4)))
    case = road.play(acts(0, "scout")).defaults()
    assert len(case.human(0).map) == 5
    assert list(case.human(1).map) == [HOME]


@pytest.mark.rule("PH-6.1a", "PH-11.13")
def test_north_is_one_up_and_east_one_to_the_right() -> None:
    made = [own_cards.tile() for _ in range(4)]
    case = drawn(Road(1), *made).play(acts(0, "scout")).defaults()
    assert {cell: laid.tile for cell, laid in case.human().map.items() if cell != HOME} == {
        ROUND["N"]: made[0],
        ROUND["E"]: made[1],
        ROUND["S"]: made[2],
        ROUND["W"]: made[3],
    }


@pytest.mark.rule("PH-6.2")
def test_a_tile_has_terrain_exits_zones_and_supply_icons() -> None:
    for tile in CONTENT.tiles.values():
        assert 2 <= len(tile.exits) <= 4
        assert 1 <= len(tile.zones) <= 3
        assert 0 <= tile.supply <= 3


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
    road = quiet(drawn(Road(1), made))
    case = goes(road.play(acts(0, "move")), "new", "E.2")
    laid = case.human().map["1,0"]
    assert (laid.quarters, laid.exits) == (2, ("S", "W"))


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-6.7", "PH-6.7a")
def test_every_zone_of_every_tile_has_one_or_two_figures() -> None:
    assert {z.figures for tile in CONTENT.tiles.values() for z in tile.zones} == {1, 2}


@pytest.mark.rule("PH-6.8")
def test_zones_of_mountains_are_dead() -> None:
    mountains = [tile for tile in CONTENT.tiles.values() if tile.terrain == "mountain"]
    assert mountains
    assert {zone.kind for tile in mountains for zone in tile.zones} == {"dead"}


@pytest.mark.rule("PH-6.8", "PH-12.10")
def test_a_mountain_gives_no_journey_point_and_other_terrain_does() -> None:
    dead = own_cards.tile(terrain="mountain", zones=({"figures": 1, "kind": "dead"},))
    road = quiet(Road(1).lays(0, dead, "0,1", done=0).lays(0, own_cards.tile(), "1,0", done=0))
    case = goes(road.play(acts(0, "move", "move", "move")), "enter.N")
    assert case.human().place == 0
    assert goes(case, "enter.S", "enter.E").human().place == 1


@pytest.mark.rule("PH-6.9a")
def test_no_mountain_carries_a_safe_house() -> None:
    safe = {t.terrain for t in CONTENT.tiles.values() if any(z.kind == "safe" for z in t.zones)}
    assert safe
    assert "mountain" not in safe


@pytest.mark.rule("PH-6.9a", "PH-6.9", "PH-6.14")
def test_a_safe_house_gives_a_journey_point_and_one_stays_in_it() -> None:
    road = quiet(Road(1).lays(0, own_cards.tile(zones=SAFE), "0,1", done=1))
    case = goes(road.stands(0, "0,1", zone=0).play(acts(0, "move")), "next")
    human = case.human()
    assert human.place == 1
    assert (human.zone, human.tile.is_completed, human.in_safe_house) == (1, True, True)


SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})


# -- the starting tile ---------------------------------------------------------------------------


@pytest.mark.rule("PH-6.10", "PH-6.10a")
def test_home_is_a_completed_rural_tile_with_four_exits_and_one_supply_card_to_forage() -> None:
    assert (START.terrain, START.zones, START.supply) == ("rural", (), 1)
    assert set(START.exits) == {"N", "E", "S", "W"}
    made = own_cards.supply(food=1)
    road = Road(2).stacks("supply", made, own_cards.supply(food=1))
    for seat in (0, 1):
        laid = road.state.human(seat).tile
        assert laid.is_completed
        assert not laid.foraged
    case = road.play(acts(0, "forage"))
    assert case.human().food == 1
    assert case.s.supply.discards == [made]
    assert "forage" not in legal_actions(case.s, 0)


@pytest.mark.rule("PH-6.10a", "PH-12.5")
def test_coming_home_draws_no_encounter() -> None:
    road = Road(1).lays(0, own_cards.tile(), "0,1").stands(0, "0,1")
    before = len(road.state.encounters[1].pile)
    case = road.play(acts(0, "move")).pick("enter.S")
    assert case.over
    assert case.human().at == HOME
    assert len(case.s.encounters[1].pile) == before
    assert case.human().place == 0


# -- completing ----------------------------------------------------------------------------------


@pytest.mark.rule("PH-6.11", "PH-6.19")
def test_the_last_zone_gives_the_supplies_of_its_terrain() -> None:
    two = own_cards.tile(terrain="urban", zones=({"figures": 1}, {"figures": 1}), supply=2)
    road = quiet(Road(1).lays(0, two, "0,1", done=0))
    # Printed, terrain by terrain: 2 ammo, and a weapon.
    road.stacks("supply", "under-floorboards", "left-in-a-hurry").stacks("weapons", "bolas")
    case = goes(road.play(acts(0, "move", "move")), "enter.N")
    assert (case.human().ammo, case.human().hand) == (0, [])
    goes(case, "next")
    human = case.human()
    assert (human.ammo, human.food, human.hand) == (2, 0, ["bolas"])
    assert human.tile.is_completed
    assert not human.tile.foraged
    assert case.s.supply.discards == ["under-floorboards", "left-in-a-hurry"]


@pytest.mark.rule("PH-6.11")
def test_a_tile_without_supply_icons_gives_none() -> None:
    road = quiet(Road(1).lays(0, own_cards.tile(supply=0), "0,1", done=0))
    before = len(road.state.supply.pile)
    case = goes(road.play(acts(0, "move")), "enter.N")
    assert case.human().tile.is_completed
    assert len(case.s.supply.pile) == before


@pytest.mark.rule("PH-6.12", "PH-12.5", "PH-6.8")
def test_a_completed_tile_is_one_dead_zone_with_one_encounter_and_no_supplies() -> None:
    big = own_cards.tile(zones=({"figures": 2}, {"figures": 2}), supply=3)
    road = quiet(Road(1).lays(0, big, "0,1"))
    supply, level1 = len(road.state.supply.pile), len(road.state.encounters[1].pile)
    case = goes(road.play(acts(0, "move")), "enter.N")
    assert len(case.s.encounters[1].pile) == level1 - 1
    assert len(case.s.supply.pile) == supply
    assert (case.human().zone, case.human().place) == (None, 0)


@pytest.mark.rule("PH-6.13")
def test_a_special_rule_works_once_the_tile_is_completed_and_not_before() -> None:
    farm = own_cards.tile(
        {"at": "tile_done", "do": [{"food": 2}]}, zones=({"figures": 1}, {"figures": 1}), supply=0
    )
    case = quiet(Road(1).lays(0, farm, "0,1", done=0)).play(acts(0, "move", "move"))
    assert goes(case, "enter.N").human().food == 0
    goes(case, "next")
    assert case.human().food == 2
    assert "forage" not in legal_actions(case.s, 0)  # it shows no supply icon


@pytest.mark.rule("PH-6.13")
def test_a_special_tile_with_a_supply_icon_yields_supplies_and_can_be_foraged() -> None:
    made = own_cards.tile({"at": "camp", "do": [{"morale": 1}]}, supply=1)
    road = quiet(Road(1).lays(0, made, "0,1", done=0)).stacks("supply", own_cards.supply(food=2))
    case = goes(road.play(acts(0, "move")), "enter.N")
    assert case.human().food == 2
    assert "forage" in legal_actions(case.s, 0)


@pytest.mark.rule("PH-6.14")
def test_from_the_last_zone_one_comes_to_stand_on_the_marker() -> None:
    case = quiet(Road(1).lays(0, own_cards.tile(), "0,1", done=0)).play(acts(0, "move"))
    human = goes(case, "enter.N").human()
    assert (human.at, human.zone) == ("0,1", None)


@pytest.mark.rule("PH-6.15")
def test_a_special_rule_and_a_safe_house_work_until_one_leaves() -> None:
    gives = {"at": "camp", "do": [{"morale": 1}]}
    road = quiet(Road(1).human(0, morale=1, health=1))
    road.lays(0, own_cards.tile(gives, zones=SAFE), "0,1", done=1).stands(0, "0,1", zone=0)
    case = road.play(acts(0, "move", "camp", "move", "move", "camp"))
    goes(case, "next", "health")
    # Camp 2, safe house 1; the tile's rule 1.
    assert (case.human().health, case.human().morale) == (4, 2)
    assert case.human().in_safe_house
    goes(case, "enter.S", "enter.N")
    human = case.human()
    assert not human.in_safe_house
    assert (human.zone, human.health, human.morale) == (None, 6, 2)


@pytest.mark.rule("PH-6.15")
def test_staying_on_the_tile_keeps_its_rule() -> None:
    road = Road(1).camps(0, own_cards.tile({"at": "camp", "do": [{"morale": 1}]}))
    case = road.human(0, morale=1).play(acts(0, "move", "camp"))
    assert case.pick("stay").over
    assert case.human().morale == 2


@pytest.mark.rule("PH-6.16", "PH-12.7")
def test_a_knockout_costs_the_progress_of_an_uncompleted_tile_alone() -> None:
    hit = {"label": "Fall", "pass": [{"health": -9}]}
    two = ({"figures": 1}, {"figures": 1})
    road = Road(1).lays(0, own_cards.tile(zones=two), "0,1", done=1).stands(0, "0,1", zone=0)
    road.lays(0, own_cards.tile(zones=two), "1,0")
    road.stacks("level1", own_cards.narrative(hit, hit), own_cards.narrative(hit, hit))
    case = goes(road.play(acts(0, "move")), "next")
    human = case.human()
    assert human.at == HOME
    assert human.map["0,1"].done == 0
    again = goes(road.stands(0).play(acts(0, "move")), "enter.E")
    assert again.human().at == HOME
    assert again.human().map["1,0"].is_completed


# -- the stack -----------------------------------------------------------------------------------


@pytest.mark.rule("PH-6.17")
def test_without_tiles_left_nothing_is_drawn() -> None:
    road = quiet(Road(1).only("tiles").lays(0, own_cards.tile(), "0,1"))
    assert legal_actions(road.state, 0) == ["forage", "move", "nothing"]
    case = road.play(acts(0, "move"))
    assert case.options == ["enter.N", "stay"]


@pytest.mark.rule("PH-6.17")
def test_a_scout_draws_what_is_left() -> None:
    road = Road(1).only("tiles", own_cards.tile(), own_cards.tile())
    case = road.play(acts(0, "scout")).defaults()
    assert sorted(case.human().map) == sorted([HOME, "0,1", "1,0"])
    assert case.s.tiles == []


@pytest.mark.rule("PH-6.18")
def test_a_drawn_tile_is_its_drawers_until_it_lies() -> None:
    road = drawn(Road(2), "underpass")
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
    road = drawn(Road(1).has(0, "road-map"), "underpass", "clinic")
    case = through(road.play(acts(0, "move")).pick("new"))
    assert case.options == ["underpass", "clinic"]
    case.pick("clinic")
    assert case.s.tiles[0] == "underpass"
    assert case.s.drawn_tiles == {0: ["clinic"]}


@pytest.mark.rule("PH-1.9", "PH-1.8")
def test_used_supply_cards_come_back_when_the_deck_is_empty() -> None:
    made = own_cards.supply(food=1)
    road = Road(1).only("supply")
    road.state.supply.discard(made)
    case = road.play(acts(0, "forage"))
    assert case.human().food == 1
    assert case.s.supply.discards == [made]


@pytest.mark.rule("PH-1.8")
def test_where_no_supply_card_is_left_nothing_is_found() -> None:
    case = Road(1).only("supply").play(acts(0, "forage"))
    assert case.over
    assert case.said("no supply card is left")
    assert case.human().food == 0
