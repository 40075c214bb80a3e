"""Tests of a stat: one die, at most the stat passes (PH-20.1 to PH-20.5)."""

from __future__ import annotations

from rules.engine import Play
from rules.kit.dice import D6
from rules.kit.words import because, signed
from rules.posthuman.effects.language.models import RollBonus
from rules.posthuman.effects.modifiers import flagged, modifiers
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Stat
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import effective


def target(s: State, seat: int, stat: Stat, modifier: int = 0) -> int:
    """What a die may show at most: the stat with all that adds to it (PH-20.1, PH-20.2)."""
    bonuses = modifiers(s, seat, "test", RollBonus)
    more = sum(one.n for one in bonuses if one.what == "test" and one.stat in (None, stat))
    return effective(s, seat, stat, "test") + more + modifier


def test(h: Here, seat: int, stat: Stat, modifier: int = 0, cause: str = "") -> Play[bool]:
    """Test a human's stat; told. Bonuses for one test are used up by it. No card rolls the die
    again but Watched, which must (PH-20.3 to PH-20.5)."""
    most = target(h.s, seat, stat, modifier)
    face = _roll(h)
    passed = face <= most
    _tell(h, seat, stat, most=most, face=face, cause=cause)
    watched = passed and stat == "mind" and flagged(h.s, seat, "test", "reroll_passed")
    if watched:
        face = _roll(h)
        passed = face <= most
        _tell(h, seat, stat, most=most, face=face, cause="It must be rolled again")
    _use_up(h.s, seat)
    return passed
    yield  # a play, as every check that may come to ask is


def _roll(h: Here) -> int:
    return h.t.rng.pick(D6)


def _tell(h: Here, seat: int, stat: Stat, *, most: int, face: int, cause: str) -> None:
    passed = face <= most
    verb, result = ("passes", "passed") if passed else ("fails", "failed")
    needs = f"needs {most} or less in a test of {stat}"
    told = f"{h.name(seat)} {needs}, and {verb} with a {face}."
    h.tell(
        because(cause, told),
        kind="test",
        seat=seat,
        stat=stat,
        target=most,
        face=face,
        ok=result,
        dice=[face],
    )


def _use_up(s: State, seat: int) -> None:
    """Bonuses that were for one test are gone."""
    human = s.human(seat)
    human.lasting = [
        one
        for one in human.lasting
        if not (one.left and isinstance(one.modifier, RollBonus) and one.modifier.what == "test")
    ]


def detail(s: State, seat: int, stat: Stat, modifier: int = 0) -> str:
    """What a test asks for, on a button: "Mind test: 3 or less on a die (2 +1)"."""
    most, own = target(s, seat, stat, modifier), s.human(seat).stats[stat]
    parts = f" ({own} {signed(most - own)})" if most != own else ""
    return f"{stat.capitalize()} test: {most} or less on a die{parts}."
