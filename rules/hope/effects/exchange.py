"""Effects that move something from one character to another (HI-19.4f)."""

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.cards import ask_card, give_asset
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Swap, Transfer
from rules.hope.effects.targets import ask_targets
from rules.hope.model.state import MOST_DICE, Character
from rules.hope.model.terms import name_stage
from rules.hope.play import conditions
from rules.hope.play.context import Here
from rules.hope.words import Message


@apply_effect.register(Transfer)
def _transfer_things(effect: Transfer, h: Here, me: int, why: Text) -> Play[None]:
    givers = yield from ask_targets(h, effect.from_, me, why)
    takers = yield from ask_targets(h, effect.to, me, why)
    for giver in givers:
        for taker in takers:
            if giver != taker and h.s.is_alive(giver) and h.s.is_alive(taker):
                yield from _pass_on(h, effect, giver, taker, why)


def _pass_on(h: Here, effect: Transfer, giver: int, taker: int, why: Text) -> Play[None]:
    one, two = h.s.find_character(giver), h.s.find_character(taker)
    if effect.what == "asset":
        for _ in range(effect.n):
            if not one.assets or not h.s.is_here(one) or not h.s.is_here(two):
                break
            text = Message("which-do-you-give", why=why)
            held = yield from ask_card(h, giver, one.assets, text, rule="HI-19.4f")
            yield from give_asset(h, held, giver, taker, why)
    elif effect.what == "humanity":
        # Giving is no loss: it stops at 0, and at what the other can take (HI-19.8, HI-19.9).
        room = 0 if "no_regain" in two.statuses else MOST_DICE - two.humanity
        n = min(effect.n, one.humanity, room)
        one.humanity -= n
        if n:
            told = Message("gives-humanity", giver=one.name, taker=two.name, n=n, why=why)
            h.tell_and_record(told, kind="humanity")
        conditions.add_humanity(h, two, n)
    elif n := min(effect.n, one.find_stage(effect.what)):
        conditions.heal_condition(h, giver, effect.what, n, why)
        yield from conditions.resolve_hurt(h, taker, effect.what, n, why)


@apply_effect.register(Swap)
def _swap_things(effect: Swap, h: Here, me: int, why: Text) -> Play[None]:
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if seat == me or not h.s.is_alive(me):
            continue
        one, two = h.s.find_character(me), h.s.find_character(seat)
        if effect.what == "conditions":
            one.hunger, two.hunger = two.hunger, one.hunger
            one.harm, two.harm = two.harm, one.harm
        else:
            one.assets, two.assets = two.assets, one.assets
        told = Message("exchange", one=one.name, two=two.name, what=effect.what, why=why)
        h.tell_and_record(told, kind="swap")
        if effect.what == "conditions":
            told = Message("two-states", one=_describe_state(one), two=_describe_state(two))
            h.tell_and_record(told, kind="swap")


def _describe_state(c: Character) -> Message:
    """Describe a character's Hunger and Harm: "Ada is Hungry and Hurt"."""
    stages = {"hunger": c.hunger, "harm": c.harm}
    found = [name_stage(what, stage) for what, stage in stages.items() if stage]
    if not found:
        return Message("is-fed-and-whole", character=c.name)
    return Message("is-in-stages", character=c.name, stages=found)
