"""Phase 3, Movement: where each Convoy drives, and what lies at the end of it (LA-10)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.aurora.model.boxes import RESOURCE, list_amounts
from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.maps import (
    QUAYS,
    Link,
    Space,
    find_aurora_space,
    find_region,
    find_space_number,
)
from rules.aurora.model.players import Player
from rules.aurora.model.state import State
from rules.aurora.play import contamination, fury, resources
from rules.aurora.play.combat.ambush import list_enemy_slots
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy, damage
from rules.aurora.play.exploration import free_actions
from rules.aurora.play.movement import routes
from rules.aurora.play.movement.routes import Route
from rules.aurora.words import NO_CAUSE, Message, list_with
from rules.aurora.words.fitting import ClippedDetail, ShortDetail, ShortLabel
from rules.engine import Data, Option, Play, Prompt, Text

STAY = "stay"
MINE = 2
"""How much Damage the Land Mine does (LA-16.19)."""


# -- the phase -----------------------------------------------------------------------------------


def play_movement_turn(h: Here, seat: int) -> Play[None]:
    """Let one Convoy move or stay (LA-10.1 to LA-10.7)."""
    h.acting = seat
    p = h.find_player(seat)
    clear_movement_gains(p)
    roused = False
    ways: dict[Space, list[Route]] = {}
    while True:
        if p.special and p.colour == "blue" and not roused:  # LA-18.2d
            roused = True
            if p.fury >= 4:
                p.speed += 1
            else:
                fury.gain_fury(h, seat, 1, why=Message("special-fury"))
        manned = convoy.can_be_manned(p)
        if not (manned and (p.count_tokens("F") or p.free_fuel)) and not free_actions.can_act(
            h, seat
        ):
            _tell_stay(h, seat, ways)
            return
        chosen = yield from free_actions.ask_with_free_actions(
            h, seat, lambda: _offer_destinations(h, seat, ways)
        )
        if chosen is None:
            continue
        if chosen == STAY:
            _tell_stay(h, seat, ways)
            return
        route = yield from _ask_way(h, seat, ways[chosen])
        yield from resolve_drive(h, seat, route)
        break
    text = Message("arrived")
    yield from free_actions.ask_free_actions(h, seat, text, rule="LA-21.4")


def _tell_stay(h: Here, seat: int, ways: Mapping[Space, Sequence[Route]]) -> None:
    """Tell that a Convoy stays, and why if there were no `ways`."""
    p = h.find_player(seat)
    why: Text = NO_CAUSE
    if not convoy.can_be_manned(p):
        why = Message("nobody-at-wheel")
    elif not (p.count_tokens("F") or p.free_fuel):
        why = Message("no-fuel")
    elif not ways:
        why = Message("snowstorm-blocks")
    told = Message("stays", player=h.name_seat(seat), space=p.space, why=why)
    h.tell(told, kind="move", seat=seat)


def clear_movement_gains(p: Player) -> None:
    """Clear what the player gained for one movement."""
    p.speed, p.burning, p.crossed = 0, [], []
    p.free_fuel = p.shortcut_map = False


def _offer_destinations(h: Here, seat: int, ways: dict[Space, list[Route]]) -> Prompt[str]:
    """Make the question where to drive, and fill `ways` with the routes to each space."""
    s, p = h.s, h.find_player(seat)
    points = routes.count_movement_points(s, seat)
    ways.clear()
    if convoy.can_be_manned(p):
        for route in routes.find_best_routes(s, seat, points):
            ways.setdefault(route.end, []).append(route)
    fuel, hardy = p.count_tokens("F"), any(one.skill_left > 1 for one in p.crew)
    ends = sorted(ways, key=lambda end: (-find_space_number(end), end))
    options = [
        Option(
            end,
            "move",
            end,
            _describe_route(s, p, ways[end], points, fuel=fuel, hardy=hardy),
            _make_toll_data(s, p, ways[end][0], points),
        )
        for end in ends
    ]
    plain = routes.find_default_end(s, seat, points) if fuel else STAY
    return h.t.choice(
        seat,
        _describe_question(s, p, points, fuel, len(ends)),
        [*options, Option(STAY, "done", Message("stay-here"), _describe_stay(s, p))],
        default=plain if plain in ways else STAY,
        topic="drive",
        rule="LA-10.3",
    )


def _describe_question(s: State, p: Player, points: int, fuel: int, ways: int) -> Message:
    """Ask where to drive, and say how far the Aurora is and which Enemies are about to come."""
    coming = [ENEMIES[slot.card] for n in list_enemy_slots(s) if (slot := s.zone[n]) is not None]
    front = max(s.order, key=lambda who: find_space_number(s.space_of(who)))
    return Message(
        "drive-where",
        ways=ways,
        space=p.space,
        left=max(0, find_aurora_space(s.aurora, s.red) - find_space_number(p.space)),
        speed=points,
        storm="yes" if s.storm else "no",
        drivers=[one.name for one in routes.list_idle_drivers(p)] or "none",
        fuel=fuel,
        region=find_region(s.space_of(front)) if coming else 0,
        foes=[Message("the-card", card=foe.id, name=foe.name) for foe in coming] or "none",
    )


def _describe_stay(s: State, p: Player) -> Message:
    """Describe what staying costs, and which Enemies are in the Region."""
    region = find_region(p.space)
    foes = tuple([ENEMIES[foe.card].name for foe in s.foes if foe.region == region])
    said = {"foes": foes or Message("no-enemies"), "count": len(foes)}
    return Message("stay-here-detail", region=region, **said)


def _describe_route(
    s: State, p: Player, ways: Sequence[Route], points: int, *, fuel: int, hardy: bool
) -> Message:
    """Describe the first of these ways. `fuel`: what the Convoy has; `hardy`: whether somebody
    would survive Contamination."""
    way = ways[0]
    counter, region = s.waypoints.get(way.end, ""), find_region(way.end)
    cuts = [link.shortcut for link in way.links if link.shortcut is not None]
    contaminates = counter == "C" or any(cut.contamination for cut in cuts)
    return _put_route_in_words(
        routes.find_fuel_price(p, way, points),
        "".join(routes.list_burnt(p, way, points)),
        way.steps,
        tuple([link for link in way.links if link.shortcut is not None]) if cuts else (),
        mined=_is_mined(s, way),
        counter=counter,
        foes=len([foe for foe in s.foes if foe.region == region]),
        ways=len(ways),
        fuel_left=fuel,
        deadly=contaminates and not hardy,
    )


@lru_cache(maxsize=4096)
def _put_route_in_words(
    fuel: int,
    burnt: str,
    steps: int,
    shortcuts: tuple[Link, ...],
    *,
    mined: bool,
    counter: str,
    foes: int,
    ways: int,
    fuel_left: int,
    deadly: bool,
) -> Message:
    """Put in words what a route costs, what lies on it, and how many Enemies are at its end.
    Cached, because the same routes are offered again after every free action."""
    price = Message("last-fuel" if fuel and fuel == fuel_left else "fuel-price", fuel=fuel)
    parts = [
        list_with("comma", [Message("steps", steps=steps), price, *list_amounts(burnt)]),
        *_describe_shortcuts(shortcuts),
        *([Message("a-land-mine")] if mined else []),
        *([Message("waypoint-of", counter=counter)] if counter else []),
    ]
    return ShortDetail(
        "route",
        parts=list_with("semicolon", parts),
        deadly=Message("may-kill") if deadly else "",
        foes=Message("foes-there", count=foes) if foes else "",
        ways=Message("ways", ways=ways) if ways > 1 else "",
    )


def _describe_shortcuts(links: Sequence[Link]) -> list[Message]:
    """Say what the Shortcuts of a route need and do together."""
    if not links:
        return []
    return [Message("shortcuts", count=len(links), traits=_sum_up_traits(links))]


def _sum_up_traits(links: Sequence[Link]) -> Text:
    """List in short what these Shortcuts need and do together."""
    cuts = [link.shortcut for link in links if link.shortcut is not None]
    damage, contamination = sum(c.damage for c in cuts), sum(c.contamination for c in cuts)
    traits = [
        *([Message("rough")] if any(cut.rough for cut in cuts) else []),
        *([Message("avalanche")] if any(cut.avalanche for cut in cuts) else []),
        *([Message("bonus-step", do="damage", count=damage)] if damage else []),
        *([Message("bonus-step", do="contaminate", count=contamination)] if contamination else []),
    ]
    return list_with("comma", traits)


def _is_mined(s: State, route: Route) -> bool:
    return s.mine is not None and any(link.id == s.mine for link in route.links)


def _describe_way(p: Player, way: Route, points: int) -> Text:
    """Say what a way costs, and what its Shortcuts need and do."""
    fuel, burnt = routes.find_fuel_price(p, way, points), routes.list_burnt(p, way, points)
    costs = [Message("steps", steps=way.steps), Message("fuel-price", fuel=fuel)]
    shortcuts = _describe_shortcuts([link for link in way.links if link.shortcut is not None])
    said = [list_with("comma", [*costs, *list_amounts(burnt)]), *shortcuts]
    return ClippedDetail("capitalised", text=list_with("semicolon", said))


def _make_toll_data(s: State, p: Player, route: Route, points: int) -> Data:
    """Make the cost of a way as data: its Fuel, and what its Shortcuts and the mine do."""
    fuel = routes.find_fuel_price(p, route, points)
    if not route.price:
        return {"fuel": fuel, "damage": 0, "contamination": 0}
    cuts = [link.shortcut for link in route.links if link.shortcut is not None]
    return {
        "fuel": fuel,
        "damage": sum(cut.damage for cut in cuts) + MINE * _is_mined(s, route),
        "contamination": sum(cut.contamination for cut in cuts),
    }


def _list_perils(s: State, route: Route) -> list[Message]:
    """List the Shortcuts of a route with their ends, and the mine on it."""
    found = [_name_shortcut(link) for link in route.links if link.shortcut is not None]
    if _is_mined(s, route):
        found.append(Message("a-land-mine"))
    return found


def _name_shortcut(link: Link) -> Message:
    start, end = link.ends
    return Message("shortcut-between", start=start, end=end)


def _ask_way(h: Here, seat: int, ways: Sequence[Route]) -> Play[Route]:
    """Ask which of these ways to one space to take; an absent player takes the safest (LA-10.7)."""
    s, p, points = h.s, h.find_player(seat), routes.count_movement_points(h.s, seat)
    safest = min(ways, key=lambda way: len(way.price))
    options = [
        Option(
            str(n),
            "move",
            ShortLabel("by-way", way=_list_perils(s, way) or Message("the-road")),
            _describe_way(p, way, points),
            _make_toll_data(s, p, way, points),
        )
        for n, way in enumerate(ways)
    ]
    default = str(ways.index(safest))
    chosen = yield from h.choose(
        seat, Message("which-way"), options, default=default, topic="way", rule="LA-10.7"
    )
    return ways[int(chosen)]


def resolve_drive(h: Here, seat: int, route: Route) -> Play[None]:
    """Pay for the route, cross its links, and resolve the arrival (LA-10.3, LA-10.16 to
    LA-10.20)."""
    s, p = h.s, h.find_player(seat)
    convoy.man_the_truck(p)
    points = routes.count_movement_points(s, seat)
    fuel, burnt = routes.find_fuel_price(p, route, points), routes.list_burnt(p, route, points)
    for token in [*["F"] * fuel, *burnt]:
        convoy.drop_token(p, RESOURCE[token])
    start = p.space
    p.space = route.end
    p.crossed = [link.id for link in route.links]
    told = _describe_drive(h, seat, start, [Message("price", fuel=fuel), *list_amounts(burnt)])
    h.tell(told, kind="move", seat=seat, space=route.end)
    for link in route.links:
        yield from cross_link(h, seat, link)
    if p.free_fuel and p.list_area_boxes("bottom first"):
        yield from damage.resolve_damage(h, seat, 1, "bottom first", why=Message("nitromethane"))
    yield from resolve_arrival(h, seat)


def _describe_drive(h: Here, seat: int, start: Space, price: list[Message]) -> Message:
    key, end = "drives", h.find_player(seat).space
    if end in QUAYS:
        key = "drives-on-quay" if start in QUAYS else "drives-to-quay"
    return Message(key, player=h.name_seat(seat), start=start, end=end, price=price)


def cross_link(h: Here, seat: int, link: Link) -> Play[None]:
    """Apply what a link does to a Convoy that crosses it (LA-10.17 to LA-10.19, LA-16.19)."""
    s = h.s
    if link.has_avalanche and link.id not in s.closed:
        s.closed.append(link.id)
        h.tell(Message("closes-way", player=h.name_seat(seat)), kind="avalanche")
    if s.mine == link.id:
        s.mine = None
        h.tell(Message("hits-mine", player=h.name_seat(seat)), kind="mine", seat=seat)
        yield from damage.resolve_damage(h, seat, MINE, "bottom row", why=Message("land-mine"))
    if link.shortcut is not None:
        for _ in range(link.shortcut.contamination):
            yield from contamination.contaminate_survivor(h, seat, why=Message("by-shortcut"))
        if link.shortcut.damage:
            why = Message("by-shortcut")
            yield from damage.resolve_damage(h, seat, link.shortcut.damage, why=why)
        contamination.remove_dead_survivors(h, seat)


def resolve_arrival(h: Here, seat: int) -> Play[None]:
    """Resolve the waypoint where a movement ends (LA-10.12 to LA-10.15). The Convoy takes what
    finds room; the game does not ask whether the player wants it."""
    s, p = h.s, h.find_player(seat)
    counter = s.waypoints.get(p.space)
    if counter is None:
        return
    why = Message("waypoint", space=p.space)
    if counter == "C":
        yield from contamination.contaminate_survivor(h, seat, why=why)
        contamination.remove_dead_survivors(h, seat)
        return
    if counter != "O" and not (yield from resources.place_gained_token(h, seat, RESOURCE[counter])):
        told = Message("leaves-waypoint", player=h.name_seat(seat), token=counter, space=p.space)
        h.tell(told, kind="move", seat=seat)
        return
    del s.waypoints[p.space]
    if counter == "O":
        yield from resources.gain_tokens(h, seat, counter, why=why)
    else:
        resources.tell_gain(h, seat, counter, why)


# -- the end of the phase (LA-10.21 to LA-10.23) -------------------------------------------------


def sort_turn_order(h: Here) -> None:
    """Sort the turn order by space number; Convoys on one number keep theirs (LA-7.3 to LA-7.5)."""
    s = h.s
    s.order = sorted(s.order, key=s.find_convoy_number)
    if len(s.order) > 1:
        order = list_with("comma", [h.name_convoy(who) for who in s.order])
        h.tell(Message("order-from-rear", order=order), kind="order")
