"""Travelling: a step on the travel map on foot, a drive by railcar, or going home (AF-4.16 to
AF-4.20, AF-4.23)."""

from typing import Literal

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE, State
from rules.aftermath.play import dials, railcar, travel_map
from rules.aftermath.play.colony.hardship import find_time_allowance
from rules.aftermath.play.context import Here, MissionEnds
from rules.aftermath.play.party import voting
from rules.aftermath.words import Message, tale
from rules.engine import Option, Play

Price = Literal["free", "walk", "drive"]
PAGES_TO_FORAGE = 2
"""How many pages outside the colony's location make a Forage a success (AF-19.35)."""


def resolve_travel(h: Here) -> Play[None]:
    """Let the party vote where to go: to a neighbouring location on foot, further by railcar, or
    home. Set the location and the next page. Raises MissionEnds if the party goes home."""
    s = h.s
    options = [*_list_walks(s), *_list_drives(s), _make_home_option(s)]
    chosen = yield from voting.ask_vote(
        h,
        Message("travel-where", time=s.colony.dials["time"], hours=find_time_allowance(s)),
        options,
        f"walk-{find_default_step(s)}",
        topic="travel",
        rule="AF-4.16",
        needs_half="home",
    )
    how, _, to = chosen.partition("-")
    if how == "home":
        outcome = find_home_result(s)
        h.tell(Message("goes-home-laden" if outcome == "success" else "goes-home"), kind="home")
        tale.add_sentence(s, tale.WENT_HOME)
        raise MissionEnds(outcome)
    if how == "walk":
        yield from walk_to_location(h, to)
    else:
        yield from railcar.drive_railcar(h, to)
    s.to = travel_map.find_location_page(s.location)


def find_default_step(s: State) -> str:
    """Find the first step of a shortest route to the mission's location, of several the lowest
    number (AF-4.16). If the party is there or forages, return the lowest neighbour."""
    goal = travel_map.find_mission_location(s)
    if goal in ("", s.location):
        return travel_map.list_neighbours(s.location)[0]
    return travel_map.find_route(s.location, goal)[0]


def walk_to_location(h: Here, to: str) -> Play[None]:
    """Walk one step: time +1 (AF-4.17), except for a mission's first step with a Map Wall
    (AF-24.6)."""
    s = h.s
    free = is_walk_free(s)
    s.steps += 1
    s.location = to
    h.tell(Message("walks", place=travel_map.name_location(to)), kind="travel", location=to)
    if free:
        h.tell(Message("finds-short-way"), kind="travel", location=to)
    else:
        yield from dials.change_dials(
            h, {"time": 1}, Message("the-way", place=travel_map.name_location(to))
        )


def is_walk_free(s: State) -> bool:
    """Whether the next step on foot takes no time (AF-24.6)."""
    return s.has_improvement("map-wall") and s.steps == 0


def find_home_result(s: State) -> Literal["success", "fail"]:
    """Say what going home means: "fail" (AF-4.20, AF-18.3), or "success" for a Forage that has seen
    enough pages (AF-19.35)."""
    seen = [page for page in s.visited if BOOK.pages[page].location != travel_map.COLONY]
    return "success" if s.colony.assigned == FORAGE and len(seen) >= PAGES_TO_FORAGE else "fail"


# -- the options ---------------------------------------------------------------------------------


def _list_walks(s: State) -> list[Option]:
    price: Price = "free" if is_walk_free(s) else "walk"
    return [
        _make_way_option(
            s, f"walk-{one}", Message("walk-to", place=travel_map.name_location(one)), price, one
        )
        for one in travel_map.list_neighbours(s.location)
    ]


def _list_drives(s: State) -> list[Option]:
    """List the locations within 2 or 3 steps as drives, if the railcar runs (AF-26.5)."""
    if not railcar.is_running(s):
        return []
    away = travel_map.find_distances(s.location)
    return [
        _make_way_option(
            s,
            f"drive-{one}",
            Message("drive-to", place=travel_map.name_location(one)),
            "drive",
            one,
            steps=away[one],
        )
        for one in travel_map.list_locations()
        if away[one] in railcar.DRIVE_STEPS
    ]


def _make_home_option(s: State) -> Option:
    detail = Message("go-home-detail", outcome=find_home_result(s), alone=int(s.seats == 1))
    return Option("home", "choose", Message("go-home"), detail, {"outcome": find_home_result(s)})


def _make_way_option(
    s: State, option: str, label: Message, price: Price, location: str, *, steps: int = 0
) -> Option:
    goal = travel_map.find_mission_location(s)
    left = travel_map.find_distances(location)[goal] if goal else 0
    where = "none" if not goal else "away" if left else "there"
    detail = Message("way-detail", price=price, steps=steps, goal=where, left=left)
    data = {
        "location": location,
        "left": left,
        "seen": travel_map.find_location_page(location) in s.visited,
    }
    return Option(option, "choose", label, detail, data)
