"""Effects that change Humanity, Hope, Hunger and Harm, and death (HI-19.4a, HI-19.4e, HI-19.4h)."""

from rules.engine import Play, asks_nothing
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Amount, Kill, Prevent, Redirect
from rules.hope.effects.targets import ask_targets
from rules.hope.play import conditions, death
from rules.hope.play.context import Here
from rules.hope.words import Message


@apply_effect.register(Amount)
def _change_amount(effect: Amount, h: Here, me: int, why: Text) -> Play[None]:
    op, n = effect.op, effect.n
    if op == "hope":
        conditions.change_hope(h, n, why)
        return
    hit = yield from ask_targets(h, effect.target, me, why)
    for c in [h.s.find_character(seat) for seat in hit]:
        if not h.s.is_here(c):
            continue
        seat = c.seat
        if op == "humanity" and n > 0:
            conditions.gain_humanity(h, seat, n, why)
        elif op == "humanity":
            yield from conditions.resolve_hurt(h, seat, op, -n, why)
        elif n > 0:
            yield from conditions.resolve_hurt(h, seat, op, n, why)
        else:
            if effect.target.startswith("chosen") and not c.find_stage(op):
                told = Message("has-none-to-lose", character=h.name_seat(seat), what=op, why=why)
                h.tell_and_record(told)
            conditions.heal_condition(h, seat, op, -n, why)


@apply_effect.register(Kill)
def _kill_targets(effect: Kill, h: Here, me: int, why: Text) -> Play[None]:
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if h.s.is_alive(seat):
            yield from death.resolve_death(h, seat, "fate", why)


@apply_effect.register(Prevent)
@apply_effect.register(Redirect)
@asks_nothing
def _leave_to_reactions(_: Prevent | Redirect, h: Here, me: int, why: Text) -> None:
    """Do nothing: `reactions` carries these effects out when something is about to hit."""
