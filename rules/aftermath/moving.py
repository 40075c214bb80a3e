"""Moving: cards for points, and steps from space to space (AF-10.1 to AF-10.9)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play
from rules.kit.words import count, listed

from . import enemies, hazards, lasting, maps, visiting
from .action_deck import discard, in_words, playable
from .context import Here
from .routes import Path, Route, can_move, cheapest, crosses_rail, points, routes
from .state import Member, State

AROUND = "-around"
"""After the option of a space: by the way that crosses no live rail."""
OUT = "out"
"""In place of a space: towards the exit that others have used, with all cards."""


def options(s: State, m: Member) -> list[Option]:
    """Where a Move may go: each space with the least cards that get there, and what is met. Where
    the best way crosses a live rail and another does not, both."""
    made: list[Option] = []
    found = routes(s, m)
    rail = any(route.rail for route in found)
    calm = {route.space: route for route in routes(s, m, around=True)} if rail else {}
    for route in found:
        made.append(_option(s, m, route))
        if route.rail and route.space in calm:
            made.append(_option(s, m, calm[route.space], AROUND))
    if towards_exit(s, m):
        made.append(_out_option(s, m))
    return made


def _option(s: State, m: Member, route: Route, suffix: str = "") -> Option:
    met = _met(s, route)
    if route.rail:
        met.insert(0, "over the live rail")
    detail = f"{in_words(route.cards)}: {', '.join(met)}" if met else in_words(route.cards)
    return Option(
        f"move-{route.space}{suffix}",
        "move",
        f"Move to {maps.where(s, route.space)}{', around the rail' if suffix else ''}",
        _clipped(detail),
        data={
            "space": route.space,
            "cards": list(route.cards),
            "path": list(route.path),
            "reads": route.reads,
        },
    )


def _met(s: State, route: Route) -> list[str]:
    """What is where a way leads, in a few words, the most important first."""
    space, found = route.space, list[str]()
    printed, tokens = maps.space(s, space), s.visit.tokens.get(space, [])
    if route.reads:
        found.append("something to read")
    if strangers := [enemies.titled(s, enemy) for enemy in s.enemies_at(space)]:
        found.append(listed(strangers))
    if "fire" in tokens:
        found.append("fire")
    if scavenge := len(s.visit.scavenge.get(space, [])):
        found.append(count(scavenge, "scavenge token"))
    if maps.exit_at(s, space) is not None:
        found.append("an exit")
    if printed.hide or "heavy" in tokens:
        found.append("a place to hide")
    if others := [s.of(member).card.short for member in s.at(space)]:
        found.append(listed(others))
    return found


def _clipped(text: str) -> str:
    return text if len(text) <= 100 else f"{text[:99]}…"


# -- moving --------------------------------------------------------------------------------------


def move(h: Here, m: Member, chosen: str) -> Play[None]:
    """Carry out one of `options`, by its id behind "move-". Where quite different cards would pay
    for it, the player says which (AF-10.1)."""
    if chosen == OUT:
        yield from walk(h, m, towards_exit(h.s, m), playable(h.of(m)))
        return
    around = chosen.endswith(AROUND)
    space = int(chosen.removesuffix(AROUND))
    route = next(one for one in routes(h.s, m, around=around) if one.space == space)
    cards, path = yield from _which_cards(h, m, route)
    yield from walk(h, m, path, cards)


def _which_cards(h: Here, m: Member, route: Route) -> Play[tuple[tuple[str, ...], Path]]:
    choices = route.choices()
    if len(choices) == 1:
        return choices[0]
    offered = [
        Option(
            str(number),
            "move",
            in_words(cards).capitalize(),
            _by_way(h.s, m, path) if path != route.path else "",
            data={"cards": list(cards), "path": list(path)},
        )
        for number, (cards, path) in enumerate(choices)
    ]
    chosen = yield from h.choose_for(
        m,
        f"Which cards do you play to move to {maps.where(h.s, route.space)}?",
        offered,
        secret=True,
        about=f"{h.who(m)} moves, and chooses the cards",
        topic="move-cards",
        data={"space": route.space},
        rule="AF-10.1",
    )
    return choices[int(chosen)]


def _by_way(s: State, m: Member, path: Path) -> str:
    start = s.of(m).at
    rail = start is not None and crosses_rail(s, (start, *path))
    via = [maps.where(s, space) for space in path[:-1]]
    words = ["over the live rail"] if rail else []
    return _clipped(", ".join([*words, f"by way of {listed(via)}" if via else "straight there"]))


def walk(h: Here, m: Member, path: Sequence[int], cards: Sequence[str]) -> Play[None]:
    """Play the cards and go step by step, as far as the points last. A reading ends the movement,
    and so does whatever moves or defeats the member; what is left of the points is lost (AF-10.8,
    AF-10.9)."""
    one = h.of(m)
    left = points(h.s, m, cards)
    lasting.used_up(h.s, m, "quick-feet")
    _tell_move(h, m, path, cards)
    discard(h, m, cards)
    for number, space in enumerate(path):
        start = one.at
        assert start is not None
        price = maps.cost(h.s, m, start, space, cards, first=not number)
        if price is None or price > left:
            break
        left -= price
        if not (yield from hazards.crossed(h, m, start, space)):
            return
        one.at = space
        if (yield from visiting.enter(h, m)) or one.at != space:
            break
    yield from hazards.end_of_movement(h, m)


def _tell_move(h: Here, m: Member, path: Sequence[int], cards: Sequence[str]) -> None:
    h.tell_of(
        m,
        f"moves to {maps.where(h.s, path[-1])} with {in_words(cards)}.",
        kind="move",
        space=path[-1],
        path=list(path),
        cards=list(cards),
    )


# -- towards the exit that others have used (AF-17.9) --------------------------------------------


def towards_exit(s: State, m: Member) -> Path:
    """How far all cards, as one Move, lead along the cheapest way to the exit that others have
    used; () where there is none, or the member stands there, or cannot move."""
    if not s.visit.exit_used or not can_move(s, m):
        return ()
    cards = playable(s.of(m))
    ways = cheapest(s, m, cards, through=True)
    goals = [space for space in maps.exit_spaces(s) if space in ways]
    if not goals:
        return ()
    path = min(ways[goal] for goal in goals)[1]
    budget, gone, at = points(s, m, cards), 0, s.of(m).at
    for number, space in enumerate(path):
        assert at is not None
        gone += maps.cost(s, m, at, space, cards, first=not number) or 0
        if gone > budget:
            return path[:number]
        at = space
    return path


def _out_option(s: State, m: Member) -> Option:
    path = towards_exit(s, m)
    cards = playable(s.of(m))
    return Option(
        f"move-{OUT}",
        "move",
        "Make for the exit with all cards",
        _clipped(f"As far as {maps.where(s, path[-1])}."),
        data={"space": path[-1], "cards": cards, "path": list(path)},
    )
