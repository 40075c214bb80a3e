"""Carrying out effects in order: their conditions, what follows them, and what happens instead
(HI-19.1). What each of them does is registered with `apply_effect` by the modules beside this
one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from rules.engine import Play
from rules.hope.effects.language.models import Check, Effect
from rules.hope.effects.requirements import is_condition_met
from rules.hope.play.context import Here
from rules.kit.dice import D6


def carry_out(h: Here, effects: Iterable[Effect], me: int, why: str) -> Play[None]:
    """Some effects in order, for the character in a seat: its death ends them (HI-9.9). `why` is
    the cause in words: the card, or the section of a Scene."""
    character = h.s.people[me]
    for effect in effects:
        if h.s.people[me] is not character:
            return
        yield from carry_out_one(h, effect, me, why)


def carry_out_one(h: Here, effect: Effect, me: int, why: str) -> Play[None]:
    """One effect, what follows it, or what happens instead (HI-19.1)."""
    if effect.if_ is not None and not is_condition_met(h, effect.if_, me):
        yield from carry_out(h, effect.else_, me, why)
    elif isinstance(effect, Check):
        good = _roll_check(h, me, why)
        yield from carry_out(h, effect.then if good else effect.else_, me, why)
    else:
        yield from apply_effect(effect, h, me, why)
        if effect.then:
            yield from carry_out(h, effect.then, me, why)


def _roll_check(h: Here, me: int, why: str) -> bool:
    """A free die for oneself; 4 to 6 is good (HI-19.4h)."""
    face = h.t.rng.pick(D6)
    h.tell_and_record(
        f"{h.name_seat(me)} rolls a {face} ({why}).", kind="check", seat=me, face=face, dice=[face]
    )
    return face >= 4


@singledispatch
def apply_effect(effect: Effect, h: Here, me: int, why: str) -> Play[None]:
    """What an effect does by itself, by its model. Raises TypeError for one that nobody has
    registered; a game with such effects does not start."""
    raise TypeError(effect)
