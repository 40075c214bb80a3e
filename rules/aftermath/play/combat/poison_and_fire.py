"""What Poisoned and Burning do at the end of a turn (AF-15.7, AF-15.11)."""

from __future__ import annotations

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.combat.damage import wound_member
from rules.aftermath.play.combat.statuses import douse_in_water, name_status
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Play


def end_of_turn(h: Here, m: Member) -> Play[None]:
    """Apply Poisoned and Burning to a member, after Check Threat and before nesting (AF-15.16).
    Raises MissionEnds if that defeats the last member."""
    if "poisoned" in h.find_character(m).statuses:
        yield from _resolve_poison(h, m)
    douse_in_water(h, m)
    if "burning" in h.find_character(m).statuses:
        yield from wound_member(h, m, 1, name_status("burning"))


def _resolve_poison(h: Here, m: Member) -> Play[None]:
    """Roll a black die; its highest face causes a toxic wound. Either message names the die among
    its `dice`, so that the roll can be verified."""
    rolled = h.t.rng.pick(BLACK_DIE)
    cause = Message("poison-rolls", die=rolled)
    if rolled == max(BLACK_DIE):
        yield from wound_member(h, m, 1, cause, toxic=True, dice=[rolled])
    else:
        told = Message("resists-poison", cause=cause, member=h.name_member(m))
        h.tell_of(m, told, kind="poison", black=rolled, dice=[rolled])
