"""How a game of Last Aurora is told in its book: who drives, and what of the log is a story.
Tokens, repairs and counting are left to the pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.engine import Event
from rules.engine.retelling import Retold, Role, first, rest
from rules.kit.words import listed

from .players import Player
from .state import State


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """Who leads which Convoy, with whom in it now."""
    return [Role(seat, names[seat], _convoy(player)) for seat, player in enumerate(s.players)]


def _convoy(player: Player) -> str:
    colour = player.colour.capitalize()
    if player.out:
        return f"{colour}. The Convoy stands where it stopped."
    crew = listed([one.name for one in player.crew])
    return f"{colour}. In the Convoy: {crew}." if crew else f"{colour}."


def retold(event: Event) -> Retold:
    """An event in the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _said(event: Event, weight: int = 0) -> Retold:
    said = first(event.text)
    return Retold(said, rest(event.text), weight, said.rstrip("."), event.data.get("seat"))


def _reveal(event: Event) -> Retold:
    return Retold(first(event.text), rest(event.text), alone=True)


def _explore(event: Event) -> Retold:
    who, _, did = event.text.partition(": ")
    for goes in (" goes to ", " go to "):
        crew, found, place = did.partition(goes)
        if found:
            return Retold(f"{who} sends {crew} to {place}", seat=event.data["seat"])
    return Retold()


def _move(event: Event) -> Retold:
    who, drives, way = event.text.partition(" drives from ")
    if not drives:
        return Retold()
    there = way.partition(" to ")[2].partition(" on ")[0].rstrip(".")
    at_the_ship = there.startswith("Q")
    said = f"{who} drives on to {there}."
    heading = f"{who} comes to the quay" if at_the_ship else ""
    return Retold(said, "", 3 if at_the_ship else 0, heading, event.data.get("seat"))


def _ambush(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    if "card" not in event.data:
        return Retold(event.text)
    return Retold(event.text, "", 4, f"Ambush: {enemy}", alone=True)


def _defeated(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    return Retold(f"{enemy}: defeated.", "", 6, f"{enemy}: defeated")


def _fire(event: Event) -> Retold:
    if "no hit" in event.text or ": 0 damage" in event.text:
        return Retold()
    return _said(event)


def _damage(event: Event) -> Retold:
    return Retold() if event.text.startswith("Bonus Action") else _said(event)


def _event(event: Event) -> Retold:
    if "card" in event.data:
        said = first(event.text)
        return Retold(said, rest(event.text), 4, said.rstrip("."), alone=True)
    return Retold(event.text)


def _lost(event: Event) -> Retold:
    said = event.text.rpartition(": ")[2]
    return Retold(event.text, "", 7, said.rstrip("."), event.data.get("seat"))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "setup": lambda event: Retold(event.text, alone=True),
    "reveal": _reveal,
    "explore": _explore,
    "move": _move,
    "ambush": _ambush,
    "defeated": _defeated,
    "fire": _fire,
    "damage": _damage,
    "event": _event,
    "lost": _lost,
    "avalanche": _said,
    "contamination": _said,
    "part": _said,
    "card": lambda event: _said(event, 1) if rest(event.text) else Retold(),
    "left": lambda event: Retold(event.text),
    "aurora": lambda event: Retold(event.text, alone=True),
    "survivor": lambda event: _said(event, 2),
    "out": lambda event: _said(event, 9),
}
