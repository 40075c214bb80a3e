"""Verdict: how the mission ended is read, and what it brings (AF-19.2 to AF-19.4)."""

from __future__ import annotations

from rules.engine import Option, Play

from .. import dials, goals
from ..context import Here
from ..decks import ABILITIES, BOOK
from ..effects.performing import perform
from ..state import FORAGE, Member, State
from ..voting import vote
from .chapter import read_chapter

SUCCESS = 1
"""Morale for it; 1 more with the Hall (AF-19.3, AF-19.26)."""
FAILURE = -2


def verdict(h: Here) -> Play[None]:
    """The mission's verdict, then those of side missions done on the way (AF-19.2)."""
    s = h.s
    mission, succeeded = s.colony.assigned, s.outcome == "success"
    yield from _one(h, mission, succeeded)
    for side in s.sides:
        yield from _one(h, side, True)


def _one(h: Here, mission: int, succeeded: bool) -> Play[None]:
    entry = (mission or 9) + (0 if succeeded else 10)
    read_chapter(h, entry, _title(mission, succeeded))
    if not succeeded:
        yield from dials.change(h, "morale", FAILURE, "The failure")
        return
    if mission == FORAGE:
        # By its own rule, and beside the one rise that a mission allows (AF-19.35).
        yield from dials.change(h, "clue", 1, "Foraging", unlimited=True)
        return
    s, card = h.s, BOOK.missions[mission]
    s.colony.done.append(mission)
    if mission in s.colony.open:
        s.colony.open.remove(mission)
    more = 1 if "hall" in s.colony.built else 0
    yield from dials.change(h, "morale", SUCCESS + more, "The success")
    yield from perform(h, card.reward, s.bookkeeper, card.name)
    goals.check(h)
    if card.main:
        yield from _all_learn(h)
    else:
        yield from _one_learns(h)


def _title(mission: int, succeeded: bool) -> str:
    name = BOOK.missions[mission].name if mission else "Forage"
    return f"{name}: {'it is done' if succeeded else 'it failed'}."


# -- learning (AF-19.4) --------------------------------------------------------------------------


def unlearnt(s: State, member: Member) -> list[Option]:
    """A member's abilities that it does not know, the lowest number first."""
    character, known = s.of(member), s.box(member).abilities
    cards = sorted(ABILITIES.values(), key=lambda card: card.n)
    return [
        Option(card.id, "ability", f"{card.name} ({card.cost})", card.effect[:100])
        for card in cards
        if card.owner == character.id and card.id not in known
    ]


def _all_learn(h: Here) -> Play[None]:
    """After a main mission everybody who took part learns one: each chooses, all at once."""
    s = h.s
    choices = {member: unlearnt(s, member) for member in s.members}
    yield from h.together([_learn(h, member) for member, found in choices.items() if found])


def _one_learns(h: Here) -> Play[None]:
    """After a side mission one does, whom a vote chooses."""
    s = h.s
    able = [member for member in s.members if unlearnt(s, member)]
    if not able:
        return
    options = [Option(str(member), "colony", h.who(member)) for member in able]
    chosen = yield from vote(
        h,
        "Who learns a new ability?",
        options,
        options[0].id,
        topic="learner",
        rule="AF-19.4",
    )
    yield from _learn(h, Member(int(chosen)))


def _learn(h: Here, member: Member) -> Play[None]:
    chosen = yield from h.choose_for(
        member,
        "Which ability do you learn?",
        unlearnt(h.s, member),
        topic="learn",
        rule="AF-19.4",
    )
    card = next(card for card in ABILITIES.values() if card.id == chosen)
    h.s.box(member).abilities.append(card.id)
    h.tell_of(member, f"learns {card.name}.", kind="learn", ability=card.id)
