"""Verdict: how the mission ended is read, and what it brings (AF-19.2 to AF-19.4)."""

from __future__ import annotations

from rules.aftermath.effects.performing import perform
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE, Member
from rules.aftermath.play import dials, goals
from rules.aftermath.play.cards.learning import learn, unlearnt
from rules.aftermath.play.colony.chapter import read_chapter
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import vote
from rules.engine import Option, Play

SUCCESS = 1
"""Morale for it; 1 more with the Hall (AF-19.3, AF-19.26)."""
FAILURE = -2


def verdict(h: Here) -> Play[None]:
    """The mission's verdict, then those of side missions done on the way (AF-19.2)."""
    s = h.s
    mission, succeeded = s.played, s.outcome == "success"
    yield from _one(h, mission, succeeded)
    for side in s.sides:
        yield from _one(h, side, True)


def _one(h: Here, mission: int, succeeded: bool) -> Play[None]:
    read_chapter(h, chapter_entry(mission, succeeded=succeeded), _title(mission, succeeded))
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


def chapter_entry(mission: int, *, succeeded: bool) -> int:
    """Which entry of the colony's chapter tells how a mission ended."""
    return (mission or 9) + (0 if succeeded else 10)


def _title(mission: int, succeeded: bool) -> str:
    name = BOOK.missions[mission].name if mission else "Forage"
    return f"{name}: {'it is done' if succeeded else 'it failed'}."


# -- learning (AF-19.4) --------------------------------------------------------------------------


def _all_learn(h: Here) -> Play[None]:
    """After a main mission everybody who took part learns one: each chooses, all at once."""
    able = [member for member in h.s.members if unlearnt(h.s, member)]
    yield from h.together([learn(h, member) for member in able])


def _one_learns(h: Here) -> Play[None]:
    """After a side mission one does, whom a vote chooses."""
    options = [
        Option(str(member), "colony", h.who(member))
        for member in h.s.members
        if unlearnt(h.s, member)
    ]
    if not options:
        return
    chosen = yield from vote(
        h,
        "Who learns a new ability?",
        options,
        options[0].id,
        topic="learner",
        rule="AF-19.4",
    )
    yield from learn(h, Member(int(chosen)))
