"""Humanity, Hope, Hunger and Harm, more or less of it, and death (HI-19.4a, HI-19.4e, HI-19.4h)."""

from __future__ import annotations

from rules.engine import Play
from rules.hope.effects.carry_out import perform
from rules.hope.effects.language.models import Amount, Kill, Prevent, Redirect
from rules.hope.effects.targets import targets
from rules.hope.play import conditions, death
from rules.hope.play.context import Here


@perform.register(Amount)
def _(effect: Amount, h: Here, me: int, why: str) -> Play[None]:
    op, n = effect.op, effect.n
    if op == "hope":
        conditions.change_hope(h, n, why)
        return
    hit = yield from targets(h, effect.target, me, why)
    for c in [h.s.at(seat) for seat in hit]:
        if not h.s.is_here(c):
            continue
        seat = c.seat
        if op == "humanity" and n > 0:
            conditions.gain_humanity(h, seat, n, why)
        elif op == "humanity":
            yield from conditions.suffer(h, seat, op, -n, why)
        elif n > 0:
            yield from conditions.suffer(h, seat, op, n, why)
        else:
            if effect.target.startswith("chosen") and not c.stage(op):
                h.note(f"{h.name(seat)} has no {op.capitalize()} to lose ({why}).")
            conditions.heal(h, seat, op, -n, why)


@perform.register(Kill)
def _(effect: Kill, h: Here, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        if h.s.lives(seat):
            yield from death.die(h, seat, "fate", why)


@perform.register(Prevent)
@perform.register(Redirect)
def _(_: Prevent | Redirect, h: Here, me: int, why: str) -> Play[None]:
    """Carried out where something is about to hit: see `reactions`."""
    yield from ()
