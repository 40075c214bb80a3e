"""Speed, Fuel, the routes that they pay for, and distances (LA-10.4 to LA-10.10, LA-10.24)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.aurora.model.maps import Link, Space, find_space_number
from rules.aurora.model.players import DRIVERS, Crew, Player
from rules.aurora.model.state import AUTOMA, State
from rules.kit import graphs

FAR_BEHIND = 6
"""How many spaces behind the lead Convoy the Co-Pilot drives harder (LA-14.6)."""
STORM = 2


@dataclass(slots=True)
class Route:
    """A route to a space: its links in order, and how many these `steps` are."""

    end: Space
    links: tuple[Link, ...]
    steps: int
    price: frozenset[str]
    """Ids of the links that cost more than a step, or that close once the Convoy has crossed."""


# -- speed and Fuel (LA-10.4, LA-14.6, LA-14.9) --------------------------------------------------


def count_movement_points(s: State, seat: int) -> int:
    """Count the movement points that the first Fuel gives."""
    p = s.players[seat]
    points = p.truck.data.speed + p.speed
    for one in p.in_zone("active"):
        if one.ability == "driver":
            points += 1
        elif one.ability == "co-pilot":
            points += 2 if _is_far_behind(s, seat) else 1
    return max(0, points - (STORM if s.storm else 0))


def list_idle_drivers(p: Player) -> list[Crew]:
    """List the Survivors who would add speed if they were Active (LA-14.6, LA-14.9)."""
    return [one for one in p.crew if one.ability in DRIVERS and one.zone != "active"]


def _is_far_behind(s: State, seat: int) -> bool:
    """Whether the lead Convoy is 6 spaces ahead or more (LA-14.6)."""
    places = {who: s.find_convoy_number(who) for who in s.right_turn_order}
    lead = max(places, key=places.__getitem__)
    if places[lead] - places[seat] < FAR_BEHIND:  # no distance is longer than this difference
        return False
    return (
        find_distance(s, s.space_of(seat), s.space_of(lead), _can_cross_rough(s, seat))
        >= FAR_BEHIND
    )


def count_points_on_all_fuel(p: Player, points: int) -> int:
    """Count the movement points if a Convoy with Fuel spends all of it. `points`: what the first
    Fuel gives."""
    extra = p.count_tokens("F") - (0 if p.free_fuel else 1)
    doubled = 1 if extra and p.special and p.colour == "green" else 0
    return points + extra + doubled


def find_fuel_price(p: Player, route: Route, points: int) -> int:
    """Find the least Fuel that pays for a route, if the first Fuel gives `points` (LA-10.3,
    LA-10.4, LA-18.2b)."""
    extra = max(0, route.steps - points - _count_map_bonus(p, route))
    if extra > 1 and p.special and p.colour == "green":
        extra -= 1
    return extra + (0 if p.free_fuel else 1)


def list_burnt(p: Player, route: Route, points: int) -> list[str]:
    """List the Resources that a drive burns, out of those promised for speed: no more than the
    route needs (LA-10.6). `points`: movement points with the first Fuel."""
    if not p.burning:
        return []
    spare = max(0, points + _count_map_bonus(p, route) - route.steps)
    return p.burning[: max(0, len(p.burning) - spare)]


def _count_map_bonus(p: Player, route: Route) -> int:
    """Count the point that a Shortcut Map adds if a route crosses a Rough Shortcut (LA-16.16)."""
    return int(p.shortcut_map and any(link.is_rough for link in route.links))


# -- routes (LA-10.8 to LA-10.10) ----------------------------------------------------------------


def find_routes(s: State, seat: int, points: int) -> Iterator[Route]:
    """Yield every route that the Convoy's Fuel pays for; the first Fuel gives `points`. A Shortcut
    Map adds a point on a Rough Shortcut (LA-16.16). Without Fuel, yield nothing (LA-10.3)."""
    p = s.players[seat]
    if not (p.count_tokens("F") or p.free_fuel):
        return
    rough = bool(p.list_working_boxes("tracks")) or p.shortcut_map
    around, mine = s.map.ways, s.mine
    here, seen = Route(p.space, (), 0, frozenset()), frozenset((p.space,))
    open_ways = [(here, seen, count_points_on_all_fuel(p, points), p.shortcut_map)]
    while open_ways:
        so_far, seen, points, mapped = open_ways.pop()
        for link, end in around[so_far.end]:
            more = 1 if mapped and link.is_rough else 0
            if end in seen or points + more < 1:
                continue
            if link.shortcut is not None and not is_link_usable(s, link, rough):
                continue
            price = so_far.price
            if link.is_perilous or link.id == mine:
                price |= {link.id}
            route = Route(end, (*so_far.links, link), so_far.steps + 1, price)
            yield route
            open_ways.append((route, seen | {end}, points + more - 1, mapped and not more))


def is_link_usable(s: State, link: Link, rough: bool) -> bool:
    """Whether a link may be crossed now (LA-10.16, LA-10.17, LA-10.21)."""
    if link.shortcut is None:
        return True
    return not s.storm and link.id not in s.closed and (rough or not link.is_rough)


def find_best_routes(s: State, seat: int, points: int) -> list[Route]:
    """Find the routes worth offering: for each end and set of perils the shortest, without those
    that another route beats in both."""
    best: dict[Space, dict[frozenset[str], Route]] = {}
    for route in find_routes(s, seat, points):
        to_end = best.setdefault(route.end, {})
        known = to_end.get(route.price)
        if known is None or route.steps < known.steps:
            to_end[route.price] = route
    found = [
        route
        for to_end in best.values()
        for route in to_end.values()
        if not route.price
        or not any(
            other.price < route.price and other.steps <= route.steps for other in to_end.values()
        )
    ]
    return sorted(found, key=lambda route: (route.steps, len(route.price)))


def find_default_end(s: State, seat: int, points: int) -> Space:
    """Find where an absent player drives: as far as 1 Fuel takes them (LA-10.7)."""
    at = s.players[seat].space
    for _ in range(points):
        at = s.map.default_next_spaces.get(at, at)
    return at


# -- distance (LA-10.24) -------------------------------------------------------------------------


def _can_cross_rough(s: State, who: int) -> bool:
    """Whether a Convoy could cross Rough Shortcuts now."""
    if who == AUTOMA:
        assert s.automa is not None
        return s.automa.tracks
    return bool(s.players[who].list_working_boxes("tracks"))


def count_distance(s: State, behind: int, ahead: int) -> int:
    """Count the spaces from one Convoy to another ahead of it, with the Tracks of the one
    behind."""
    return find_distance(s, s.space_of(behind), s.space_of(ahead), _can_cross_rough(s, behind))


def find_distance(s: State, start: Space, end: Space, rough: bool) -> int:
    """Count the fewest steps on a route that always leads to a higher number, with the Shortcuts
    usable now. Without such a route, return the difference of the numbers; 0 if the end is not
    ahead (LA-10.24)."""
    if find_space_number(end) <= find_space_number(start):
        return 0

    def on(at: Space) -> list[Space]:
        return [
            other
            for link, other in s.map.ways_ahead[at]
            if find_space_number(other) <= find_space_number(end) and is_link_usable(s, link, rough)
        ]

    return graphs.count_steps(start, on).get(end, find_space_number(end) - find_space_number(start))
