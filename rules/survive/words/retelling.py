"""How the book tells a game of Survive!: who takes part, and which of the log belongs to the story.
The catalog has what the book says of an event. The pictures show dice, hands and where on the board
things happened."""

from collections.abc import Sequence
from dataclasses import replace

from rules import engine
from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, retell_message
from rules.survive.model.components import MONTHS_TO_WIN, VILLAGES
from rules.survive.model.state import State
from rules.survive.words import Message

_WEIGHTS = {
    "converts": 9,
    "zombies-become-vampire": 9,
    "vampire-becomes-zombies": 9,
    "vampire-destroyed": 6,
    "vampire-destroyed-with-coffins": 6,
    "coffins-saved": 5,
    "human-attacks-vampire": 4,
    "human-attacks-zombie": 4,
    "zombie-attacks": 4,
    "zombie-attacks-vampire": 4,
    "vampire-attacks": 4,
    "sucks-blood": 4,
    "coffin-destroyed": 3,
    "original-stands": 3,
    "original-returns": 3,
    "spat-out": 3,
    "zombie-rises": 3,
    "zombie-destroyed": 3,
    "coffin-stands": 2,
    "vampire-returns": 2,
    "calls-end": 2,
    "calls-lapse": 2,
    "recalls": 2,
    "meteorite-lands": 1,
    "meteorite-leaves": 1,
}
"""How much a message's event decides the game. The messages of `_weigh_event` are not here."""
_ALONE = frozenset(
    {
        "converts",
        "zombies-become-vampire",
        "vampire-becomes-zombies",
        "wakes",
        "white-lies",
        "city-stands",
        "begins",
    }
)
_GAINS = frozenset(
    {"builds", "builds-free", "picks-up-crates", "takes-crate", "takes-fallen-crate"}
)
"""The messages that bring a player Months."""
_SEASON = 3
"""How many Months of the leading Human make a chapter."""


def retell_event(event: Event) -> Retold:
    """Retell one event for the book."""
    message = event.message
    if message is None:
        return retell_message(event)
    told = retell_message(event, _weigh_event(message), alone=message.id in _ALONE)
    if message.id == "white-lies":
        return replace(told, chapter=_name_chapter(0))
    if message.id in _GAINS:
        return _retell_gain(event, told)
    if message.id == "coffins-saved" and "left" in event.data:
        home = Message("coffins-come-home", **message.data, left=event.data["left"])
        return replace(told, text=str(home))
    if message.id == "discovers-landmark" and message.data["token"] in VILLAGES:
        whose = event.data.get("whose", "")
        own = int(whose != "" and whose == message.data["player"])
        return replace(
            told, text=str(Message("finds-village", **message.data, whose=whose or 0, own=own))
        )
    return told


def _retell_gain(event: Event, told: Retold) -> Retold:
    """Retell how a player got a Month or more. The first to come through a season begins a chapter,
    which says how far the others are; one Month more is no news."""
    assert event.message is not None
    data, gained = event.message.data, event.data.get("gained", 1)
    months = data["months"]
    season = months // _SEASON
    chapter = _name_chapter(months) if season else ""
    if season == (months - gained) // _SEASON:
        quiet = ("size" in data and data["size"] != "fortified") or "crates" in data
        return Retold(chapter=chapter) if quiet else replace(told, chapter=chapter)
    rivals = event.data.get("rivals", [])
    won = event.message.id == "takes-crate"
    if won or not rivals or any(held >= season * _SEASON for _, held in rivals):
        return replace(told, chapter=chapter)
    if "size" in data:
        means = Message("wall", size=data["size"])
    else:
        means = Message("crates-from-sky", crates=data.get("crates", 1))
    behind = [
        Message("has-months", players=who, count=len(who), months=held)
        for held, who in _group_by_months(rivals)
    ]
    first = Message("is-ahead", player=data["player"], means=means, months=months, behind=behind)
    return replace(told, text=str(first), ways=(), chapter=chapter)


def _group_by_months(rivals: Sequence[tuple[str, int]]) -> list[tuple[int, list[str]]]:
    """Group players by how many Months they have, the most first."""
    groups: dict[int, list[str]] = {}
    for name, months in rivals:
        groups.setdefault(months, []).append(name)
    return sorted(groups.items(), reverse=True)


def _name_chapter(months: int) -> str:
    """Name the chapter by the months that are still to come."""
    return str(Message("leg", left=max(0, MONTHS_TO_WIN - months // _SEASON * _SEASON)))


def _weigh_event(message: engine.Message) -> int:
    if message.id == "discovers-landmark":
        return 3 if message.data["token"] in VILLAGES else 4
    if message.id in ("builds", "builds-free"):
        return 2 if message.data["size"] == "fortified" else 1
    return _WEIGHTS.get(message.id, 0)


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the players and their colours."""
    if s.phase == "colours":
        return [Role(seat, name) for seat, name in enumerate(names)]
    return [
        Role(seat, name, str(Message("role-colour", colour=player.colour)))
        for seat, (name, player) in enumerate(zip(names, s.players, strict=True))
    ]


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Say what became of each player."""
    come: list[tuple[str, int]] = []
    fates = []
    for seat, name in enumerate(names):
        if fate := _find_fate(s, seat, seat in result.winners):
            fates.append(Message("fate", player=name, fate=fate))
        else:
            come.append((name, s.count_months(seat)))
    if groups := _group_by_months(come):
        ways = ["had-come-through", *["come-through"] * (len(groups) - 1)]
        through = [
            Message(way, players=who, months=months)
            for way, (months, who) in zip(ways, groups, strict=True)
        ]
        fates.insert(0, Message("afterwards", through=through))
    return (" ".join(map(str, fates)),)


def _find_fate(s: State, seat: int, won: bool) -> str:
    """Say what became of one player; return "" for a Human who is still on the way."""
    role = s.players[seat].role
    if role != "human":
        return role
    months = s.count_months(seat)
    if not months:
        return "newcomer"
    if months < MONTHS_TO_WIN:
        return ""
    return "winner" if won else "late"
