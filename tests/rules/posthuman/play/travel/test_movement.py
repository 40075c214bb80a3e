"""Move: where one goes, what one meets, and what it gives (PH-12)."""

from typing import Any

import pytest

from rules.posthuman.model.terms import level_of
from rules.posthuman.play.travel.movement import list_levels
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.travel.on_the_map import (
    answer_encounters,
    perform_actions,
    stack_calm,
)
from tests.rules.posthuman.rows import Row, row

TWO = ({"figures": 1}, {"figures": 1})
THREE = ({"figures": 1}, {"figures": 2}, {"figures": 1})
FALL = {"label": "Fall", "pass": [{"health": -9}]}
GIFT = {"label": "Take it", "pass": [{"jp": 1}]}
HARD = {"label": "Try", "test": {"stat": "mind", "modifier": -3}}


def place_mid_tile(zones: Any = TWO, **ada: Any) -> Road:
    """Ada stands in the first zone of a tile, which is completed."""
    road = Road(1).lays(0, own_cards.tile(zones=zones), "0,1", done=1).stands(0, "0,1", zone=0)
    return stack_calm(road.human(0, **ada))


def at_place(place: int, *, meets: Any = None, **zone: Any) -> Road:
    """Ada is at home on a space of the journey; north of it lies a tile of one zone. All that she
    meets is quiet, unless it is said."""
    road = Road(1).lays(0, own_cards.tile(zones=({"figures": 1, **zone},)), "0,1", done=0)
    road = stack_calm(road.human(0, place=place))
    return road if meets is None else road.stacks("level1", own_cards.narrative(meets, meets))


def place_on_track(place: int, health: int = 6, *, order: str = "", **zone: Any) -> Any:
    def make_road() -> Road:
        road = at_place(place, **zone).human(0, health=health)
        return road.stands_by(0, level=order) if order else road

    return make_road


def complete_tile(*, exits: str = "NESW") -> Road:
    """Ada is at home, and a completed tile lies north of it; the next tile is known."""
    road = Road(1).lays(0, own_cards.tile(zones=THREE), "0,1")
    return stack_calm(road.stacks("tiles", own_cards.tile(zones=TWO, exits=exits)))


def open_tile(road: Road, cell: str) -> Road:
    return road.lays(0, own_cards.tile(), cell, done=0)


def place_before_fall() -> Road:
    road = place_mid_tile(place=1)
    return road.stacks("level1", own_cards.narrative(FALL, FALL))


def place_in_house() -> Road:
    """Ada is in the safe house at the end of a tile that is completed."""
    house = own_cards.tile(zones=({"figures": 1}, {"figures": 1, "kind": "safe"}), name="Mill")
    return stack_calm(Road(1).lays(0, house, "0,1").stands(0, "0,1", zone=1))


# fmt: off
MOVES = [
    # On an uncompleted tile to its next zone, and no further; from a completed one elsewhere.
    row("PH-12.1", lambda: place_mid_tile(THREE), "next -> zone=1 done=2"),
    row("PH-12.2", complete_tile, "new -> options=E.0,S.0,W.0,stay"),
    row("PH-12.2 PH-12.6", complete_tile, "new E.0 -> at=1,0 zone=0 done=1 place=1 over"),
    row("PH-12.3", complete_tile, "new stay S.0 -> over at=0,0 cells=0,-1/0,0/0,1"),
    row("PH-12.3", complete_tile, "new stay S.0 -> drawn=none"),
    row("PH-12.2 PH-12.5", complete_tile, "enter.N -> at=0,1 zone=none drawn=1 place=0"),
    row("PH-12.4 PH-10.2", complete_tile, "-> secret=no topics=destination"),
    row("PH-12.4 PH-10.2", complete_tile, "stay -> over at=0,0"),
    row("PH-12.1", place_mid_tile, "-> asks='zone 1 of 2. Where do you go?'"),
    row("PH-12.2 PH-6.14", place_in_house, "-> asks='Mill. Where do you go?'"),
    # The default: the next zone; a connected tile, S before W; a new tile; to stay.
    row("PH-12.1", lambda: place_mid_tile(THREE).lays(0, own_cards.tile(), "1,1"),
        "-> options=next,stay"),
    row("PH-12.2", lambda: open_tile(Road(1), "0,1").lays(0, own_cards.tile(), "1,0")
        .lays(0, own_cards.tile(exits="NS"), "-1,0"), "-> options=enter.N,enter.E,new,stay"),
    row("PH-12.4", place_mid_tile, "-> default=next"),
    row("PH-12.4", complete_tile, "-> default=new"),
    row("PH-12.4",
        lambda: open_tile(open_tile(complete_tile(), "0,-1"), "-1,0"),
        "-> default=enter.S"),
    row("PH-12.4", lambda: complete_tile().only("tiles"), "-> default=stay"),
    # A new tile goes to the first exit, at the first turn that fits, and is entered.
    row("PH-12.4", lambda: complete_tile(exits="NE"), ". . -> at=1,0 quarters=2 place=1"),
    row("PH-7.6 PH-12.4", lambda: at_place(0).stands_by(0, destination="default"), "-> at=0,1"),
    row("PH-7.6 PH-12.4", lambda: complete_tile().stands_by(0, destination="default"),
        "-> at=1,0 over"),
    # As many encounters as figures, one zone an action.
    row("PH-12.5 PH-6.7", place_on_track(0, figures=1), "enter.N -> drawn=1 place=1"),
    row("PH-12.5 PH-6.7", place_on_track(0, figures=2), "enter.N -> drawn=1,1 place=1"),
    row("PH-12.6", lambda: stack_calm(Road(1).lays(0, own_cards.tile(zones=THREE), "0,1", done=0)),
        "enter.N -> over zone=0 done=1"),
    # A knockout: the tile is begun again and gives its points again; those from before stay.
    row("PH-12.7 PH-12.7a", place_before_fall, "next -> at=0,0 tiles_done=0 place=1"),
    row("PH-12.7a", place_on_track(1), "enter.N -> place=2"),
    row("PH-12.14", lambda: at_place(2, meets=FALL), "enter.N -> at=0,0 place=2"),
    row("PH-12.8", lambda: at_place(0, meets=HARD), "enter.N -> completed place=1 told.test=1"),
    # The level of the next space gives a point; at the end of a section one chooses.
    *(
        row("PH-12.10", place_on_track(place), f"enter.N -> drawn={level} place={place + 1}")
        for place, level in ((0, 1), (3, 1), (5, 2), (6, 2), (8, 3), (9, 3))
    ),
    row("PH-12.10 PH-12.11", place_on_track(4), "enter.N 1 -> drawn=1 place=4 completed"),
    row("PH-12.10 PH-12.11", place_on_track(4), "enter.N 2 -> drawn=2 place=5"),
    row("PH-12.10 PH-12.11", place_on_track(7), "enter.N 2 -> drawn=2 place=7"),
    row("PH-12.10 PH-12.11", place_on_track(7), "enter.N 3 -> drawn=3 place=8"),
    # Once for all encounters of a zone, dead or not.
    row("PH-12.12", place_on_track(4, figures=2, kind="dead"), "enter.N -> options=1,2"),
    row("PH-12.12", place_on_track(4, figures=2, kind="dead"),
        "enter.N 2 -> over drawn=2,2 place=4"),
    # By default the next level, with half of one's health (3 of 6) and where it counts.
    row("PH-12.13", place_on_track(4, 3), "enter.N -> default=2 secret=no"),
    row("PH-12.13", place_on_track(4, 2), "enter.N -> default=1"),
    row("PH-12.13", place_on_track(4, 6, kind="dead"), "enter.N -> default=1"),
    row("PH-12.13", place_on_track(4, 3, kind="safe"), "enter.N -> default=2"),
    row("PH-7.6 PH-12.13", place_on_track(4, order="next"), "enter.N -> over drawn=2"),
    row("PH-7.6 PH-12.13", place_on_track(4, order="current"), "enter.N -> over drawn=1"),
    row("PH-7.6 PH-12.13", place_on_track(4, order="default"), "enter.N -> over drawn=2"),
    # A card's point counts whatever the levels, and the journey ends on space ten.
    row("PH-12.14a", lambda: at_place(3, meets=GIFT, kind="dead"), "enter.N -> place=4"),
    row("PH-12.15", place_on_track(10), "enter.N -> over place=10 completed"),
]
# fmt: on


@pytest.mark.parametrize("row", MOVES)
def test_moving(row: Row) -> None:
    row.check(perform_actions(0, "move"), answer_encounters)


@pytest.mark.rule("PH-12.4")
def test_the_question_says_each_way_to_lay_the_tile_for_its_picture() -> None:
    road = Road(1).lays(0, own_cards.tile(), "0,1").lays(0, own_cards.tile(), "1,1")
    case = (
        road.stacks("tiles", own_cards.tile(exits="NW"))
        .play(perform_actions(0, "move"))
        .pick("new")
    )
    options, found = case.prompt("place").options, case.prompt("place").data["ways"]
    # To the east, where its north exit joins the tile at 1,1; N and W as it is printed.
    assert (options[0].id, options[0].label) == ("E.0", "A: east (exits N, W)")
    assert "It also joins Own card 1." in options[0].detail
    assert (found[0]["cell"], found[0]["quarters"]) == ("1,0", 0)
    assert len(found) == len(options) - 1  # the last option is to stay


@pytest.mark.rule("PH-12.1", "PH-12.2", "PH-11.8")
def test_each_way_says_what_waits_there_and_whether_supplies_do() -> None:
    dead = ({"figures": 2, "kind": "dead"}, {"figures": 1})
    road = Road(1).lays(0, own_cards.tile(id="pit", zones=dead, supply=2), "0,1", done=0)
    road.lays(0, own_cards.tile(id="mill"), "1,0")
    road.lays(0, own_cards.tile(id="farm"), "0,-1", foraged=True)
    road.lays(0, own_cards.tile(id="moor", supply=0), "-1,0")
    options = road.play(perform_actions(0, "move")).prompt("destination").options
    found = {one.data["side"]: one.data for one in options if one.data["kind"] == "enter"}
    assert {side: data["forage"] for side, data in found.items()} == {
        **dict.fromkeys("NSW", False),
        "E": True,
    }
    assert {side: data["completed"] for side, data in found.items()} == {
        **dict.fromkeys("ESW", True),
        "N": False,
    }
    waits = {"figures": 2, "dead": True, "safe": False, "left": 2, "supply": 2, "terrain": "urban"}
    assert found["N"].items() >= waits.items()


@pytest.mark.rule("PH-12.9", "PH-12.9a", "PH-12.11")
def test_ten_spaces_in_three_sections_and_the_levels_to_choose_from() -> None:
    assert [level_of(space) for space in range(1, 11)] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    found = [list_levels(at_place(n).state.human(0)) for n in range(11)]
    assert found == [*[[1]] * 4, [1, 2], [2], [2], [2, 3], *[[3]] * 3]


@pytest.mark.rule("PH-12.5", "PH-12.16")
def test_the_next_encounter_is_drawn_when_the_first_is_resolved_and_the_mover_goes_on() -> None:
    road = at_place(0, figures=2).has(0, "painkillers").human(0, health=2)
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


@pytest.mark.rule("PH-12.16", "PH-16.8")
def test_xp_is_spent_between_encounters_and_the_question_returns_while_there_is_more() -> None:
    case = to_pause(at_place(0, figures=2).human(0, counters=6)).pick("skill")
    case.pick(case.options[0])
    assert (case.topics(), case.options[:2]) == (["pause"], ["on", "skill"])
    # Nobody stops there who has nothing to do.
    assert to_pause(at_place(0, figures=2).human(0, counters=2)).over
    held = at_place(0, figures=2).has(0, "painkillers").holds(0, "gunscope", "bandages")
    case = to_pause(held)
    assert case.over or len(case.options) > 1
