"""Movement: how fast, how far, by which road, and what lies at the end of it (LA-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from rules.engine import Option, Play, Prompt

from . import convoy, free, gains, harm
from .boxes import NAMES
from .maps import Link, Space, number
from .state import AUTOMA, State
from .turn import Here, plural

STAY = "stay"
FAR_BEHIND = 6
"""Spaces behind the front at which the Co-Pilot drives harder (LA-14.6)."""
STORM = 2


@dataclass(frozen=True, slots=True)
class Route:
    """A way to a space: the links in order."""

    end: Space
    links: tuple[Link, ...]

    @property
    def steps(self) -> int:
        return len(self.links)


# -- the phase -----------------------------------------------------------------------------------


def movement_turn(h: Here, seat: int) -> Play[None]:
    """One Convoy moves, or stays (LA-10.1 to LA-10.7)."""
    h.acting = seat
    p = h.player(seat)
    p.speed, p.free_fuel, p.shortcut_map, p.crossed = 0, False, False, []
    roused = False
    while True:
        if p.special and p.colour == "blue" and not roused:  # LA-18.2d
            roused = True
            if p.fury >= 4:
                p.speed += 1
            else:
                gains.fury(h, seat, 1)
        manned = convoy.man_the_truck(p)
        if not (manned and (p.count("F") or p.free_fuel)) and not _could_act(h, seat):
            why = "no Fuel" if manned else "nobody at the wheel"
            h.tell(f"{h.name(seat)} stays: {why}.", kind="move", seat=seat)
            return
        prompt, chosen = yield from h.menu(lambda: _menu(h, seat))
        if prompt.optional:
            yield from free.carry_out(h, seat, chosen)
            continue
        if chosen == STAY:
            h.tell(f"{h.name(seat)} stays on {p.space}.", kind="move", seat=seat)
            return
        route = yield from _which(h, seat, [r for r in best_routes(h.s, seat) if r.end == chosen])
        yield from drive(h, seat, route)
        break
    if p.hand:
        yield from _after(h, seat)


def _after(h: Here, seat: int) -> Play[None]:
    """Hidden cards that go with a movement just made, such as the Land Mine."""
    done = Option("done", "done", "End your turn", "Until then you may play a card.")
    while h.player(seat).hand:
        prompt, chosen = yield from h.menu(
            lambda: [
                h.t.choice(seat, "You have arrived. Anything more?", [done], default="done"),
                *free.offered(h, seat),
            ]
        )
        if not prompt.optional:
            return
        yield from free.carry_out(h, seat, chosen)


def _could_act(h: Here, seat: int) -> bool:
    """Whether whoever cannot drive has something else to do: an ability, Fury, or a card that
    nobody may know of (LA-21.4)."""
    return bool(h.player(seat).hand or free.offered(h, seat))


def _menu(h: Here, seat: int) -> list[Prompt[Any]]:
    p = h.player(seat)
    manned = p.manned or convoy.man_the_truck(deepcopy(p))
    found = best_routes(h.s, seat) if manned else []
    return [_where(h, seat, found), *free.offered(h, seat)]


def _where(h: Here, seat: int, routes: Sequence[Route]) -> Prompt[str]:
    s, p = h.s, h.player(seat)
    stay = Option(STAY, "done", "Stay here")
    ends = sorted({route.end for route in routes}, key=lambda end: (-number(end), end))
    options = []
    for end in ends:
        ways = [route for route in routes if route.end == end]
        options.append(Option(end, "move", end, _detail(s, seat, ways)))
    plain = default_route(s, seat)
    return h.t.choice(
        seat,
        f"You are on {p.space}, speed {speed(s, seat)}, {p.count('F')} Fuel. Where do you drive?",
        [*options, stay],
        default=plain.end if plain and plain.end in ends else STAY,
    )


def _detail(s: State, seat: int, ways: Sequence[Route]) -> str:
    way = ways[0]
    parts = [f"{fuel_for(s, seat, way)} Fuel", plural(way.steps, "step"), *_perils(s, way)]
    counter = s.waypoints.get(way.end)
    if counter:
        parts.append("Contamination waypoint" if counter == "C" else f"{NAMES[counter]} waypoint")
    if len(ways) > 1:
        parts.append(f"{len(ways)} ways")
    return ", ".join(parts)[:100]


def _perils(s: State, route: Route) -> list[str]:
    found = [link.words for link in route.links if link.shortcut is not None]
    return [*found, *(["a Land Mine"] if any(link.id == s.mine for link in route.links) else [])]


def _which(h: Here, seat: int, ways: Sequence[Route]) -> Play[Route]:
    """Which of several ways to one space; whoever does not say takes the safest (LA-10.7)."""
    s = h.s
    safest = min(ways, key=lambda way: len(_price(s, way)))
    options = [
        Option(
            str(n),
            "move",
            f"by {' and '.join(_perils(s, way)) or 'the road'}"[:80],
            f"{fuel_for(s, seat, way)} Fuel, {plural(way.steps, 'step')}",
        )
        for n, way in enumerate(ways)
    ]
    default = str(ways.index(safest))
    return ways[int((yield from h.choose(seat, "Which way?", options, default=default)))]


def drive(h: Here, seat: int, route: Route) -> Play[None]:
    """Pay, go step by step, and see what lies at the end (LA-10.3, LA-10.16 to LA-10.20)."""
    s, p = h.s, h.player(seat)
    convoy.man_the_truck(p)  # whoever has been restowed off it meanwhile
    fuel = fuel_for(s, seat, route)
    for _ in range(fuel):
        convoy.drop(p, "F")
    start = p.space
    p.space = route.end
    p.crossed = [link.id for link in route.links]
    h.tell(
        f"{h.name(seat)} drives from {start} to {route.end} on {fuel} Fuel.",
        kind="move",
        seat=seat,
        space=route.end,
    )
    for link in route.links:
        yield from cross(h, seat, link)
    if p.free_fuel and p.area("bottom first"):
        yield from harm.damage(h, seat, 1, "bottom first", why="Nitromethane: ")
    yield from arrive(h, seat)


def cross(h: Here, seat: int, link: Link) -> Play[None]:
    """What a link does to whoever crosses it (LA-10.17 to LA-10.19, LA-16.19)."""
    s = h.s
    if link.avalanche and link.id not in s.closed:
        s.closed.append(link.id)
        h.tell(f"The snow comes down behind {h.name(seat)}: that way is closed.", kind="avalanche")
    if s.mine == link.id:
        s.mine = None
        h.tell(f"{h.name(seat)} drives over the Land Mine.", kind="mine", seat=seat)
        yield from harm.damage(h, seat, 2, "bottom row", why="The mine: ")
    if link.shortcut is not None:
        for _ in range(link.shortcut.contamination):
            yield from harm.contaminate(h, seat, why="The shortcut: ")
        if link.shortcut.damage:
            yield from harm.damage(h, seat, link.shortcut.damage, why="The shortcut: ")
        harm.die_of_contamination(h, seat)


def arrive(h: Here, seat: int) -> Play[None]:
    """The waypoint on which a movement ends (LA-10.12 to LA-10.15)."""
    s, p = h.s, h.player(seat)
    counter = s.waypoints.get(p.space)
    if counter is None:
        return
    if counter == "C":
        yield from harm.contaminate(h, seat, why=f"Waypoint {p.space}: ")
        harm.die_of_contamination(h, seat)
        return
    options = [
        Option("take", "choose", f"Take the {NAMES[counter]}"),
        Option("leave", "choose", "Leave it for later"),
    ]
    chosen = yield from h.choose(seat, f"There is 1 {NAMES[counter]} on {p.space}.", options)
    if chosen == "take":
        del s.waypoints[p.space]
        yield from gains.gain(h, seat, counter)


# -- speed and Fuel (LA-10.4, LA-14.6, LA-14.9) --------------------------------------------------


def speed(s: State, seat: int) -> int:
    """Movement points for the first Fuel."""
    p = s.players[seat]
    points = p.truck.data.speed + p.speed
    for one in p.in_zone("active"):
        if one.ability == "driver":
            points += 1
        elif one.ability == "co-pilot":
            points += 2 if _far_behind(s, seat) else 1
    return max(0, points - (STORM if s.storm else 0))


def _far_behind(s: State, seat: int) -> bool:
    """Whether the lead Convoy is 6 spaces ahead or more (LA-14.6)."""
    lead = max(s.order, key=lambda who: (s.place(who), s.order.index(who)))
    if s.place(lead) - s.place(seat) < FAR_BEHIND:  # no route has more steps than that
        return False
    return distance(s, s.space_of(seat), s.space_of(lead), _means(s, seat)) >= FAR_BEHIND


def most_points(s: State, seat: int) -> int:
    """Points of a Convoy that has Fuel, with all of it."""
    p = s.players[seat]
    extra = p.count("F") - (0 if p.free_fuel else 1)
    doubled = 1 if extra and p.special and p.colour == "green" else 0
    return speed(s, seat) + extra + doubled


def fuel_for(s: State, seat: int, route: Route) -> int:
    """The least Fuel that pays for a route (LA-10.3, LA-10.4, LA-18.2b)."""
    p = s.players[seat]
    bonus = 1 if p.shortcut_map and any(link.rough for link in route.links) else 0
    extra = max(0, route.steps - speed(s, seat) - bonus)
    if extra > 1 and p.special and p.colour == "green":
        extra -= 1
    return extra + (0 if p.free_fuel else 1)


# -- routes (LA-10.8 to LA-10.10) ----------------------------------------------------------------


def routes(s: State, seat: int) -> Iterator[Route]:
    """Every way of the Convoy that its Fuel pays for. A Shortcut Map adds a point where a Rough
    Shortcut is crossed (LA-16.16); without Fuel it leads nowhere (LA-10.3)."""
    p = s.players[seat]
    if not (p.count("F") or p.free_fuel):
        return
    rough = bool(p.working("tracks")) or p.shortcut_map
    around = s.map.links
    open_ways: list[tuple[tuple[Space, ...], tuple[Link, ...], int, bool]] = [
        ((p.space,), (), most_points(s, seat), p.shortcut_map)
    ]
    while open_ways:
        seen, links, points, mapped = open_ways.pop()
        for link in around[seen[-1]]:
            ahead = link.other(seen[-1])
            more = 1 if mapped and link.rough else 0
            if ahead in seen or points + more < 1 or not usable(s, link, rough):
                continue
            way = (*links, link)
            yield Route(ahead, way)
            open_ways.append(((*seen, ahead), way, points + more - 1, mapped and not more))


def usable(s: State, link: Link, rough: bool) -> bool:
    """Whether a link may be crossed now (LA-10.16, LA-10.17, LA-10.21)."""
    if link.shortcut is None:
        return True
    return not s.storm and link.id not in s.closed and (rough or not link.rough)


def best_routes(s: State, seat: int) -> list[Route]:
    """The routes worth a choice: for each end, the cheapest for each set of perils, less those
    that another betters in both."""
    best: dict[tuple[Space, frozenset[str]], Route] = {}
    for route in routes(s, seat):
        key = (route.end, _price(s, route))
        if key not in best or route.steps < best[key].steps:
            best[key] = route
    found = [
        (route.steps, len(price), route)
        for (end, price), route in best.items()
        if not price
        or not any(
            end == other_end and other_price < price and other.steps <= route.steps
            for (other_end, other_price), other in best.items()
        )
    ]
    return [route for _, _, route in sorted(found, key=lambda one: one[:2])]


def _price(s: State, route: Route) -> frozenset[str]:
    """The links of a route that cost more than a step, or that close behind it."""
    return frozenset(
        link.id
        for link in route.links
        if link.id == s.mine
        or (
            link.shortcut is not None
            and (link.shortcut.damage or link.shortcut.contamination or link.avalanche)
        )
    )


def default_route(s: State, seat: int) -> Route | None:
    """What an absent player drives: as far as 1 Fuel goes on standard roads and open tunnels,
    branch a unless it ends at a Closed Tunnel (LA-10.7)."""
    p = s.players[seat]
    if not p.count("F"):
        return None
    at = p.space
    way: tuple[Link, ...] = ()
    for _ in range(speed(s, seat)):
        ahead = [
            link
            for link in s.map.links[at]
            if link.shortcut is None and number(link.other(at)) > number(at)
        ]
        ahead = [link for link in ahead if link.other(at) not in s.map.dead_ends]
        if not ahead:
            break
        link = min(ahead, key=lambda link: link.other(at))
        way = (*way, link)
        at = link.other(at)
    return Route(at, way) if way else None


# -- distance (LA-10.24) -------------------------------------------------------------------------


def _means(s: State, who: int) -> bool:
    """Whether a Convoy could cross Rough Shortcuts now."""
    if who == AUTOMA:
        assert s.automa is not None
        return s.automa.tracks
    return bool(s.players[who].working("tracks"))


def distance_of(s: State, behind: int, ahead: int) -> int:
    """Spaces from one Convoy to another that is ahead of it, with the means of the one behind."""
    return distance(s, s.space_of(behind), s.space_of(ahead), _means(s, behind))


def distance(s: State, start: Space, end: Space, rough: bool) -> int:
    """The fewest steps on a route that always goes to a higher number, with the Shortcuts usable
    now; without one the difference of the numbers; 0 if it is not ahead (LA-10.24)."""
    if number(end) <= number(start):
        return 0
    reached = {start}
    steps = 0
    while reached:
        steps += 1
        reached = {
            link.other(at)
            for at in reached
            for link in s.map.links[at]
            if number(at) < number(link.other(at)) <= number(end) and usable(s, link, rough)
        }
        if end in reached:
            return steps
    return number(end) - number(start)


# -- the end of the phase (LA-10.21 to LA-10.23) -------------------------------------------------


def sort_turn_order(h: Here) -> None:
    """By the number of the space, those on one number as they were (LA-7.3 to LA-7.5)."""
    s = h.s
    s.order = sorted(s.order, key=s.place)
    order = ", ".join(h.name(who) for who in s.order)
    h.tell(f"Turn order, from the rear: {order}.", kind="order")
