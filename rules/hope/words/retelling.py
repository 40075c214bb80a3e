"""The roles and turning points of a journey, for the book of the game; the book's text comes from
the chronicle."""

from collections.abc import Sequence
from dataclasses import replace

from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, retell_message
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Cause, Character, Grave, State
from rules.hope.words import Message


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the role of every character, living and dead, in the order in which they joined."""
    found = [Role(one.seat, one.name, _describe_role(one)) for one in s.all_characters]
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def _describe_role(one: Character) -> str:
    return str(Message("role", personality=DECKS.personalities[one.personality.card].name))


def describe_afterwards(s: State, names: tuple[str, ...], _: Result) -> Sequence[str]:
    """Say which characters arrived and which did not."""
    lost = {grave.character.number: grave.cause for grave in s.graves}
    arrived = [
        Message("player-of", character=one.name, player=names[one.seat])
        for one in s.all_characters
        if one.number not in lost
    ]
    told = []
    if arrived and lost:
        told.append(Message("came-through", count=len(s.all_characters), arrived=arrived))
    elif arrived:
        told.append(Message("all-came-through", arrived=arrived))
    elif lost:
        told.append(Message("nobody-came-through"))
    gone: dict[Cause, list[str]] = {}
    for one in s.all_characters:
        if one.number in lost:
            gone.setdefault(lost[one.number], []).append(one.name)
    told += [Message("were-lost", cause=cause, lost=who) for cause, who in gone.items()]
    return (" ".join(map(str, told)),) if told else ()


def write_epilogue(s: State, _: Result) -> str:
    """Return the epilogue."""
    if not s.living_seats:
        return str(Message("epilogue-nobody"))
    return str(Message("epilogue-some" if s.graves else "epilogue-all"))


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Say what became of each character of a seat."""
    lost = {grave.character.number: grave for grave in s.graves}
    told: Message | None = None
    for one in s.all_characters:
        if one.seat == seat:
            fate = _describe_fate(one, lost.get(one.number))
            told = Message("achieved-before", before=told, after=fate) if told else fate
    return str(told or "")


def _describe_fate(one: Character, grave: Grave | None) -> Message:
    if grave is None:
        return Message("achieved-arrival", character=one.name, humanity=one.humanity)
    return Message("achieved-death", character=one.name, cause=grave.cause, round=grave.round)


_WEIGHTS = {"dies": 8, "joins-group": 5, "uncovers": 2}


def retell_event(event: Event) -> Retold:
    """Retell an event as it was told: deaths, latecomers and finished Scenes are turning points."""
    weight = _WEIGHTS.get(event.message.id, 0) if event.message is not None else 0
    told = retell_message(event, weight) if weight else Retold()
    return replace(told, text=event.text)
