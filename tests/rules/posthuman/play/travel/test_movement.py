"""Move: where one goes, what one meets, and what it gives (PH-12)."""

import pytest

from rules.posthuman import GAME
from rules.posthuman.model.terms import find_level
from rules.posthuman.play.travel.movement import list_levels
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.travel.on_the_map import answer_encounters, perform_actions
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows

POSITIONS = {
    # Ada stands in the first zone of a tile, which is completed.
    "mid-tile": "alone; tile mid zones={}; on mid done=1 zone=0; calm",
    # She is at home, and next to a tile of one zone.
    "before": "alone; tile near zones={}; lays near 0,1 done=0; calm",
    # She is at home, a completed tile lies north of it, and the next tile is known.
    "finished": "alone; tile north zones=1+2+1; lays north 0,1; tile next zones=1+1 {}; "
    "stack tiles next; calm",
    # What she meets at level 1.
    "meets": "story met {} {}; stack level1 met",
}
rows = make_rows(POSITIONS, perform_actions(0, "move"), between=answer_encounters)


@rows("""
# On an uncompleted tile to its next zone, and no further; from a completed one elsewhere.
PH-12.1 | mid-tile 1+2+1 | next -> zone=1 done=2
PH-12.2 PH-6.4 | finished | new -> options=E.0,S.0,W.0,stay refuses.N.0=PH-6.4
PH-12.2 PH-12.6 | finished | new E.0 -> at=1,0 zone=0 done=1 place=1 over
PH-12.3 | finished | new stay S.0 -> over at=0,0 cells=0,-1/0,0/0,1 drawn=none
PH-12.2 PH-12.5 | finished | enter.N -> at=0,1 zone=none drawn=1 place=0
PH-12.4 PH-10.2 | finished | -> secret=no topics=destination
    stay -> over at=0,0
PH-12.1 | mid-tile 1+1 | -> asks='zone 1 of 2. Where do you go?'
PH-12.2 PH-6.14 | alone; tile mill name=Mill zones=1+1safe; on mill zone=1; calm
    -> asks='Mill. Where do you go?'
# The default: the next zone; a connected tile, S before W; a new tile; to stay.
PH-12.1 | mid-tile 1+2+1; tile east; lays east 1,1 | -> options=next,stay refuses.new=PH-12.1
PH-12.2 | finished | -> refuses.next=PH-12.2
PH-12.2 | alone; tile north east; tile west exits=NS; lays north 0,1 done=0; lays east 1,0;
        lays west -1,0
    -> options=enter.N,enter.E,new,stay
PH-12.4 | mid-tile 1+1 | -> default=next
PH-12.4 | finished | -> default=new
PH-12.4 | finished; tile south west; lays south 0,-1 done=0; lays west -1,0 done=0
    -> default=enter.S
PH-12.4 | finished; only tiles | -> default=stay
# Two mean to draw the last tile: who comes later is asked again, and has nowhere to go.
PH-6.17 PH-12.2 | two phase=act; only tiles farm; declares move; Ben declares move; play game
    1:new 0:new -> at=0,0 told.stay=1 asked=Ben
# A new tile goes to the first exit, at the first turn that fits, and is entered.
PH-12.4 | finished exits=NE | . . -> at=1,0 quarters=2 place=1
PH-7.6 PH-12.4 | before 1; orders destination=default | -> at=0,1
PH-7.6 PH-12.4 | finished; orders destination=default | -> at=1,0 over
# As many encounters as figures, one zone an action.
PH-12.5 PH-6.7 | before {1/2} | enter.N -> drawn={1/1,1} place=1
PH-12.6 | before 1+2+1 | enter.N -> over zone=0 done=1
# A knockout: the tile is begun again and gives its points again; those from before stay.
PH-12.7 PH-12.7a | mid-tile 1+1; place=1; meets {pass: [{health: -9}]}
    next -> at=0,0 tiles_done=0 place=1
PH-12.7a | before 1; place=1 | enter.N -> place=2
PH-12.14 | before 1; place=2; meets {pass: [{health: -9}]} | enter.N -> at=0,0 place=2
PH-12.8 | before 1; meets {test: {stat: mind, modifier: -3}}
    enter.N -> completed place=1 told.test=1
# The level of the next space gives a point; at the end of a section one chooses.
PH-12.10 | before 1; place={0/3/5/6/8/9} | enter.N -> drawn={1/1/2/2/3/3} place={1/4/6/7/9/10}
PH-12.10 PH-12.11 | before 1; place=4 | enter.N 1 -> drawn=1 place=4 completed
    enter.N 2 -> drawn=2 place=5
PH-12.10 PH-12.11 | before 1; place=7 | enter.N 2 -> drawn=2 place=7
    enter.N 3 -> drawn=3 place=8
# Once for all encounters of a zone, dead or not.
PH-12.12 | before 2dead; place=4 | enter.N -> options=1,2
    enter.N 2 -> over drawn=2,2 place=4
PH-12.5 PH-12.11 | alone; tile here; on here; place=4 | enter.S -> over at=0,0 drawn=none
# By default the next level, with half of one's health (3 of 6) and where it counts.
PH-12.13 | before {1/1/1dead/1safe}; place=4 health={3/2/6/3}
    enter.N -> default={2/1/1/2} secret=no
PH-7.6 PH-12.13 | before 1; place=4; orders level={next/current/default}
    enter.N -> over drawn={2/1/2}
# Who lays a tile reads what entering it brings.
PH-12.2 PH-12.5 | alone; tile next zones={1/2dead/1safe}+1; stack tiles next; calm
    new -> detail.N.0='You enter it: {1 encounter, 1 journey point./2 encounters, no journey point
        (dead zone)./1 encounter, 1 journey point, and the safe house feeds you.}'
# A card's point counts whatever the levels, and the journey ends on space ten.
PH-12.14a | before 1dead; place=3; meets {pass: [{jp: 1}]} | enter.N -> place=4
PH-12.15 | before 1; place=10 | enter.N -> over place=10 completed
""")
def test_moving(check: Check) -> None:
    check()


@pytest.mark.rule("PH-12.4")
def test_the_question_lists_each_way_to_lay_the_tile_for_its_picture() -> None:
    road = read_road(
        "alone; tile north corner; lays north 0,1; lays corner 1,1; tile next exits=NW; "
        "stack tiles next"
    )
    case = road.play(perform_actions(0, "move")).pick("new")
    options, found = case.prompt("place").options, case.prompt("place").data["ways"]
    # To the east, where its north exit joins the tile at 1,1; N and W as it is printed.
    assert (options[0].id, options[0].label) == ("E.0", "A: east (exits N, W)")
    assert "It also joins Own card 1." in options[0].detail
    assert (found[0]["cell"], found[0]["quarters"]) == ("1,0", 0)
    assert len(found) == len(options) - 1  # the last option is to stay


@pytest.mark.rule("PH-12.1", "PH-12.2", "PH-11.8")
def test_each_destination_tells_its_encounters_and_supplies() -> None:
    road = read_road(
        "alone; tile pit zones=2dead+1 supply=2; tile mill; tile farm; tile moor supply=0; "
        "lays pit 0,1 done=0; lays mill 1,0; lays farm 0,-1 foraged=yes; lays moor -1,0"
    )
    options = road.play(perform_actions(0, "move")).prompt("destination").options
    found = {one.data["side"]: one.data for one in options if one.data["kind"] == "enter"}
    assert [side for side, data in found.items() if data["forage"]] == ["E"]
    assert [side for side, data in found.items() if not data["completed"]] == ["N"]
    waits = {"figures": 2, "dead": True, "safe": False, "left": 2, "supply": 2, "terrain": "urban"}
    assert found["N"].items() >= waits.items()
    assert {*found} == {*"NESW"}


@pytest.mark.rule("PH-12.9", "PH-12.9a", "PH-12.11")
def test_the_journey_has_ten_spaces_in_three_sections_with_their_levels() -> None:
    assert [find_level(space) for space in range(1, 11)] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    found = [list_levels(Road(1).human(0, place=n).state.human(0)) for n in range(11)]
    assert found == [*[[1]] * 4, [1, 2], [2], [2], [2, 3], *[[3]] * 3]


@pytest.mark.rule("PH-12.5", "PH-12.16")
def test_the_next_encounter_is_drawn_only_when_the_mover_goes_on() -> None:
    road = read_road("before 2; health=2 has painkillers", POSITIONS)
    before = len(road.state.encounters[1].pile)
    case = to_pause(road, free=True)
    assert len(case.s.encounters[1].pile) == before - 1
    assert (case.human().place, case.prompt("pause").default) == (0, ["on"])
    on, use = case.options
    assert on == "on" and use not in case.free(0)  # it is no button twice
    case.pick(use)
    assert case.human().health == 2 + 2
    if not case.over and case.topics() == ["pause"]:
        case.pick("on")
    assert len(case.s.encounters[1].pile) == before - 2


def to_pause(road: Road, *, free: bool = False) -> Case:
    """As far as the pause between two encounters, or the end if there is none."""
    case = road.play(perform_actions(0, "move"), free=free).pick("enter.N")
    while not case.over and case.topics() != ["pause"]:
        case.table.answer(case.prompt().id, case.prompt().default)
    return case


@pytest.mark.rule("PH-7.6", "PH-12.16", "PH-16.8")
def test_xp_can_be_spent_between_encounters_while_there_is_enough() -> None:
    case = to_pause(read_road("before 2; counters=6", POSITIONS)).pick("skill")
    case.pick(case.options[0])
    assert (case.topics(), case.options[:2]) == (["pause"], ["on", "skill"])
    # Nobody stops there who has nothing to do, or who has ordered to go on.
    assert to_pause(read_road("before 2; counters=2", POSITIONS)).over
    assert to_pause(read_road("before 2; counters=6; orders pause=default", POSITIONS)).over
    held = read_road("before 2; has painkillers; holds gunscope bandages", POSITIONS)
    case = to_pause(held)
    assert case.over or len(case.options) > 1


@pytest.mark.rule("PH-12.16", "PH-16.6")
def test_a_player_too_late_for_the_last_skill_pays_nothing() -> None:
    case = read_road(
        "two phase=act; only skills acrobatics; tile near far zones=2; calm; "
        "lays near 0,1 done=0; counters=3; declares move; "
        "Ben lays far 0,1 done=0; Ben counters=3; Ben declares move"
    ).play(game=GAME)
    for seat in (0, 1):
        case.pick("enter.N", by=seat).pick("0", by=seat)
    case.pick("skill", by=0).pick("skill", by=1)
    assert (case.human(0).counters, case.human(1).counters) == (0, 3)


@pytest.mark.rule("PH-12.2", "PH-12.5")
@pytest.mark.parametrize(
    ("zone", "brings"),
    [
        ("1", "1 encounter, 1 journey point"),
        ("2dead", "2 encounters, no journey point (dead zone)"),
        ("1safe", "1 encounter, 1 journey point, and the safe house feeds you"),
    ],
)
def test_laying_a_tile_tells_what_entering_it_brings(zone: str, brings: str) -> None:
    road = read_road(f"alone; tile next zones={zone}+1; stack tiles next; calm")
    case = road.play(perform_actions(0, "move")).pick("new")
    assert case.option("N.0").detail == f"You enter it: {brings}."
