"""Who a group's journey is about, and on which moments it turns, for the book of the game; the text
is the chronicle's."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Event
from rules.engine.retelling import Retold, Role, first

from .chronicle import ENDS
from .decks import DECKS
from .state import State

SCENE = "The Scene was “"


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """Everybody there has been, in the order in which they came."""
    lost = {grave.character.number: grave.cause for grave in s.graves}
    found = []
    for one in s.everybody:
        about = DECKS.personalities[one.personality.card].name
        if one.number in lost:
            about += f", lost on the way: {ENDS[lost[one.number]]}"
        found.append(Role(one.seat, one.name, f"{about}."))
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def retold(event: Event) -> Retold:
    """On what the journey turns."""
    seat = event.data.get("seat")
    if event.kind == "death":
        died = first(event.text).partition(" (")[0].rstrip(".")
        return Retold(event.text, "", 8, died, seat)
    if event.kind == "joined":
        return Retold(event.text, "", 5, event.text.partition(",")[0].rstrip("."), seat)
    if event.kind == "uncovered" and event.text.startswith(SCENE):
        scene = event.text.removeprefix(SCENE).partition("”")[0]
        return Retold(event.text, "", 2, scene)
    return Retold(event.text)
