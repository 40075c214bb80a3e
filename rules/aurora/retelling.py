"""How a game of Last Aurora is told in its book: who drives, and what of the log is a story.
Tokens, repairs and counting are left to the pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules.engine import Event
from rules.engine.retelling import Retold, Role, first, rest
from rules.kit.words import listed

from .players import Player
from .state import State

_BOX = re.compile(r" \d+\.?$")


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
            each = crew.replace(", ", ", the ").replace(" and ", " and the ")
            return Retold(f"{who} sends the {each} to {place}", seat=event.data["seat"])
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
        return Retold(f"{event.text.partition(':')[0]} strike again.")
    return Retold(f"Ambush: {enemy}.", "", 4, f"Ambush: {enemy}", alone=True)


def _defeated(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    return Retold(f"{enemy}: defeated.", "", 6, f"{enemy}: defeated")


def _fire(event: Event) -> Retold:
    if event.text.startswith("The Enemies open fire"):
        return Retold("The Enemies open fire.")
    who, fires, shot = event.text.partition(" fires ")
    if not fires:
        return Retold()
    target, _, done = shot.partition(" at ")[2].partition(": ")
    hits = "and misses" if done.startswith("0 damage") else "and hits"
    jams = ", and then the weapon jams" if "jams" in done else ""
    return Retold(f"{who} fires at {target}, {hits}{jams}.", seat=event.data.get("seat"))


def _damage(event: Event) -> Retold:
    """What was hit in an ambush or on the road; what a Bonus Action cost is no story."""
    who, hit, part = event.text.partition(": ")[2].partition(" takes Damage on ")
    if not hit or event.text.startswith("Bonus Action"):
        return Retold()
    part = _BOX.sub("", part.partition(",")[0])
    return Retold(f"{who}'s {part} takes a hit.", seat=event.data.get("seat"))


def _contamination(event: Event) -> Retold:
    whose = event.text.partition(": ")[2].partition(" takes ")[0]
    return Retold(f"The contamination reaches {whose}.", seat=event.data.get("seat"))


def _part(event: Event) -> Retold:
    return _said(event) if "seat" in event.data and "unseen" not in event.text else Retold()


def _aurora(event: Event) -> Retold:
    moves = "red" in event.text
    return Retold("The Aurora moves along the quay.", alone=True) if moves else Retold()


def _event(event: Event) -> Retold:
    if "card" in event.data:
        said = first(event.text)
        return Retold(said, rest(event.text), 4, said.rstrip("."), alone=True)
    return Retold(event.text)


def _lost(event: Event) -> Retold:
    said = event.text.rpartition(": ")[2]
    return Retold(said, "", 7, said.rstrip("."), event.data.get("seat"))


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
    "contamination": _contamination,
    "part": _part,
    "card": lambda event: _said(event, 1) if rest(event.text) else Retold(),
    "left": lambda event: Retold(event.text),
    "aurora": _aurora,
    "survivor": lambda event: _said(event, 2),
    "out": lambda event: _said(event, 9),
}
