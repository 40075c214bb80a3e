"""How the Last Automa drives (LA-20.25 to LA-20.28)."""

from rules.aurora.model.boxes import RESOURCE
from rules.aurora.model.maps import LAST, QUAYS, Link, Space, find_space_number
from rules.aurora.model.state import AUTOMA, Automa, State
from rules.aurora.play.automa import board
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.movement import routes
from rules.aurora.words import Message
from rules.engine import Option, Play
from rules.kit import graphs


def resolve_movement(h: Here) -> Play[None]:
    """Resolve the Automa's cards, then move it at full speed towards the highest number (LA-20.25
    to LA-20.28)."""
    s = h.s
    a = board.require_automa(s)
    a.speed, a.tracks, a.crossed = 0, False, []
    for card in a.revealed:
        yield from _resolve_movement_ability(h, a, card)
    points = board.BASE_SPEED + a.speed + a.fuel
    points += board.is_box_working(a, *board.SPEED_BOX)
    points += routes.count_distance(s, AUTOMA, 0) >= routes.FAR_BEHIND
    points = max(0, points - (routes.STORM if s.storm else 0))
    a.fuel = 0
    way = find_path(s, a.space, points, shortcut=a.tracks and not s.storm)
    start, a.crossed = a.space, [link.id for link, _ in way]
    if way:
        a.space = way[-1][1]
        h.tell(_describe_drive(start, a.space), kind="move", space=a.space)
    for link, _ in way:
        _cross_link(h, link)
    if way:
        _resolve_arrival(h, a)


def _describe_drive(start: Space, end: Space) -> Message:
    key = "automa-drives"
    if end in QUAYS:
        key = "automa-drives-on-quay" if start in QUAYS else "automa-drives-to-quay"
    return Message(key, start=start, end=end)


def _resolve_movement_ability(h: Here, a: Automa, card: str) -> Play[None]:
    """Resolve this card's Movement ability (LA-20.20, LA-20.21)."""
    why = Message("action-card", card=card)
    if card == "AC2":
        if a.fuel:
            board.gain_tokens(h, "FA", why=why)
        else:
            board.gain_tokens(h, "FF" if a.hard else "F", why=why)
    elif card == "AC3":
        yield from _pay_tribute(h, a)
    elif card == "AC5":
        a.tracks = True
        a.speed += a.hard
    elif card == "AC6":
        board.treat_survivors(h, 2 if a.hard else 1, why=why)


def _pay_tribute(h: Here, a: Automa) -> Play[None]:
    """Let the player discard 1 Food, or against the hard Automa 1 Food or 1 Ammo (LA-20.22)."""
    p = h.find_player(0)
    options = []
    if a.hard and p.count_tokens("A"):
        options.append(Option("A", "choose", Message("one-token", token="A")))
    if p.count_tokens("P"):
        options.append(Option("P", "choose", Message("one-token", token="P")))
    if not options:
        return
    lost = yield from h.choose(0, Message("discard-for-automa"), options, rule="LA-20.22")
    convoy.drop_token(p, RESOURCE[lost])
    told = Message("discards-for-automa", player=h.name_seat(0), token=lost)
    h.tell(told, kind="token", seat=0)


def find_path(s: State, at: Space, points: int, *, shortcut: bool) -> list[tuple[Link, Space]]:
    """Find the links that the Automa takes, each with the space it leads to (LA-20.27,
    LA-20.28)."""
    way: list[tuple[Link, Space]] = []
    while points and at != LAST:
        cuts = _list_shortcuts_ahead(s, at) if shortcut else []
        if cuts:
            link = cuts[0]
            shortcut = False
        else:
            roads = _list_roads_ahead(s, at)
            if not roads:
                break
            link = min(
                roads,
                key=lambda road: (
                    _count_steps_to_shortcut(s, road.find_other_end(at)) if shortcut else 0,
                    road.find_other_end(at),
                ),
            )
        at = link.find_other_end(at)
        way.append((link, at))
        points -= 1
    return way


def _list_roads_ahead(s: State, at: Space) -> list[Link]:
    return [
        link
        for link in s.map.links[at]
        if link.shortcut is None
        and find_space_number(link.find_other_end(at)) > find_space_number(at)
        and link.find_other_end(at) not in s.map.dead_ends
    ]


def _list_shortcuts_ahead(s: State, at: Space) -> list[Link]:
    """List the open Shortcuts ahead, those that lead furthest first, then the least harmful."""
    found = [
        link
        for link in s.map.links[at]
        if link.shortcut is not None
        and link.id not in s.closed
        and find_space_number(link.find_other_end(at)) > find_space_number(at)
    ]
    return sorted(
        found,
        key=lambda link: (-find_space_number(link.find_other_end(at)), _count_penalties(link)),
    )


def _count_penalties(link: Link) -> int:
    assert link.shortcut is not None
    return link.shortcut.damage + link.shortcut.contamination


def _count_steps_to_shortcut(s: State, at: Space) -> int:
    """Count the steps to the first Shortcut on the roads ahead; if there is none, return a number
    larger than any real count."""
    steps = graphs.count_steps(
        at, lambda space: [link.find_other_end(space) for link in _list_roads_ahead(s, space)]
    )
    return next(
        (count for space, count in steps.items() if _list_shortcuts_ahead(s, space)),
        find_space_number(LAST),
    )


def _cross_link(h: Here, link: Link) -> None:
    s = h.s
    if link.has_avalanche and link.id not in s.closed:
        s.closed.append(link.id)
    if s.mine == link.id:
        s.mine = None
        board.apply_damage(h, 2, why=Message("land-mine"))
    if link.shortcut is not None:
        for _ in range(link.shortcut.contamination):
            board.contaminate_rightmost(h, why=Message("by-shortcut"))
        board.apply_damage(h, link.shortcut.damage, why=Message("by-shortcut"))


def _resolve_arrival(h: Here, a: Automa) -> None:
    counter = h.s.waypoints.get(a.space)
    if counter == "C":
        board.contaminate_rightmost(h, why=Message("waypoint", space=a.space))
    elif counter is not None:
        del h.s.waypoints[a.space]
        board.gain_tokens(h, counter, why=Message("waypoint", space=a.space))
