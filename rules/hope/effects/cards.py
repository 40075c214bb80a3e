"""Effects that draw, lose, take and renew Assets and Traits (HI-19.4b)."""

from collections.abc import Sequence

from rules.engine import Option, Play
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import DrawCards, LoseCards, Renew, TakeAsset
from rules.hope.effects.targets import ask_targets
from rules.hope.model import decks
from rules.hope.model.state import Held
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.words import Message


@apply_effect.register(DrawCards)
def _draw_cards(effect: DrawCards, h: Here, me: int, why: Text) -> Play[None]:
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            if not h.s.is_alive(seat):
                break
            if effect.op == "draw_asset":
                yield from gain_asset(h, seat, draw_asset(h), why)
            else:
                yield from gain_trait(h, seat, draw_trait(h), why)


def draw_asset(h: Here) -> Held | None:
    """Draw the top Asset; used ones are shuffled into an empty pile (HI-12.8). Return None if none
    is left."""
    card = h.s.assets.draw(h.t)
    return Held(card=card, uses=decks.ASSETS[card].uses) if card is not None else None


def draw_trait(h: Here) -> Held | None:
    """Draw the top Trait; discarded ones are never reshuffled (HI-12.8). Return None if none is
    left."""
    card = h.s.traits.draw(h.t, reshuffle=False)
    return Held(card=card) if card is not None else None


def gain_asset(h: Here, seat: int, held: Held | None, why: Text) -> Play[None]:
    """Give a drawn Asset to a character, or to the group (HI-12.7). None: no Asset was left to
    draw."""
    if held is None:
        h.tell_and_record(Message("no-asset-left"), kind="asset")
        return
    asset = decks.ASSETS[held.card]
    lying = h.s.commons if asset.group else h.s.find_character(seat).assets
    lying.append(held)
    h.record_change(h.s.find_character(seat), "asset", card=held.card)
    finds = "finds-for-everybody" if asset.group else "finds"
    told = Message(finds, character=h.name_seat(seat), asset=asset.name, why=why)
    h.tell_and_record(told, kind="asset", seat=seat)
    yield from powers.trigger_powers(h, seat, "gained", held=held)


def gain_trait(h: Here, seat: int, held: Held | None, why: Text) -> Play[None]:
    """Give the character a Trait that was drawn, and tell the players. If `held` is None, only tell
    them that no Trait is left."""
    if held is None:
        h.tell_and_record(Message("no-trait-left"), kind="trait")
        return
    h.s.find_character(seat).traits.append(held)
    h.record_change(h.s.find_character(seat), "trait", card=held.card)
    name = decks.find_card_name(held.card)
    told = Message("turns-out-to-be", character=h.name_seat(seat), trait=name, why=why)
    h.tell_and_record(told, kind="trait", seat=seat)
    yield from powers.trigger_powers(h, seat, "gained", held=held)


@apply_effect.register(LoseCards)
def _lose_cards(effect: LoseCards, h: Here, me: int, why: Text) -> Play[None]:
    asset = effect.op == "lose_asset"
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        lying = h.s.find_character(seat).assets if asset else h.s.find_character(seat).traits
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
                text = Message("which-do-you-lose", why=why)
                held = yield from ask_card(h, seat, fitting, text, rule="HI-19.4b")
            fitting.remove(held)
            lying.remove(held)
            card = decks.find_card_name(held.card)
            told = Message("loses-card", character=h.name_seat(seat), card=card, why=why)
            h.tell_and_record(told, kind="lost", seat=seat)
            (h.s.assets if asset else h.s.traits).discard(held.card)


def ask_card(h: Here, seat: int, lying: Sequence[Held], text: Message, *, rule: str) -> Play[Held]:
    """Ask the seat to choose one of several cards; the default is the newest (HI-17.5). `rule`: the
    ledger number of what happens to the card."""
    options = [Option(held.card, "choose", decks.find_card_name(held.card)) for held in lying]
    chosen = yield from h.choose(seat, text, options, default=lying[-1].card, rule=rule)
    return next(held for held in lying if held.card == chosen)


@apply_effect.register(TakeAsset)
def _take_assets(effect: TakeAsset, h: Here, me: int, why: Text) -> Play[None]:
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if seat == me or not h.s.is_alive(seat):
            continue
        lying = h.s.find_character(seat).assets
        for _ in range(effect.n):
            # A gained card may kill its new owner, or make the other lose more cards.
            if not lying or not h.s.is_alive(me) or not h.s.is_alive(seat):
                break
            if effect.how == "random":
                held = h.t.rng.pick(lying)
            else:
                text = Message("which-do-you-take", why=why, character=h.name_seat(seat))
                held = yield from ask_card(h, me, lying, text, rule="HI-19.4b")
            yield from give_asset(h, held, seat, me, why)


def give_asset(h: Here, held: Held, giver: int, taker: int, why: Text) -> Play[None]:
    """Move a personal Asset from one character to another."""
    h.s.find_character(giver).assets.remove(held)
    h.s.find_character(taker).assets.append(held)
    told = Message(
        "changes-hands",
        card=decks.find_card_name(held.card),
        giver=h.name_seat(giver),
        taker=h.name_seat(taker),
        why=why,
    )
    h.tell_and_record(told, kind="given", seat=giver, to=taker)
    yield from powers.trigger_powers(h, taker, "gained", held=held)


@apply_effect.register(Renew)
def _renew_cards(effect: Renew, h: Here, me: int, why: Text) -> Play[None]:
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            c = h.s.find_character(seat)
            lying = c.assets if effect.op == "add_use" else [t for t in c.traits if t.spent]
            if not lying:
                break
            text = Message("which-do-you-renew", why=why)
            held = yield from ask_card(h, seat, lying, text, rule="HI-19.4b")
            if effect.op == "add_use":
                held.uses += 1
            else:
                held.spent = []
            card = decks.find_card_name(held.card)
            told = Message("is-good-for-more", character=h.name_seat(seat), card=card, why=why)
            h.tell_and_record(told, kind="renewed")
