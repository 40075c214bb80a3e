"""The roles and turning points of a journey, for the book of the game; the book's text comes from
the chronicle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, first_sentence
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Cause, State
from rules.hope.words.chronicle import ENDS
from rules.kit.words import list_words, spell_number

SCENE = "The Scene was “"


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the role of every character, living and dead, in the order in which they joined."""
    found = [
        Role(one.seat, one.name, f"{DECKS.personalities[one.personality.card].name}.")
        for one in s.all_characters
    ]
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def describe_afterwards(s: State, names: tuple[str, ...], _: Result) -> Sequence[str]:
    """Say which characters arrived and which did not."""
    lost = {grave.character.number: grave.cause for grave in s.graves}
    there = [
        f"{one.name} ({names[one.seat]})" for one in s.all_characters if one.number not in lost
    ]
    told = []
    if there and lost:
        told.append(
            f"Of {spell_number(len(s.all_characters))} who were "
            f"on the road, {list_words(there)} came through."
        )
    elif there:
        told.append(f"All of them came through: {list_words(there)}.")
    if not there and lost:
        told.append("Nobody came through.")
    gone: dict[Cause, list[str]] = {}
    for one in s.all_characters:
        if one.number in lost:
            gone.setdefault(lost[one.number], []).append(one.name)
    told += [_describe_death(cause, list_words(who)) for cause, who in gone.items()]
    return (" ".join(told),) if told else ()


def _describe_death(cause: Cause, who: str) -> str:
    return f"The road broke {who}." if cause == "humanity" else f"{who} died {ENDS[cause]}."


def retell_event(event: Event) -> Retold:
    """Retell an event: deaths, latecomers and finished Scenes are turning points."""
    seat = event.data.get("seat")
    if event.kind == "death":
        died = first_sentence(event.text).partition(" (")[0].rstrip(".")
        return Retold(event.text, "", 8, died, seat)
    if event.kind == "joined":
        return Retold(event.text, "", 5, event.text.partition(",")[0].rstrip("."), seat)
    if event.kind == "uncovered" and event.text.startswith(SCENE):
        scene = event.text.removeprefix(SCENE).partition("”")[0]
        return Retold(event.text, "", 2, scene)
    return Retold(event.text)
