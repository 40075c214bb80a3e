"""How a game of Survive! is told in its book: who takes part, and what of the log is a story. Dice,
hands and where on the board it was are left to the pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.engine import Event
from rules.engine.retelling import Retold, Role, first, rest
from rules.kit.words import capitalized, spelled

from .state import State

_WHERE = re.compile(r",? (?:at|on) [A-G][1-7]\b|, [A-G][1-7](?=\.)|^At [A-G][1-7] ")
_BOOKKEEPING = re.compile(r"Back to the Bank|\d+ Defenses? leave")
_FINDS = ("finds", "comes upon", "discovers", "comes to", "reaches")
_BECAME = {
    "human": "{colour}, human to the last page.",
    "zombie": "{colour} to begin with, and then the city's.",
    "vampire": "{colour} to begin with, and then the Vampire.",
}


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """The players, and what has become of them."""
    return [
        Role(seat, name, _BECAME[player.role].format(colour=player.colour.capitalize()))
        if s.phase != "colours"
        else Role(seat, name)
        for seat, (name, player) in enumerate(zip(names, s.players, strict=True))
    ]


def retold(event: Event) -> Retold:
    """An event in the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _plain(text: str) -> str:
    """Without where on the board it was."""
    return capitalized(_WHERE.sub("", text))


def _said(event: Event, weight: int = 0) -> Retold:
    """The first sentence, then what there is to see."""
    said = _plain(first(event.text))
    seat = event.data.get("seat")
    return Retold(said, rest(event.text), weight, said.rstrip("."), seat)


def _role(event: Event) -> Retold:
    who, _, words = event.text.partition(": ")
    return Retold(f"{who}:", words, seat=event.data["seat"], alone=True)


def _setup(event: Event) -> Retold:
    if event.text.startswith("The White Meteorite"):
        return Retold("", f"A white Meteorite lies in the grass. {rest(event.text)}", alone=True)
    if event.text.startswith("Zombie City"):
        return _said(event)
    return Retold(first(event.text), alone=True)


def _discovery(event: Event) -> Retold:
    """What was found; in other words from one space to the next, since much is found."""
    token, space = str(event.data.get("token", "")), str(event.data.get("space", ""))
    weight = 3 if token.startswith("village") else 4 if token in ("graveyard", "city") else 0
    told = _said(event, weight)
    if weight:
        return told
    verb = _FINDS[sum(map(ord, space)) % len(_FINDS)]
    return replace(told, text=told.text.replace(" discovers ", f" {verb} ", 1), heading="")


def _build(event: Event) -> Retold:
    done, _, months = event.text.partition(" Months: ")
    seat = event.data.get("seat")
    size = event.data.get("size")
    if size is None:
        return Retold(first(done), seat=seat) if "destroyed" in done else Retold()
    who = re.split(r" pays | puts up ", done)[0]
    an = "an" if size[0] in "aeiou" else "a"
    count = int(months.rstrip("."))
    said = f"{who} puts up {an} {size.capitalize()} Defense: {_months(count)}."
    return Retold(said, "", 2 if size == "fortified" else 1, f"{who}, {_months(count)}", seat)


def _months(count: int) -> str:
    return "one Month" if count == 1 else f"{spelled(count)} Months"


def _crate(event: Event) -> Retold:
    told, _, months = event.text.partition(" Months: ")
    if months:  # nothing but a number follows
        count = int(months.rstrip("."))
        return Retold(f"{_plain(told).rstrip('.')}: {_months(count)}.", seat=event.data.get("seat"))
    return Retold() if "waits there" in told else _said(event)


def _meteorite(event: Event) -> Retold:
    said = "is gone" if "leaves" in first(event.text) else "comes down"
    said = f"The dark Meteorite {said}"
    return Retold(f"{said}.", rest(event.text), 1, said)


def _cards(event: Event) -> Retold:
    return Retold(event.text) if "stuck" in event.text else Retold()


def _coffin(event: Event) -> Retold:
    if "colour" not in event.data:
        return _said(event, 5)
    coffin = f"The {event.data['colour'].capitalize()} Coffin"
    return Retold(f"{coffin} waits there.", "", 2, coffin)


def _conversion(event: Event) -> Retold:
    sentences = event.text.split(". ")
    scene = [one for one in sentences[1:] if not _BOOKKEEPING.match(one)]
    who = first(event.text)
    return Retold(who, ". ".join(scene), 9, who.rstrip("."), event.data["seat"])


def _scene(event: Event) -> Retold:
    return Retold("", event.text, alone=True)


def _defense(event: Event) -> Retold:
    return Retold(event.text.partition(" with ")[0] + ".", seat=event.data.get("seat"))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "role": _role,
    "setup": _setup,
    "discovery": _discovery,
    "build": _build,
    "crate": _crate,
    "cards": _cards,
    "coffin": _coffin,
    "conversion": _conversion,
    "event": _scene,
    "defense": _defense,
    "meteorite": _meteorite,
    "attack": lambda event: _said(event, 4),
    "zombie": lambda event: _said(event, 3),
    "forfeit": _said,
    "call": lambda event: _said(event, 2),
}
