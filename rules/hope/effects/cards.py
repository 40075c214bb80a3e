"""Assets and Traits drawn, lost, taken and renewed (HI-19.4b)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play
from rules.hope.effects.carry_out import perform
from rules.hope.effects.language.models import DrawCards, LoseCards, Renew, TakeAsset
from rules.hope.effects.targets import targets
from rules.hope.model import decks
from rules.hope.model.state import Held
from rules.hope.play import powers
from rules.hope.play.context import Here


@perform.register(DrawCards)
def _(effect: DrawCards, h: Here, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            if not h.s.lives(seat):
                break
            if effect.op == "draw_asset":
                yield from gain_asset(h, seat, draw_asset(h), why)
            else:
                yield from gain_trait(h, seat, draw_trait(h), why)


def draw_asset(h: Here) -> Held | None:
    """The top Asset; used ones are shuffled again, and of nothing comes nothing (HI-12.8)."""
    card = h.s.assets.draw(h.t)
    return Held(card=card, uses=decks.ASSETS[card].uses) if card is not None else None


def draw_trait(h: Here) -> Held | None:
    """The top Trait; they are never shuffled again (HI-12.8)."""
    card = h.s.traits.draw(h.t, reshuffle=False)
    return Held(card=card) if card is not None else None


def gain_asset(h: Here, seat: int, held: Held | None, why: str) -> Play[None]:
    """An Asset comes to somebody, or to the group (HI-12.7)."""
    if held is None:
        h.note("There is no Asset left to draw.", kind="asset")
        return
    asset = decks.ASSETS[held.card]
    lying = h.s.commons if asset.group else h.s.at(seat).assets
    lying.append(held)
    whose = ", for everybody" if asset.group else ""
    h.changed(h.s.at(seat), "asset", card=held.card)
    h.note(f"{h.name(seat)} finds {asset.name}{whose} ({why}).", kind="asset", seat=seat)
    yield from powers.trigger(h, seat, "gained", held=held)


def gain_trait(h: Here, seat: int, held: Held | None, why: str) -> Play[None]:
    """A Trait comes to somebody."""
    if held is None:
        h.note("There is no Trait left to draw.", kind="trait")
        return
    h.s.at(seat).traits.append(held)
    h.changed(h.s.at(seat), "trait", card=held.card)
    name = decks.named(held.card)
    h.note(f"{h.name(seat)} turns out to be: {name} ({why}).", kind="trait", seat=seat)
    yield from powers.trigger(h, seat, "gained", held=held)


@perform.register(LoseCards)
def _(effect: LoseCards, h: Here, me: int, why: str) -> Play[None]:
    asset = effect.op == "lose_asset"
    for seat in (yield from targets(h, effect.target, me, why)):
        lying = h.s.at(seat).assets if asset else h.s.at(seat).traits
        fitting = [
            held
            for held in lying
            if effect.tag is None or (asset and effect.tag in decks.ASSETS[held.card].tags)
        ]
        for _ in range(len(fitting) if effect.how == "all" else min(effect.n, len(fitting))):
            if effect.how == "random":
                held = h.t.rng.pick(fitting)
            elif effect.how == "all":
                held = fitting[-1]
            else:
                held = yield from pick(
                    h, seat, fitting, f"{why}: which do you lose?", rule="HI-19.4b"
                )
            fitting.remove(held)
            lying.remove(held)
            text = f"{h.name(seat)} loses {decks.named(held.card)} ({why})."
            h.note(text, kind="lost", seat=seat)
            (h.s.assets if asset else h.s.traits).discard(held.card)


def pick(h: Here, seat: int, lying: Sequence[Held], text: str, *, rule: str) -> Play[Held]:
    """One of several cards; the newest unless said otherwise (HI-17.5). `rule`: the ledger number
    of what is done with it."""
    options = [Option(held.card, "choose", decks.named(held.card)) for held in lying]
    chosen = yield from h.choose(seat, text, options, default=lying[-1].card, rule=rule)
    return next(held for held in lying if held.card == chosen)


@perform.register(TakeAsset)
def _(effect: TakeAsset, h: Here, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        if seat == me or not h.s.lives(seat):
            continue
        lying = h.s.at(seat).assets
        for _ in range(effect.n):
            # What comes into somebody's hands may kill them, or cost the other what is left.
            if not lying or not h.s.lives(me) or not h.s.lives(seat):
                break
            if effect.how == "random":
                held = h.t.rng.pick(lying)
            else:
                text = f"{why}: which do you take? ({h.name(seat)}'s)"
                held = yield from pick(h, me, lying, text, rule="HI-19.4b")
            yield from hand_over(h, held, seat, me, why)


def hand_over(h: Here, held: Held, giver: int, taker: int, why: str) -> Play[None]:
    """A personal Asset changes hands."""
    h.s.at(giver).assets.remove(held)
    h.s.at(taker).assets.append(held)
    text = f"{decks.named(held.card)} goes from {h.name(giver)} to {h.name(taker)} ({why})."
    h.note(text, kind="given", seat=giver, to=taker)
    yield from powers.trigger(h, taker, "gained", held=held)


@perform.register(Renew)
def _(effect: Renew, h: Here, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            c = h.s.at(seat)
            lying = c.assets if effect.op == "add_use" else [t for t in c.traits if t.spent]
            if not lying:
                break
            held = yield from pick(h, seat, lying, f"{why}: which do you renew?", rule="HI-19.4b")
            if effect.op == "add_use":
                held.uses += 1
            else:
                held.spent = []
            text = f"{h.name(seat)}: {decks.named(held.card)} is good for more ({why})."
            h.note(text, kind="renewed")
