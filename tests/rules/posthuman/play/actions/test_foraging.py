"""Forage and scout (PH-11.8 to PH-11.14)."""

from __future__ import annotations

import pytest

from rules.posthuman.model.state import HOME
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.actions.named import perform_action
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.mutants.prey import deed, lay
from tests.rules.posthuman.play.travel.on_the_map import acts, goes, quiet

SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})


# -- forage --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-11.8")
def test_foraging_draws_one_supply_card_whatever_the_icons_and_flips_the_marker() -> None:
    road = Road(1).lays(0, own_cards.tile(terrain="mountain", zones=DEAD, supply=3), "0,1")
    road.stands(0, "0,1").stacks("supply", "under-floorboards", "left-in-a-hurry")
    case = road.play(acts(0, "forage"))
    # The first card's mountain cell: 1 food, 2 ammo.
    assert (case.human().food, case.human().ammo) == (1, 2)
    assert case.s.supply.discards == ["under-floorboards"]
    assert case.human().tile.foraged


DEAD = ({"figures": 1, "kind": "dead"},)


@pytest.mark.rule("PH-11.8")
def test_only_a_completed_tile_with_a_supply_icon_is_foraged_and_once() -> None:
    def may(**laid: object) -> bool:
        supply = laid.pop("supply", 1)
        road = Road(1).lays(0, own_cards.tile(zones=SAFE, supply=supply), "0,1", **laid)
        return "forage" in legal_actions(road.stands(0, "0,1", zone=0).state, 0)

    assert may()
    assert not may(supply=0)
    assert not may(done=1)
    assert not may(foraged=True)


@pytest.mark.rule("PH-11.10")
def test_one_forages_from_the_safe_house_at_the_end_of_its_tile() -> None:
    road = quiet(Road(1).lays(0, own_cards.tile(zones=SAFE, supply=1), "0,1", done=1))
    road.stands(0, "0,1", zone=0).stacks("supply", *(own_cards.supply(food=1) for _ in range(2)))
    case = goes(road.play(acts(0, "move", "forage")), "next")
    assert case.human().in_safe_house
    assert case.human().food == 2
    assert case.human().tile.foraged


@pytest.mark.rule("PH-10.2", "PH-11.8")
def test_a_forage_can_be_left_after_a_mutant_has_struck() -> None:
    case = struck("forage")
    assert case.prompt("forage", 0).default == ["go"]
    assert case.pick("leave").over
    assert case.said("Ada decides not to forage after all")
    assert not case.human().tile.foraged
    gone = struck("forage").pick("go")
    assert gone.human().tile.foraged
    assert not gone.said("after all")


def struck(action: Action) -> Case:
    """Ada acts, and Ben's mutant action hits her as she begins."""
    road = lay(Road(2).mutant(1), 1, deed({"morale": -1}, step=action, terrains=[]))
    case = road.play(acts(0, action))
    assert case.human().morale == 5
    return case


@pytest.mark.rule("PH-10.2")
@pytest.mark.parametrize("action", ["forage", "scout"])
def test_nobody_is_asked_again_whether_to_do_what_they_have_just_declared(action: Action) -> None:
    case = Road(1).play(acts(0, action))
    assert action not in case.topics()
    case.defaults()
    assert case.human().tile.foraged == (action == "forage")
    assert (len(case.human().map) > 1) == (action == "scout")


@pytest.mark.rule("PH-10.2")
def test_a_forage_that_has_become_illegal_is_lost() -> None:
    road = Road(1)
    road.state.human(0).tile.foraged = True
    case = road.play(acts(0, "forage"))
    assert case.over
    assert case.said("loses the action")


@pytest.mark.rule("PH-11.8")
def test_skills_that_find_more_draw_more_cards_at_once() -> None:
    road = Road(1).has(0, "forager").stacks("supply", *(own_cards.supply(food=1) for _ in "12"))
    assert road.play(acts(0, "forage")).human().food == 2


# -- scout ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-11.11")
def test_without_a_vacant_exit_there_is_no_scouting() -> None:
    road = Road(1)
    for cell in ("0,1", "1,0", "0,-1"):
        road.lays(0, own_cards.tile(), cell)
    assert "scout" in legal_actions(road.state, 0)
    # A neighbour without an exit towards home blocks the last one (PH-6.6a).
    road.lays(0, own_cards.tile(exits="NS"), "-1,0")
    assert "scout" not in legal_actions(road.state, 0)


@pytest.mark.rule("PH-11.11", "PH-11.12", "PH-11.13")
def test_a_scout_draws_a_tile_for_each_vacant_exit_and_lays_them_all() -> None:
    made = [own_cards.tile(exits="NESW") for _ in range(3)]
    road = Road(1).lays(0, own_cards.tile(), "0,1").stacks("tiles", *made)
    case = road.play(acts(0, "scout"))
    assert case.options == ["E.0", "S.0", "W.0"]
    case.pick("S.0")
    assert case.options == ["E.0", "W.0"]
    case.pick("W.0")  # the last one has one way left
    assert case.over
    where = {laid.tile: cell for cell, laid in case.human().map.items()}
    assert [where[one] for one in made] == ["0,-1", "-1,0", "1,0"]
    assert case.human().at == HOME


@pytest.mark.rule("PH-11.13")
def test_rotations_are_the_scouts_own() -> None:
    straight = own_cards.tile(exits="NS")
    corner = own_cards.tile(exits="NE")
    road = Road(1).stacks("tiles", corner, straight, straight, straight)
    case = road.play(acts(0, "scout"))
    assert {"N.1", "N.2"} <= {*case.options}
    assert "N.0" not in case.options  # N and E: no exit towards home
    assert case.prompt().default == ["N.1"]
    case.pick("N.2")
    assert case.human().map["0,1"].exits == ("S", "W")


@pytest.mark.rule("PH-11.12")
def test_one_scouts_from_home_and_from_an_uncompleted_tile() -> None:
    assert "scout" in legal_actions(Road(1).state, 0)
    road = Road(1).lays(0, own_cards.tile(zones=SAFE), "0,1", done=1).stands(0, "0,1", zone=0)
    assert "scout" in legal_actions(road.state, 0)


@pytest.mark.rule("PH-10.2", "PH-11.11")
def test_a_scout_can_be_left_after_a_mutant_has_struck() -> None:
    case = struck("scout")
    before = list(case.s.tiles)
    assert case.prompt("scout", 0).default == ["go"]
    assert case.pick("leave").over
    assert case.s.tiles == before


@pytest.mark.rule("PH-11.13")
def test_where_tiles_go_is_asked_of_the_scout_alone() -> None:
    case = Road(2).play(acts(0, "scout"))
    prompt = case.prompt("place")
    assert (prompt.seat, prompt.secret) == (0, True)
    assert case.waits_for == {0}


@pytest.mark.rule("PH-11.14")
def test_actions_of_different_humans_run_side_by_side() -> None:
    road = Road(2).stacks("tiles", *(own_cards.tile(exits="NESW") for _ in range(8)))
    case = road.play(lambda h: h.together([perform_action(h, n, "scout") for n in (0, 1)]))
    assert case.waits_for == {0, 1}
    case.pick("S.0", by=1)
    assert [len(case.human(seat).map) for seat in (0, 1)] == [1, 2]
    case.pick("E.0", by=0)
    assert [len(case.human(seat).map) for seat in (0, 1)] == [2, 2]
