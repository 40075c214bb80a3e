"""Travelling on foot and home (AF-4.16 to AF-4.20, AF-4.23), and the travel map (AF-27.2 to
AF-27.4)."""

from __future__ import annotations

import pytest

from rules.aftermath.effects.models import Goto
from rules.aftermath.model.book import effects_inside
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE
from rules.aftermath.play import travel, travel_map
from rules.aftermath.play.context import MissionEnds
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model.own_book import item

LOCATIONS = [
    "Signal Box Lane",
    "Allotment Rows",
    "Brickwell School",
    "Water Tower",
    "Goods Yard",
    "Station Hall",
    "Market Arcade",
    "Canal Locks",
    "Bus Depot",
    "Laundry Works",
    "Picture House",
    "Pumping Station",
]


def on_the_way(
    at: str = "signal-box-lane", *who: str, seats: int = 1, mission: int = 1, **fields: object
) -> Party:
    party = Party(*who, seats=seats, phase="leaving").set(location=at, **fields)
    return party.colony(assigned=mission)


def asked(*args: object, **fields: object) -> Case:
    return on_the_way(*args, **fields).play(travel.resolve_travel)


# -- the map -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-27.2")
def test_twelve_locations_in_four_columns_and_three_rows() -> None:
    assert [one.name for one in BOOK.locations.values()] == LOCATIONS
    assert [one.at for one in BOOK.locations.values()] == [
        (column, row) for row in range(3) for column in range(4)
    ]


@pytest.mark.rule("AF-27.2", "AF-4.16")
def test_steps_are_orthogonal() -> None:
    assert list(travel_map.list_neighbours("station-hall")) == [
        "allotment-rows",
        "goods-yard",
        "market-arcade",
        "laundry-works",
    ]
    assert list(travel_map.list_neighbours("signal-box-lane")) == ["allotment-rows", "goods-yard"]
    assert travel_map.find_distances("signal-box-lane")["pumping-station"] == 3 + 2


@pytest.mark.rule("AF-27.3")
def test_the_outer_page_of_each_location() -> None:
    pages = {one.name: one.page for one in BOOK.locations.values()}
    assert pages == dict(zip(LOCATIONS, [2, *range(4, 15)], strict=True))
    assert {BOOK.pages[one.page].location for one in BOOK.locations.values()} == set(BOOK.locations)


@pytest.mark.rule("AF-27.4")
def test_inner_pages_are_reached_only_through_their_outer_page() -> None:
    inner = {
        15: "station-hall",
        16: "picture-house",
        17: "picture-house",
        18: "canal-locks",
        19: "canal-locks",
        20: "pumping-station",
        21: "pumping-station",
        22: "allotment-rows",
        23: "laundry-works",
        24: "bus-depot",
        25: "water-tower",
    }
    assert {number for number in BOOK.pages if number > 14} == set(inner)
    for number, location in inner.items():
        assert BOOK.pages[number].location == location
    for number, page in BOOK.pages.items():
        for entry in page.entries:
            for effect in effects_inside(entry.do):
                if isinstance(effect, Goto) and effect.do == "goto":
                    assert BOOK.pages[effect.n].location == page.location, (number, entry.id)


# -- on foot -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-4.16")
def test_the_party_goes_to_a_neighbour_and_turns_to_its_page() -> None:
    case = asked("station-hall")
    walks = [one for one in case.options if one.startswith("walk-")]
    assert walks == [f"walk-{one}" for one in travel_map.list_neighbours("station-hall")]
    case.says("travel", "walk-laundry-works")
    assert (case.s.location, case.s.to) == ("laundry-works", 12)


@pytest.mark.rule("AF-4.16", "AF-17.4")
def test_it_is_a_party_vote() -> None:
    case = asked("signal-box-lane", "wren", "bodkin", "cog", seats=3)
    assert case.waits_for == {0, 1, 2}
    for seat in (0, 1):
        case.says("travel", "walk-goods-yard", seat=seat)
    case.says("travel", "walk-allotment-rows", seat=2)
    assert case.s.location == "goods-yard"


@pytest.mark.rule("AF-4.16")
@pytest.mark.parametrize(
    ("at", "mission", "step"),
    [
        ("signal-box-lane", 1, "allotment-rows"),
        ("goods-yard", 1, "station-hall"),
        ("pumping-station", 1, "canal-locks"),
        ("water-tower", 2, "brickwell-school"),
    ],
)
def test_by_default_it_takes_a_shortest_route_to_the_mission(
    at: str, mission: int, step: str
) -> None:
    case = asked(at, mission=mission).defaults()
    assert case.s.location == step


@pytest.mark.rule("AF-4.16")
def test_an_absent_party_takes_the_same_route() -> None:
    assert asked("goods-yard", "wren", "bodkin", seats=2).defaults().s.location == "station-hall"


@pytest.mark.rule("AF-4.16")
@pytest.mark.parametrize("mission", [1, FORAGE])
def test_where_there_is_no_route_it_is_the_lowest_number(mission: int) -> None:
    assert asked("station-hall", mission=mission).defaults().s.location == "allotment-rows"


@pytest.mark.rule("AF-4.17", "AF-4.23")
def test_each_step_on_foot_takes_time() -> None:
    case = asked()
    case.says("travel", "walk-goods-yard")
    assert case.dial("time") == 1
    party = on_the_way("goods-yard", steps=1).dials(time=1)
    assert (
        party.play(travel.resolve_travel).says("travel", "walk-signal-box-lane").dial("time") == 2
    )


@pytest.mark.rule("AF-24.6")
def test_a_map_wall_saves_the_time_of_the_first_step() -> None:
    wall = item(slot="stash", power="map-wall", kind="improvement")
    first = on_the_way().colony(improvements=[wall]).play(travel.resolve_travel)
    assert first.says("travel", "walk-goods-yard").dial("time") == 0
    second = on_the_way(steps=1).colony(improvements=[wall]).play(travel.resolve_travel)
    assert second.says("travel", "walk-goods-yard").dial("time") == 1


@pytest.mark.rule("AF-4.18")
def test_back_at_the_colony_it_is_page_three() -> None:
    case = asked("goods-yard").says("travel", "walk-signal-box-lane")
    assert (case.s.location, case.s.to) == ("signal-box-lane", 3)


@pytest.mark.rule("AF-4.23")
def test_longer_routes_are_allowed() -> None:
    case = asked("goods-yard", mission=1)
    assert case.option("walk-bus-depot").data["left"] == 2
    assert case.option("walk-station-hall").data["left"] == 0
    assert case.says("travel", "walk-bus-depot").s.location == "bus-depot"


# -- home ----------------------------------------------------------------------------------------


@pytest.mark.rule("AF-4.20", "AF-18.3")
def test_the_party_may_go_home_and_then_the_mission_fails() -> None:
    case = asked().says("travel", "home")
    assert isinstance(case.ended, MissionEnds)
    assert case.ended.outcome == "fail"


@pytest.mark.rule("AF-4.20")
@pytest.mark.parametrize(("home", "goes"), [(2, False), (3, True)])
def test_home_takes_more_than_half_of_the_seats(home: int, goes: bool) -> None:
    case = asked("signal-box-lane", "wren", "bodkin", "cog", "marl", seats=4)
    for seat in range(4):
        away = "walk-goods-yard" if seat == 2 else "walk-allotment-rows"
        case.says("travel", "home" if seat < home else away, seat=seat)
    assert (case.ended is not None) == goes


@pytest.mark.rule("AF-4.20")
def test_the_absent_do_not_go_home() -> None:
    assert asked("signal-box-lane", "wren", "bodkin", seats=2).defaults().ended is None


@pytest.mark.rule("AF-19.35", "AF-4.20")
@pytest.mark.parametrize(
    ("visited", "outcome"),
    [
        ([3], "fail"),
        ([3, 4], "fail"),
        ([2, 3, 4], "fail"),
        ([3, 4, 22], "success"),
        ([8, 9], "success"),
    ],
)
def test_a_forage_succeeds_at_home_after_two_pages_elsewhere(
    visited: list[int], outcome: str
) -> None:
    case = asked("allotment-rows", mission=FORAGE, visited=visited).says("travel", "home")
    assert isinstance(case.ended, MissionEnds)
    assert case.ended.outcome == outcome
