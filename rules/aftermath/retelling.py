"""Who a party is, and on which moments a mission turns, for the book of the game; the text is the
tale's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.engine import Event
from rules.engine.retelling import Retold, Role, first

from .decks import CHARACTERS
from .state import State


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """The party, in its order; before it is chosen, the players."""
    found = [
        Role(one.seat, card.name, f"{card.species} and {card.role.lower()}. {card.bio}")
        for one in s.party
        for card in (CHARACTERS[one.id],)
    ]
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def retold(event: Event) -> Retold:
    """On what a mission turns."""
    turns = _TURNS.get(event.kind)
    return turns(event) if turns is not None else Retold(event.text)


def _turn(weight: int) -> Callable[[Event], Retold]:
    def retold(event: Event) -> Retold:
        said = first(event.text)
        return Retold(event.text, "", weight, said.rstrip("."), event.data.get("seat"))

    return retold


def _page(event: Event) -> Retold:
    place = event.text.partition(" comes to ")[2].rstrip(".")
    return Retold(event.text, "", 3, place)


def _encounter(event: Event) -> Retold:
    return Retold(event.text, "", 4, event.text.partition(": ")[2].rstrip("."))


def _calamity(event: Event) -> Retold:
    return Retold(event.text, "", 4, "The calamity comes") if event.data["resolved"] else Retold()


_TURNS: dict[str, Callable[[Event], Retold]] = {
    "page": _page,
    "encounter": _encounter,
    "calamity": _calamity,
    "defeated": _turn(6),
    "goal": lambda event: Retold(event.text, "", 6, event.text.partition(": ")[0]),
    "build": _turn(3),
    "home": _turn(2),
}
