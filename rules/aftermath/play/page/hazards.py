"""Hazards on a page: fire, water, traps, and live rails (AF-6.16, AF-6.18, AF-15.11, AF-26.2)."""

from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.combat import damage, statuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.page.maps import find_line, name_space
from rules.aftermath.play.page.tokens import take_token
from rules.aftermath.play.turn import skill_tests
from rules.aftermath.words import Message
from rules.engine import Play

LIVE_RAIL_DIFFICULTY = 5
"""The difficulty of the resistance test for crossing a live rail (AF-26.2)."""


def is_on_fire(s: State, number: int) -> bool:
    """Whether a fire burns on a space. A figure that ends a movement on it takes 1 wound (AF-6.16);
    `end_of_movement` applies that to members."""
    return "fire" in s.visit.tokens.get(number, [])


def end_of_movement(h: Here, m: Member) -> Play[None]:
    """Apply what lies on a member's space: water removes Burning (AF-15.11); a fire wounds it,
    without defence, and makes it Burning (AF-6.16). Call this whenever a member has ended a
    movement, its own or not."""
    at = h.s.party[m].at
    if at is None:
        return
    statuses.douse_in_water(h, m)
    if not is_on_fire(h.s, at):
        return
    cause = Message("fire-at", space=name_space(h.s, at))
    yield from damage.wound_member(h, m, 1, cause)
    if h.s.party[m].at is not None:
        statuses.gain_status(h, m, "burning", cause)


def resolve_crossing(h: Here, m: Member, a: int, b: int) -> Play[bool]:
    """Resolve a member's crossing of the line between two spaces: with Live Rail, a red line takes
    a test of resistance 5, or wounds it (AF-26.2). Return whether it is still on the map."""
    if find_line(h.s, a, b) == "red" and is_in_force(h.s, "live-rail"):
        trial = skill_tests.Trial(
            member=m,
            attribute="resistance",
            difficulty=LIVE_RAIL_DIFFICULTY,
            cause=Message("live-rail"),
            compulsory=True,
            verb="defend",
            topic="live-rail",
            rule="AF-26.2",
        )
        if not (yield from skill_tests.resolve_test(h, trial)):
            yield from damage.wound_member(h, m, 1, Message("live-rail"))
    return h.s.party[m].at is not None


def spring_trap(h: Here, enemy: Enemy, number: int) -> bool:
    """Spring the trap on a space that an enemy's figure enters: discard it and tell everybody.
    Return whether there was a trap; the figure then stops and does not attack (AF-6.18)."""
    if not take_token(h.s, number, "trap"):
        return False
    told = Message("trap-snaps", space=name_space(h.s, number), enemy=enemy.card.name)
    h.tell(told, kind="trap", space=number, enemy=enemy.number)
    return True
