"""Carries out effects in order: checks their conditions, then what follows them or happens instead
(HI-19.1). The modules beside this one register what each effect does with `apply_effect`."""

from collections.abc import Iterable
from functools import singledispatch

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.language.models import Check, Effect
from rules.hope.effects.requirements import is_condition_met
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.dice import D6


def carry_out(h: Here, effects: Iterable[Effect], me: int, why: Text) -> Play[None]:
    """Carry out effects in order, for the character in a seat, until that character dies (HI-9.9).
    `why` is the cause in words: the card, or the section of a Scene."""
    character = h.s.people[me]
    for effect in effects:
        if h.s.people[me] is not character:
            return
        yield from carry_out_one(h, effect, me, why)


def carry_out_one(h: Here, effect: Effect, me: int, why: Text) -> Play[None]:
    """Carry out one effect and what follows it, or what happens instead (HI-19.1)."""
    if effect.if_ is not None and not is_condition_met(h, effect.if_, me):
        yield from carry_out(h, effect.else_, me, why)
    elif isinstance(effect, Check):
        good = _roll_check(h, me, why)
        yield from carry_out(h, effect.then if good else effect.else_, me, why)
    else:
        yield from apply_effect(effect, h, me, why)
        if effect.then:
            yield from carry_out(h, effect.then, me, why)


def _roll_check(h: Here, me: int, why: Text) -> bool:
    """Roll a free die for the character, and return whether it is good: 4 to 6 (HI-19.4h)."""
    face = h.t.rng.pick(D6)
    told = Message("rolls", character=h.name_seat(me), face=face, why=why)
    h.tell_and_record(told, kind="check", seat=me, face=face, dice=[face])
    return face >= 4


@singledispatch
def apply_effect(effect: Effect, h: Here, me: int, why: Text) -> Play[None]:
    """Do what this effect does by itself; each model has its own function. Raises TypeError for a
    model that no module has registered; a game with such effects does not start."""
    raise TypeError(effect)
