"""How a game of Posthuman is told in its book: who set out as whom, and what of the log is a story.
Dice and stores are left to the pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.engine import Event
from rules.engine.events import passage_of
from rules.engine.retelling import Retold, Role, first
from rules.kit.words import listed, spelled

from .decks import CONTENT, SCARS
from .state import Player, State

ASIDE = "What came of it"
"""The title of a passage that goes on from the one before."""


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """The players, and what they are now."""
    players = s.players or [Player() for _ in names]
    return [
        Role(seat, name, _who(player))
        for seat, (name, player) in enumerate(zip(names, players, strict=True))
    ]


def _who(player: Player) -> str:
    if player.mutant is not None:
        grown = listed([SCARS[scar].name for scar in player.mutant.mutations])
        return f"Human once, and then a mutant: {grown}." if grown else "Human once."
    if player.human is None:
        return ""
    key = player.human.character
    return f"The {CONTENT.characters[key].name}." if key else "A survivor of their own making."


def retold(event: Event) -> Retold:
    """An event in the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _said(event: Event, weight: int = 0) -> Retold:
    said = first(event.text)
    return Retold(said, "", weight, said.rstrip("."), event.data.get("seat"))


def _caused(event: Event, weight: int = 0) -> Retold:
    """What happened, without the card that it came of."""
    said = first(event.text.partition(": ")[2] or event.text)
    return Retold(said, "", weight, said.rstrip("."), event.data.get("seat"))


def _passage(event: Event) -> Retold:
    title = event.text.rstrip(".")
    if title == ASIDE:
        return Retold("", passage_of(event), alone=True)
    if " meets " in title:
        return Retold(event.text, passage_of(event), 2, title, alone=True)
    return Retold(event.text.removeprefix("The event is "), passage_of(event), alone=True)


def _move(event: Event) -> Retold:
    if event.data.get("zone"):
        return Retold()
    return Retold(event.text.partition(",")[0] + ".", seat=event.data.get("seat"))


def _zone(event: Event) -> Retold:
    """A step of the journey."""
    done, _, points = event.text.partition(":")
    if "which makes" not in points:
        return Retold()
    who = done.partition(" completes ")[0]
    place = spelled(event.data["place"])
    if " of " in done:  # "zone 1 of 2 of Silo"
        done = f"{who} gets further into {done.rpartition(' of ')[2]}"
    said = f"{done}, and stands at {place} of ten."
    return Retold(said, "", 1, f"{who} at {place} of ten", event.data["seat"])


def _test(event: Event) -> Retold:
    what, _, how = event.text.partition(": ")
    who = how.partition(" needs ")[0]
    ended = "and it works" if event.data.get("ok") == "passed" else "and it does not work"
    return Retold(f"{what}: {who} tries, {ended}.", seat=event.data.get("seat"))


def _evade(event: Event) -> Retold:
    who = event.text.partition(" tries to evade")[0]
    ended = "gets away" if event.data.get("away") else "tries to get away, and is caught"
    return Retold(f"{who} {ended}.", seat=event.data.get("seat"))


def _kill(event: Event) -> Retold:
    who = event.text.partition(" takes ")[0]
    return Retold(f"{who} is dead.", seat=event.data.get("seat"))


def _knockout(event: Event) -> Retold:
    said = event.text.partition(": ")[2].partition(", health")[0].partition(", morale")[0]
    said = said.rstrip(".") + "."
    return Retold(said, "", 6, said.rstrip("."), event.data.get("seat"))


def _shots(event: Event) -> Retold:
    return Retold(first(event.text), seat=event.data.get("seat"))


def _eat(event: Event) -> Retold:
    if "nothing to eat" not in event.text:
        return Retold()
    return Retold(event.text.partition(":")[0] + ".", seat=event.data.get("seat"))


def _character(event: Event) -> Retold:
    if "character" not in event.data:
        return Retold()
    return Retold(event.text.partition(",")[0].rstrip(".") + ".", seat=event.data["seat"])


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "passage": _passage,
    "character": _character,
    "declared": lambda event: Retold(event.text, alone=True),
    "move": _move,
    "stay": _said,
    "zone": _zone,
    "test": _test,
    "evade": _evade,
    "shots": _shots,
    "kill": _kill,
    "won": _said,
    "fled": lambda event: Retold(event.text.partition(":")[0] + ".", seat=event.data.get("seat")),
    "knockout": _knockout,
    "turned": lambda event: _said(event, 9),
    "follower": _caused,
    "skill": _caused,
    "eat": _eat,
    "driven_off": lambda event: _caused(event, 3),
}
