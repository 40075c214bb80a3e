"""Tests of a stat: one die, which passes if it is at most the stat (PH-20.1 to PH-20.5)."""

from __future__ import annotations

from rules.engine import Text, asks_nothing
from rules.kit.dice import D6
from rules.posthuman.effects.language.models import RollBonus
from rules.posthuman.effects.modifiers import find_modifiers, has_flag
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Stat
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.words import NO_CAUSE, Message


def find_test_target(s: State, seat: int, stat: Stat, modifier: int = 0) -> int:
    """Find the highest face that passes: the stat with everything that adds to it (PH-20.1,
    PH-20.2)."""
    bonuses = find_modifiers(s, seat, "test", RollBonus)
    more = sum(one.n for one in bonuses if one.what == "test" and one.stat in (None, stat))
    return sum_effective_stat(s, seat, stat, "test") + more + modifier


@asks_nothing
def resolve_test(
    h: Here,
    seat: int,
    stat: Stat,
    modifier: int = 0,
    cause: Text = NO_CAUSE,
    *,
    chosen: bool = False,
) -> bool:
    """Test a human's stat, tell the players, and return whether it passed. `chosen`: the cause is
    what its player has chosen in a story. Bonuses for one test are used up. Only Watched rolls the
    die again, and it must (PH-20.3 to PH-20.5)."""
    most = find_test_target(h.s, seat, stat, modifier)
    face = _roll_die(h)
    passed = face <= most
    _tell_result(h, seat, stat, most=most, face=face, cause=cause, chosen=chosen)
    watched = passed and stat == "mind" and has_flag(h.s, seat, "test", "reroll_passed")
    if watched:
        face = _roll_die(h)
        passed = face <= most
        _tell_result(h, seat, stat, most=most, face=face, cause=Message("rolled-again"))
    _use_up(h.s, seat)
    return passed


def _roll_die(h: Here) -> int:
    return h.t.rng.pick(D6)


def _tell_result(
    h: Here, seat: int, stat: Stat, *, most: int, face: int, cause: Text, chosen: bool = False
) -> None:
    passed = face <= most
    result = "passed" if passed else "failed"
    key = "passes-test" if passed else "fails-test"
    if chosen:
        key = "passes-chosen-test" if passed else "fails-chosen-test"
    h.tell(
        Message(key, cause=cause, player=h.name_seat(seat), most=most, stat=stat, face=face),
        kind="test",
        seat=seat,
        stat=stat,
        target=most,
        face=face,
        ok=result,
        dice=[face],
    )


def _use_up(s: State, seat: int) -> None:
    """Remove bonuses that were for one test."""
    human = s.human(seat)
    human.lasting = [
        one
        for one in human.lasting
        if not (one.left and isinstance(one.modifier, RollBonus) and one.modifier.what == "test")
    ]
