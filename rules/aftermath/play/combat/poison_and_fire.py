"""What Poisoned and Burning do at the end of a turn (AF-15.7, AF-15.11)."""

from __future__ import annotations

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.combat.damage import wound
from rules.aftermath.play.combat.statuses import douse, named
from rules.aftermath.play.context import Here
from rules.engine import Play


def end_of_turn(h: Here, m: Member) -> Play[None]:
    """After Check Threat and before nesting (AF-15.16). Raises MissionEnds where that is the end of
    the last one."""
    if "poisoned" in h.of(m).statuses:
        yield from _poison(h, m)
    douse(h, m)
    if "burning" in h.of(m).statuses:
        yield from wound(h, m, 1, named("burning"))


def _poison(h: Here, m: Member) -> Play[None]:
    """A black die, on whose highest face there is a toxic wound. Whatever comes of it, the line
    that tells the die names it among its `dice`, so that it can be verified."""
    rolled = h.t.rng.pick(BLACK_DIE)
    cause = f"{named('poisoned')}, black die {rolled}"
    if rolled == max(BLACK_DIE):
        yield from wound(h, m, 1, cause, toxic=True, dice=[rolled])
    else:
        told = f"{cause}: nothing happens to {h.who(m)}."
        h.tell(told, kind="poison", seat=h.seat(m), member=m, black=rolled, dice=[rolled])
