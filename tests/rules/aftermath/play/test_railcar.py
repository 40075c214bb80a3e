"""Drives by railcar (AF-26.4 to AF-26.11). From Signal Box Lane, Market Arcade is three steps away,
Station Hall two."""

from typing import Any, cast

import pytest

from rules.aftermath.model import decks
from rules.aftermath.play import railcar, travel
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.pages import set_up
from tests.rules.aftermath.build import A, Member
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows


def drive_railcar(h: Here, card: str = "clear-run") -> Any:
    """The party may travel, and every card of the road is this one."""
    known = cast("dict[str, Any]", decks.ROAD)
    only = known[card].model_copy(update={"copies": 3})
    known.clear()
    known[card] = only
    return travel.resolve_travel(h)


SCRIPTS: dict[str, Any] = {
    "gain": railcar.gain_railcar,
    "travel": travel.resolve_travel,
    "drive": drive_railcar,
    "draw": lambda h: railcar.draw_cards_for_test(h, A),
    "next": lambda h, m: railcar.find_next_member(h.s, Member(m)),
    "running": lambda h: railcar.is_running(h.s),
}


rows = make_rows(SCRIPTS, before="seats 1; phase leaving; colony railcar=yes hull=3")


@rows("""
AF-26.4 AF-25.10 a hull of three | colony railcar=no hull=0 | gain | railcar yes; hull 3
AF-26.4 once | colony hull=1 | gain | hull 1
AF-26.5 two or three steps | - | travel | drives brickwell-school water-tower station-hall
    market-arcade bus-depot laundry-works
AF-26.5 none without a railcar | colony railcar=no hull=0 | travel | drives nothing
AF-26.5 nor in a wreck | colony hull=0 | travel | drives nothing
AF-26.5 by default on foot | - | travel; defaults | steps 1; location allotment-rows
AF-26.5 AF-26.6 an hour in all, a card a step | - | drive; travel:drive-market-arcade driver:0
    | time 1; location market-arcade; to 9; steps 0; events road road road
AF-26.6 two cards for two | - | drive; travel:drive-station-hall driver:0 | events road road
AF-26.6 from the driver leftward | party 3; seats 3; only deck | drive loose-rail;
    0:drive-market-arcade 1:drive-market-arcade 2:drive-market-arcade 0:1 1:1 2:1 defaults
    | drew 1 2 0
AF-26.6 the defeated are passed over | party 3; bodkin defeated=yes | next 0 | gives 2
AF-26.6 round the table | party 3; bodkin defeated=yes | next 2 | gives 0
AF-26.6 the next, if a tester falls | party 3; seats 1; only deck; wren wounds=3 | drive skate-gang;
    travel:drive-market-arcade driver:0 | drew 0 1 2
AF-26.6 three cards first, threats without effect | deck black-1a calamity green-1a red-1a | draw
    | hand green-1a; discards black-1a calamity; threats nothing; calamities nothing
AF-26.6 five at most | wren red-1a red-1b red-2a; deck green-1a green-1b green-2a | draw
    | hand red-1a red-1b red-2a green-1a green-1b
AF-26.6 none at five | wren red-1a red-1b red-2a red-2b red-3a | draw
    | hand red-1a red-1b red-2a red-2b red-3a
AF-26.6 three at two | wren red-1a red-1b; deck green-1a green-1b green-2a | draw
    | hand red-1a red-1b green-1a green-1b green-2a
AF-26.7 the driver by vote, or the bookkeeper | seats 2; bookkeeper bodkin | drive;
    0:drive-market-arcade 1:drive-market-arcade; is topics driver driver; defaults
    | told Bodkin drives
AF-26.8 a clear run | - | drive clear-run; travel:drive-station-hall driver:0 | hull 3; time 1;
    food 6; never draw
AF-26.8 {a loose rail/a fallen branch} | only deck
    | drive {loose-rail/fallen-branch}; travel:drive-station-hall driver:0 | hull 1
AF-26.9 wheel raiders | only deck | drive wheel-raiders; travel:drive-station-hall driver:0 | hull 1
AF-26.8 a tunnel | only deck | drive tunnel; travel:drive-station-hall driver:0
    | all_statuses frightened frightened
AF-26.8 a dead signal | only deck | drive dead-signal; travel:drive-station-hall driver:0 | time 3
AF-26.8 spilled grain, failed | only deck | drive spilled-grain; travel:drive-station-hall driver:0
    | food 6
AF-26.8 spilled grain | wren blue-3a; only deck | dice 3; drive spilled-grain;
    travel:drive-station-hall driver:0 road:blue-3a | food 8
AF-26.9 a skate gang | only deck | drive skate-gang; travel:drive-station-hall driver:0
    | all_wounds 1 1
AF-26.9 jackdaws | only deck; dials food=7 | drive jackdaw-dive; travel:drive-station-hall driver:0
    | food 3
AF-26.8 AF-26.10 a washout ends it there | only deck | drive washout;
    travel:drive-station-hall driver:0 | events road; location allotment-rows; to 4
AF-26.10 so does a wreck | only deck; colony hull=1 | drive loose-rail then running;
    travel:drive-market-arcade driver:0 | location allotment-rows; to 4; hull 0; railcar yes;
    gives no
AF-26.11 one is defeated | only deck; wren wounds=3 | drive skate-gang;
    travel:drive-station-hall driver:0 | all_defeated yes no; bodkin_wounds 1
AF-13.12 AF-26.11 all are | only deck; wren wounds=3; bodkin wounds=5 | drive skate-gang;
    travel:drive-station-hall driver:0 | ended MissionEnds
""")
def test_drives(check: Check) -> None:
    check()


@pytest.mark.rule("AF-26.11")
def test_a_member_defeated_on_a_drive_returns_on_the_page() -> None:
    case = read_position("page 8; coming; wren defeated=yes").play(set_up).defaults()
    assert not case.of("wren").defeated
    assert case.of("wren").at == case.of("bodkin").at


@pytest.mark.rule("AF-26.4", "AF-26.6")
def test_the_road_deck_has_twelve_cards_and_none_is_drawn_twice() -> None:
    cards = railcar.list_road_cards()
    assert len(cards) == 12
    assert "railcar" not in cards
    position = "seats 1; phase leaving; colony railcar=yes hull=3; only deck"
    for seed in ("one", "two"):
        case = read_position(position).play(travel.resolve_travel, seed=seed)
        case.says("travel", "drive-market-arcade").says("driver", "0").defaults()
        seen = [event.data["card"] for event in case.told("road")]
        assert all(seen.count(one) <= decks.ROAD[one].copies for one in seen)
