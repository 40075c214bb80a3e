"""Movement: how fast, how far, by which road, and what lies at the end of it (LA-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Data, Option, Play, Prompt
from rules.engine.clipping import clip

from . import convoy, free, gains, harm
from .boxes import NAMES
from .maps import Link, Space, number
from .state import AUTOMA, Player, State
from .turn import Here, listed, plural

STAY = "stay"
FAR_BEHIND = 6
"""Spaces behind the front at which the Co-Pilot drives harder (LA-14.6)."""
STORM = 2
MINE = 2
"""Damage of the Land Mine (LA-16.19)."""


@dataclass(slots=True)
class Route:
    """A way to a space: the links in order."""

    end: Space
    links: tuple[Link, ...]
    price: frozenset[str]
    """The links that cost more than a step, or that close behind it."""

    @property
    def steps(self) -> int:
        return len(self.links)


# -- the phase -----------------------------------------------------------------------------------


def movement_turn(h: Here, seat: int) -> Play[None]:
    """One Convoy moves, or stays (LA-10.1 to LA-10.7)."""
    h.acting = seat
    p = h.player(seat)
    stand_still(p)
    roused = False
    ways: dict[Space, list[Route]] = {}
    while True:
        if p.special and p.colour == "blue" and not roused:  # LA-18.2d
            roused = True
            if p.fury >= 4:
                p.speed += 1
            else:
                gains.fury(h, seat, 1, why="Special Fury")
        manned = convoy.can_be_manned(p)
        if not (manned and (p.count("F") or p.free_fuel)) and not _could_act(h, seat):
            why = "no Fuel" if manned else "nobody at the wheel"
            h.tell(f"{h.name(seat)} stays: {why}.", kind="move", seat=seat)
            return
        prompt, chosen = yield from h.menu(lambda: _menu(h, seat, ways))
        if prompt.optional:
            yield from free.carry_out(h, seat, chosen)
            continue
        if chosen == STAY:
            h.tell(f"{h.name(seat)} stays on {p.space}.", kind="move", seat=seat)
            return
        route = yield from _which(h, seat, ways[chosen])
        yield from drive(h, seat, route)
        break
    if p.hand:
        yield from _after(h, seat)


def stand_still(p: Player) -> None:
    """What was gained for one movement is over with it."""
    p.speed, p.burning, p.crossed = 0, [], []
    p.free_fuel = p.shortcut_map = False


def _after(h: Here, seat: int) -> Play[None]:
    """Hidden cards that go with a movement just made, such as the Land Mine."""
    done = Option("done", "done", "End your turn", "Until then you may play a card.")
    while h.player(seat).hand:
        prompt, chosen = yield from h.menu(
            lambda: [
                h.t.choice(
                    seat,
                    "You have arrived. Anything more?",
                    [done],
                    default="done",
                    topic="more",
                    rule="LA-21.4",
                ),
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


def _menu(h: Here, seat: int, ways: dict[Space, list[Route]]) -> list[Prompt[Any]]:
    """The questions of a movement; the ways to each space come to stand in `ways`."""
    p = h.player(seat)
    points = speed(h.s, seat)
    ways.clear()
    if convoy.can_be_manned(p):
        for route in best_routes(h.s, seat, points):
            ways.setdefault(route.end, []).append(route)
    return [_where(h, seat, ways, points), *free.offered(h, seat)]


def _where(h: Here, seat: int, ways: dict[Space, list[Route]], points: int) -> Prompt[str]:
    s, p = h.s, h.player(seat)
    fuel = p.count("F")
    ends = sorted(ways, key=lambda end: (-number(end), end))
    options = [
        Option(
            end, "move", end, _detail(s, p, ways[end], points), _toll(s, p, ways[end][0], points)
        )
        for end in ends
    ]
    plain = default_end(s, seat, points) if fuel else STAY
    return h.t.choice(
        seat,
        f"You are on {p.space}, speed {points}, {fuel} Fuel. Where do you drive?",
        [*options, Option(STAY, "done", "Stay here")],
        default=plain if plain in ways else STAY,
        topic="drive",
        rule="LA-10.3",
    )


def _detail(s: State, p: Player, ways: Sequence[Route], points: int) -> str:
    way = ways[0]
    parts = [*_price(p, way, points), plural(way.steps, "step"), *_perils(s, way)]
    counter = s.waypoints.get(way.end)
    if counter:
        parts.append("Contamination waypoint" if counter == "C" else f"{NAMES[counter]} waypoint")
    if len(ways) > 1:
        parts.append(f"{len(ways)} ways")
    return clip(", ".join(parts), 100)


def _price(p: Player, way: Route, points: int) -> list[str]:
    """What the way takes: "1 Fuel", "2 Food"."""
    return [f"{fuel_for(p, way, points)} Fuel", *_in_words(burnt_for(p, way, points))]


def _toll(s: State, p: Player, route: Route, points: int) -> Data:
    """What a way costs, for programs: Fuel, and what its Shortcuts and the mine do."""
    cuts = [link.shortcut for link in route.links if link.shortcut is not None]
    mined = s.mine is not None and any(link.id == s.mine for link in route.links)
    return {
        "fuel": fuel_for(p, route, points),
        "damage": sum(cut.damage for cut in cuts) + MINE * mined,
        "contamination": sum(cut.contamination for cut in cuts),
    }


def _perils(s: State, route: Route, *, where: bool = False) -> list[str]:
    """The Shortcuts of a route, and the mine on it; with `where`, from which space to which."""
    found = [
        f"the {link.id.replace('-', ' to ')} {link.words}" if where else link.words
        for link in route.links
        if link.shortcut is not None
    ]
    if s.mine is not None and any(link.id == s.mine for link in route.links):
        found.append("a Land Mine")
    return found


def _which(h: Here, seat: int, ways: Sequence[Route]) -> Play[Route]:
    """Which of several ways to one space; whoever does not say takes the safest (LA-10.7)."""
    if len(ways) == 1:
        return ways[0]
    s, p, points = h.s, h.player(seat), speed(h.s, seat)
    safest = min(ways, key=lambda way: len(way.price))
    options = [
        Option(
            str(n),
            "move",
            clip(f"by {' and '.join(_perils(s, way, where=True)) or 'the road'}", 80),
            ", ".join([*_price(p, way, points), plural(way.steps, "step")]),
            _toll(s, p, way, points),
        )
        for n, way in enumerate(ways)
    ]
    default = str(ways.index(safest))
    chosen = yield from h.choose(
        seat, "Which way?", options, default=default, topic="way", rule="LA-10.7"
    )
    return ways[int(chosen)]


def drive(h: Here, seat: int, route: Route) -> Play[None]:
    """Pay, go step by step, and see what lies at the end (LA-10.3, LA-10.16 to LA-10.20)."""
    s, p = h.s, h.player(seat)
    convoy.man_the_truck(p)
    points = speed(s, seat)
    fuel, burnt = fuel_for(p, route, points), burnt_for(p, route, points)
    for token in [*["F"] * fuel, *burnt]:
        convoy.drop(p, gains.RESOURCE[token])
    start = p.space
    p.space = route.end
    p.crossed = [link.id for link in route.links]
    price = listed([f"{fuel or 'no'} Fuel", *_in_words(burnt)])
    h.tell(
        f"{h.name(seat)} drives from {start} to {route.end} on {price}.",
        kind="move",
        seat=seat,
        space=route.end,
    )
    for link in route.links:
        yield from cross(h, seat, link)
    if p.free_fuel and p.area("bottom first"):
        yield from harm.damage(h, seat, 1, "bottom first", why="Nitromethane")
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
        yield from harm.damage(h, seat, MINE, "bottom row", why="Land Mine")
    if link.shortcut is not None:
        for _ in range(link.shortcut.contamination):
            yield from harm.contaminate(h, seat, why="Shortcut")
        if link.shortcut.damage:
            yield from harm.damage(h, seat, link.shortcut.damage, why="Shortcut")
        harm.die_of_contamination(h, seat)


def arrive(h: Here, seat: int) -> Play[None]:
    """The waypoint on which a movement ends (LA-10.12 to LA-10.15)."""
    s, p = h.s, h.player(seat)
    counter = s.waypoints.get(p.space)
    if counter is None:
        return
    if counter == "C":
        yield from harm.contaminate(h, seat, why=f"Waypoint {p.space}")
        harm.die_of_contamination(h, seat)
        return
    options = [
        Option("take", "choose", f"Take the {NAMES[counter]}"),
        Option("leave", "choose", "Leave it for later"),
    ]
    chosen = yield from h.choose(
        seat, f"There is 1 {NAMES[counter]} on {p.space}.", options, rule="LA-10.12"
    )
    if chosen == "take":
        del s.waypoints[p.space]
        yield from gains.gain(h, seat, counter, why=f"Waypoint {p.space}")


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
    places = {who: s.place(who) for who in s.rights}
    lead = max(places, key=places.__getitem__)
    if places[lead] - places[seat] < FAR_BEHIND:  # no route has more steps than that
        return False
    return distance(s, s.space_of(seat), s.space_of(lead), _means(s, seat)) >= FAR_BEHIND


def most_points(p: Player, points: int) -> int:
    """Points of a Convoy that has Fuel, with all of it; the first gives so many."""
    extra = p.count("F") - (0 if p.free_fuel else 1)
    doubled = 1 if extra and p.special and p.colour == "green" else 0
    return points + extra + doubled


def fuel_for(p: Player, route: Route, points: int) -> int:
    """The least Fuel that pays for a route, with so many points for the first (LA-10.3, LA-10.4,
    LA-18.2b)."""
    extra = max(0, route.steps - points - _mapped(p, route))
    if extra > 1 and p.special and p.colour == "green":
        extra -= 1
    return extra + (0 if p.free_fuel else 1)


def burnt_for(p: Player, route: Route, points: int) -> list[str]:
    """What is burnt of the Resources promised for speed: no more than the route takes
    (LA-10.6)."""
    spare = max(0, points + _mapped(p, route) - route.steps)
    return p.burning[: max(0, len(p.burning) - spare)]


def _mapped(p: Player, route: Route) -> int:
    """The point that a Shortcut Map gives where a Rough Shortcut is crossed (LA-16.16)."""
    return int(p.shortcut_map and any(link.rough for link in route.links))


def _in_words(tokens: Sequence[str]) -> list[str]:
    """ "2 Food"."""
    return [f"{tokens.count(token)} {NAMES[token]}" for token in dict.fromkeys(tokens)]


# -- routes (LA-10.8 to LA-10.10) ----------------------------------------------------------------


def routes(s: State, seat: int, points: int) -> Iterator[Route]:
    """Every way of the Convoy that its Fuel pays for, of which the first gives so many points. A
    Shortcut Map adds a point where a Rough Shortcut is crossed (LA-16.16); without Fuel it leads
    nowhere (LA-10.3)."""
    p = s.players[seat]
    if not (p.count("F") or p.free_fuel):
        return
    rough = bool(p.working("tracks")) or p.shortcut_map
    around, mine = s.map.ways, s.mine
    here, seen = Route(p.space, (), frozenset()), frozenset((p.space,))
    open_ways = [(here, seen, most_points(p, points), p.shortcut_map)]
    while open_ways:
        so_far, seen, points, mapped = open_ways.pop()
        for link, end in around[so_far.end]:
            more = 1 if mapped and link.rough else 0
            if end in seen or points + more < 1 or not usable(s, link, rough):
                continue
            price = so_far.price
            if link.perilous or link.id == mine:
                price |= {link.id}
            route = Route(end, (*so_far.links, link), price)
            yield route
            open_ways.append((route, seen | {end}, points + more - 1, mapped and not more))


def usable(s: State, link: Link, rough: bool) -> bool:
    """Whether a link may be crossed now (LA-10.16, LA-10.17, LA-10.21)."""
    if link.shortcut is None:
        return True
    return not s.storm and link.id not in s.closed and (rough or not link.rough)


def best_routes(s: State, seat: int, points: int) -> list[Route]:
    """The routes worth a choice: for each end, the cheapest for each set of perils, less those
    that another betters in both."""
    best: dict[tuple[Space, frozenset[str]], Route] = {}
    for route in routes(s, seat, points):
        known = best.get((route.end, route.price))
        if known is None or route.steps < known.steps:
            best[route.end, route.price] = route
    found = [
        route
        for route in best.values()
        if not route.price
        or not any(
            other.end == route.end and other.price < route.price and other.steps <= route.steps
            for other in best.values()
        )
    ]
    return sorted(found, key=lambda route: (route.steps, len(route.price)))


def default_end(s: State, seat: int, points: int) -> Space:
    """Where an absent player drives: as far as 1 Fuel, which is so many points, goes (LA-10.7)."""
    at = s.players[seat].space
    for _ in range(points):
        at = s.map.plain.get(at, at)
    return at


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
    ahead = s.map.ahead
    steps = 0
    while reached:
        steps += 1
        reached = {
            other
            for at in reached
            for link, other in ahead[at]
            if number(other) <= number(end) and usable(s, link, rough)
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
    if len(s.order) > 1:
        h.tell(f"Turn order, from the rear: {order}.", kind="order")
