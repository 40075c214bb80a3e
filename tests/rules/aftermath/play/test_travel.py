"""Travelling on foot and home (AF-4.16 to AF-4.20, AF-4.23), and the travel map (AF-27.2 to
AF-27.4)."""

from typing import Any

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play import travel, travel_map
from tests.rules.aftermath.rows import Check, make_rows

LOCATIONS = [
    *("Signal Box Lane", "Allotment Rows", "Brickwell School", "Water Tower"),
    *("Goods Yard", "Station Hall", "Market Arcade", "Canal Locks"),
    *("Bus Depot", "Laundry Works", "Picture House", "Pumping Station"),
]


@pytest.mark.rule("AF-27.2", "AF-27.3")
def test_the_travel_map_has_twelve_locations_with_their_outer_pages() -> None:
    places = BOOK.locations.values()
    assert [one.name for one in places] == LOCATIONS
    assert [one.at for one in places] == [(column, row) for row in range(3) for column in range(4)]
    assert [one.page for one in places] == [2, *range(4, 15)]
    assert [BOOK.pages[one.page].location for one in places] == [*BOOK.locations]


SCRIPTS: dict[str, Any] = {
    "travel": travel.resolve_travel,
    "neighbours": lambda _, place: list(travel_map.list_neighbours(place)),
    "distance": lambda _, place: travel_map.find_distances("signal-box-lane")[place],
}


rows = make_rows(SCRIPTS, before="seats 1; phase leaving")


@rows("""
AF-27.2 AF-4.16 orthogonal steps | - | neighbours station-hall | gives allotment-rows goods-yard
    market-arcade laundry-works
AF-27.2 from a corner | - | neighbours signal-box-lane | gives allotment-rows goods-yard
AF-27.2 in all | - | distance pumping-station | gives 5
AF-4.16 to a neighbour, and its page | state location=station-hall | travel; is options
    walk-allotment-rows walk-goods-yard walk-market-arcade walk-laundry-works home;
    walk-laundry-works | location laundry-works; to 12
AF-4.16 AF-17.4 by vote, most votes | party 3; seats 3 | travel; is waits_for 0 1 2;
    0:walk-goods-yard 1:walk-goods-yard 2:walk-allotment-rows | location goods-yard
AF-4.16 by default a shortest route | - | travel; defaults | location allotment-rows
AF-4.16 from the yard | state location=goods-yard | travel; defaults | location station-hall
AF-4.16 from afar | state location=pumping-station | travel; defaults | location canal-locks
AF-4.16 to another mission | state location=water-tower; colony assigned=2 | travel; defaults
    | location brickwell-school
AF-4.16 an absent party | seats 2; state location=goods-yard | travel; defaults
    | location station-hall
AF-4.16 there already, the lowest | state location=station-hall | travel; defaults
    | location allotment-rows
AF-4.16 foraging, the lowest | state location=station-hall; colony assigned=0 | travel; defaults
    | location allotment-rows
AF-4.17 an hour a step | - | travel; walk-goods-yard | time 1; steps 1
AF-4.17 AF-4.23 and another | state location=goods-yard steps=1; dials time=1 | travel;
    walk-signal-box-lane | time 2
AF-24.6 a map wall saves the first | colony improvements=map-wall | travel; walk-goods-yard | time 0
AF-24.6 and no other | colony improvements=map-wall; state steps=1 | travel; walk-goods-yard
    | time 1
AF-4.18 home is page three | state location=goods-yard | travel; walk-signal-box-lane
    | location signal-box-lane; to 3
AF-4.23 the way that is left | state location=goods-yard | travel | option.walk-bus-depot.left 2;
    option.walk-station-hall.left 0
AF-4.23 longer routes | state location=goods-yard | travel; walk-bus-depot | location bus-depot
AF-4.20 AF-18.3 home | - | travel; home | ended MissionEnds; ended.outcome fail
AF-4.20 two of four | party 4; seats 4 | travel;
    0:home 1:home 2:walk-goods-yard 3:walk-allotment-rows | ended none
AF-4.20 three | party 4; seats 4 | travel; 0:home 1:home 2:home 3:walk-allotment-rows
    | ended.outcome fail
AF-4.20 not the absent | seats 2 | travel; defaults | ended none
AF-19.35 AF-4.20 a forage, no page | colony assigned=0; state visited=3 | travel; home
    | ended.outcome fail
AF-19.35 one | colony assigned=0; state visited=3,4 | travel; home | ended.outcome fail
AF-19.35 but for home | colony assigned=0; state visited=2,3,4 | travel; home | ended.outcome fail
AF-19.35 two | colony assigned=0; state visited=3,4,22 | travel; home | ended.outcome success
AF-19.35 wherever | colony assigned=0; state visited=8,9 | travel; home | ended.outcome success
""")
def test_travel(check: Check) -> None:
    check()
