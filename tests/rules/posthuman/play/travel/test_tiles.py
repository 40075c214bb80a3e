"""Tiles: laying them, getting from one to the other, completing them, and special ones (PH-6)."""

import pytest

from rules.kit.grids import turn_exits
from rules.posthuman.model import tiles
from rules.posthuman.model.cards import START, Tile
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.travel.on_the_map import (
    answer_encounters,
    make_camp,
    perform_actions,
)
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows

ROUND = ["0,1", "1,0", "0,-1", "-1,0"]
"""The cells to the north, east, south and west of home."""
POSITIONS = {
    # A tile lies north of Ada's home; she stands there if one of its zones is completed.
    "before": "alone; tile near {}; lays near 0,1 done=0; calm",
    "mid-tile": "alone; tile mid {}; on mid done=1 zone=0; calm",
    "falls": "story fall {pass: [{health: -9}]} {pass: [{health: -9}]}; stack level1 fall",
    "supplied": "supply card {}; stack supply card; stack equipment gunscope; stack weapons bolas",
    # On urban tiles these give 2 ammo, and a weapon.
    "printed": "stack supply under-floorboards left-in-a-hurry; stack weapons bolas",
    "lasting": "mid-tile zones=1+1safe {camp: {morale: 1}}; morale=1 health=1",
}
PLAYS = {"does": lambda *actions: perform_actions(0, *actions), "camps": make_camp}
rows = make_rows(POSITIONS, perform_actions(0, "move"), PLAYS, between=answer_encounters)


@rows("""
# A map of one's own, north one up and east one to the right.
PH-6.1 | two; play does scout | . . . -> Ben.map=1
# Mountains and completed tiles give no journey point; safe houses and others do.
PH-6.8 PH-12.10 | before {terrain=mountain zones=1dead/zones=1} | enter.N -> place={0/1}
PH-6.9 PH-6.9a PH-6.14 | mid-tile zones=1+1safe | next -> place=1 zone=1 completed in_safe_house
# Home: one supply card to forage, no encounter, no point.
PH-6.10 PH-6.10a | two; supplied food=1; play does forage | -> food=1 foraged can_forage=no
PH-6.10a PH-12.5 | alone; tile near; on near; calm | enter.S -> over at=0,0 drawn=none place=0
# The last zone gives the supplies of its terrain, once.
PH-6.11 PH-6.19 | before terrain=urban zones=1+1 supply=2; printed | enter.N -> ammo=0 hand=0
PH-6.11 PH-6.19 | before terrain=urban zones=1+1 supply=2; printed; play does move move
    enter.N next -> ammo=2 food=0 hand=bolas completed foraged=no
PH-6.19 | two; supplied food=1 ammo=2 equipment=1 weapons=1; play does forage
    .. -> food=1 ammo=2 hand=gunscope.1,bolas gear=0
PH-6.11 | before supply=0; supplied food=1 | enter.N -> completed food=0
PH-6.12 PH-12.5 PH-6.8 | alone; tile near zones=2+2 supply=3; lays near 0,1; calm; supplied food=1
    enter.N -> drawn=1 food=0 zone=none place=0
# A special rule works once the tile is completed.
PH-6.13 | before zones=1+1 supply=0 {tile_done: {food: 2}} | enter.N -> food=0
PH-6.13 | mid-tile zones=1+1 supply=0 {tile_done: {food: 2}} | next -> food=2 can_forage=no
PH-6.13 | before supply=1 {camp: {morale: 1}}; supplied food=2 | enter.N -> food=2 can_forage
PH-6.14 | before | enter.N -> at=0,1 zone=none
# It and a safe house work until one leaves: camp gives 2, the safe house 1, the rule 1 morale.
PH-6.15 | lasting; play does move camp | next health -> health=4 morale=2 in_safe_house
PH-6.15 | lasting; play does move camp move move camp
    next health enter.S enter.N -> health=6 morale=2 in_safe_house=no zone=none
PH-6.15 | alone; tile camp {camp: {morale: 1}}; camps camp; morale=1; play does move camp
    stay -> morale=2
# A knockout costs the progress of an uncompleted tile alone.
PH-6.16 PH-12.7 | mid-tile zones=1+1; falls | next -> at=0,0 tiles_done=0
PH-6.16 PH-12.7 | alone; tile near zones=1+1; lays near 0,1; falls
    enter.N -> at=0,0 tiles_done=2
# Without tiles left nothing is drawn, and a scout draws what there is.
PH-6.17 | alone; tile near; lays near 0,1; only tiles | -> options=enter.N,stay
PH-6.17 | alone; tile one other; only tiles one other; play does scout
    . . -> cells=0,0/0,1/1,0
# A laid tile keeps its turn, and one that is not kept goes under the stack.
PH-6.3 | alone; tile corner exits=NE; stack tiles corner; calm
    new E.2 -> quarters=2 exits=NESW,SW
PH-1.8 | alone; has road-map; stack tiles underpass clinic
    new -> options=underpass,clinic | clinic -> drawn_tiles=0:clinic lowest=underpass
# A drawn tile is its drawer's until it lies.
PH-6.18 | two; stack tiles underpass
    new -> secret topics=place Ada.sees=Underpass Ben.blind=nderpass blind=nderpass
        Ben.misses=Underpass | stay N.0 -> Ben.hears=Underpass Ben.sees=Underpass
""")
def test_the_map(check: Check) -> None:
    check()


@pytest.mark.rule("PH-6.1a", "PH-11.13")
def test_north_is_one_up_and_east_one_to_the_right() -> None:
    made = [own_cards.add_tile() for _ in range(4)]
    case = Road(1).stacks("tiles", *made).play(perform_actions(0, "scout")).defaults()
    assert [case.human().map[cell].tile for cell in ROUND] == made
    told = zip(("north", "east", "south", "west"), case.texts("tile")[1:], strict=True)
    assert all(f" to the {side} with exits " in text for side, text in told)


@pytest.mark.rule("PH-6.3", "PH-6.4")
@pytest.mark.parametrize(
    ("exits", "others", "ways"),
    [
        ("NS", "", "N0 S0 E1 W1"),
        ("NE", "", "N1 N2 E2 E3 S0 S3 W0 W1"),
        # Exits towards other neighbours need not match: a straight road lies north-east.
        ("NESW", "tile straight exits=NS; lays straight 1,1", None),
    ],
)
def test_a_new_tile_must_turn_an_exit_to_the_players_tile(
    exits: str, others: str, ways: str | None
) -> None:
    human = read_road(f"alone; {others}").state.human(0)
    found = tiles.list_placements(human, own_cards.add_tile(exits=exits))
    listed = {f"{one.side}{one.quarters}" for one in found}
    assert listed == {*ways.split()} if ways else "N0" in listed


@pytest.mark.rule("PH-6.5", "PH-6.6", "PH-6.6a")
def test_neighbours_are_connected_by_two_exits_and_a_lone_exit_is_blocked() -> None:
    road = read_road(
        "alone; tile straight exits=NS; tile across exits=EW; lays straight 0,1; "
        "lays straight 1,0; lays across -1,0"
    )
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
    "rural": {"Church", "Farm", "Silo"},
    "urban": {"Abandoned Amusement Park", "Armoury", "Clinic"},
    "wilderness": {"Herb Garden", "Hidden Spring", "Hunting Cabin"},
    "mountain": {"Hermit's Cave", "Observatory", "Watch Tower"},
}
TILES = [one for one in CONTENT.tiles.values() if one.effects or one.id == "hunting-cabin"]


@pytest.mark.rule("PH-26.8")
@pytest.mark.parametrize("terrain", TWELVE)
def test_the_twelve_special_tiles_are_on_their_terrain(terrain: str) -> None:
    assert {one.name for one in TILES if one.terrain == terrain} == TWELVE[terrain]


def before_last(tile: Tile) -> str:
    """Ada stands before the last zone of a tile north of her home, and meets nothing."""
    zones = len(tile.zones)
    north = next(q for q in range(4) if "S" in turn_exits(tile.exits, q))
    stands = f"stands 0,1 zone={zones - 2}" if zones > 1 else "-"
    return (
        f"lays {tile.id} 0,1 done={zones - 1} quarters={north}; {stands}; calm; "
        "supply one two six ammo=1; stack supply one two six; stack weapons bolas"
    )


SPECIAL = {
    **{f"before-{tile.id}": f"alone; {before_last(tile)}" for tile in TILES},
    "camp-on": "alone; camps {}; health=1 morale=1; play camps",
    # Ada stands on a completed tile.
    "finished": "alone; on {}; supply one two six food=1; stack supply one two six; "
    "stack tiles underpass clinic",
}
special_rows = make_rows(SPECIAL, perform_actions(0, "move"), PLAYS, between=answer_encounters)


@special_rows("""
# A free scout, if there is anything to scout.
PH-26.8 | before-watch-tower | enter.N yes -> topics=place
PH-26.8 | before-watch-tower; only tiles | enter.N -> over
PH-26.8 | camp-on {amusement-park/church/clinic} | -> health={3/3/4} morale={2/2/1}
PH-26.8 | before-church; morale=1 | enter.N -> morale=2
PH-26.8 | before-farm | next -> food=2
PH-26.8 | before-armoury | next -> hand=bolas
PH-26.8 | finished silo fresh=yes; play does forage | -> food=2
PH-26.8 | two phase=camp; camps herb-garden; Ben health=1;
        tile wood terrain=wilderness; Ben on wood; play camps
    -> options=herb-garden/0>1,done | herb-garden/0>1 yes -> Ben.health=2
PH-26.8 | before-hunting-cabin | next -> in_safe_house
PH-26.8 | before-hidden-spring; hunger=2 | enter.N -> hunger=1
PH-26.8 | finished observatory fresh=yes | new -> options=underpass,clinic
PH-26.8 | finished observatory | new -> topics=place
PH-26.8 | before-hermits-cave | enter.N -> counters=1
""")
def test_a_special_tile(check: Check) -> None:
    check()


@pytest.mark.rule("PH-26.8", "PH-8.7")
def test_watch_towers_scout_lays_a_tile_at_each_vacant_exit() -> None:
    road = read_road("before-watch-tower", SPECIAL)
    case = answer_encounters(road.play(perform_actions(0, "move")).pick("enter.N"))
    vacant, before = len(case.human().find_empty_exits()), len(case.human().map)
    case.pick("yes").defaults()
    assert vacant
    assert (case.human().find_empty_exits(), len(case.human().map)) == ({}, before + vacant)
