"""Verdict: the entry on how the mission ended, and what the outcome brings (AF-19.2 to AF-19.4)."""

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE, Member
from rules.aftermath.play import dials, goals
from rules.aftermath.play.cards.learning import learn_ability, list_unlearnt
from rules.aftermath.play.colony.chapter import read_chapter_entry
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.play.travel_map import name_mission
from rules.aftermath.words import Message
from rules.engine import Option, Play

SUCCESS_MORALE = 1
"""How much morale a success brings; 1 more with the Hall (AF-19.3, AF-19.26)."""
FAILURE_MORALE = -2


def resolve_verdict(h: Here) -> Play[None]:
    """Resolve the verdict of the mission, then those of side missions done on the way (AF-19.2)."""
    s = h.s
    mission, succeeded = s.played, s.outcome == "success"
    yield from _read_verdict(h, mission, succeeded)
    for side in s.sides:
        yield from _read_verdict(h, side, True)


def _read_verdict(h: Here, mission: int, succeeded: bool) -> Play[None]:
    title = Message(
        "mission-is-done" if succeeded else "mission-failed", mission=name_mission(mission)
    )
    read_chapter_entry(h, find_chapter_entry(mission, succeeded=succeeded), title)
    if not succeeded:
        yield from dials.change_dials(h, {"morale": FAILURE_MORALE}, Message("the-failure"))
        return
    if mission == FORAGE:
        # Foraging has its own rule, and this is not the one rise that a mission allows (AF-19.35).
        yield from dials.change_dials(h, {"clue": 1}, Message("foraging"), unlimited=True)
        return
    s, card = h.s, BOOK.missions[mission]
    s.colony.done.append(mission)
    if mission in s.colony.open:
        s.colony.open.remove(mission)
    more = 1 if "hall" in s.colony.built else 0
    yield from dials.change_dials(h, {"morale": SUCCESS_MORALE + more}, Message("the-success"))
    yield from apply_effects(h, card.reward, s.bookkeeper, card.name)
    goals.complete_goals(h)
    if card.main:
        # Every member learns; all choose at once.
        able = [member for member in h.s.members if list_unlearnt(h.s, member)]
        yield from h.together([learn_ability(h, member) for member in able])
    else:
        yield from _vote_who_learns(h)


def find_chapter_entry(mission: int, *, succeeded: bool) -> int:
    """Return the entry of the colony's chapter that tells how a mission ended."""
    return (mission or 9) + (0 if succeeded else 10)


# -- learning (AF-19.4) --------------------------------------------------------------------------


def _vote_who_learns(h: Here) -> Play[None]:
    """After a side mission, let the party vote for one member who learns an ability."""
    options = [
        Option(str(member), "colony", h.name_member(member))
        for member in h.s.members
        if list_unlearnt(h.s, member)
    ]
    if not options:
        return
    chosen = yield from ask_vote(
        h, Message("learn-who"), options, options[0].id, topic="learner", rule="AF-19.4"
    )
    yield from learn_ability(h, Member(int(chosen)))
