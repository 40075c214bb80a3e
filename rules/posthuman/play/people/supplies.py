"""Supply cards, and what they give on each terrain (PH-6.11, PH-6.19, PH-27.3)."""

from collections.abc import Sequence

from rules.engine import Option, Play, Text
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.models import Draw
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.model.cards import Reward
from rules.posthuman.model.decks import SUPPLY, name_of
from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.item_choices import draw_items
from rules.posthuman.play.people.sheet import gain_goods
from rules.posthuman.words import Message, list_amounts

ITEM_DECKS: tuple[ItemDeck, ...] = ("equipment", "weapons")


def draw(h: Here, n: int) -> list[str]:
    """Draw the top supply cards, or as many as there are; if the deck is empty its discards are
    used again (PH-1.9)."""
    return h.s.supply.draw_up_to(h.t, n)


def take_supply(h: Here, seat: int, cards: Sequence[str], cause: Text) -> Play[None]:
    """Take what supply cards give on the human's terrain: food and ammo, and for each symbol a card
    of its deck into the hand (PH-6.19). Then discard the supply cards."""
    if not cards:
        h.tell(Message("no-supply-left", cause=cause), kind="supply", seat=seat)
        return
    terrain = h.human(seat).terrain
    rewards = [SUPPLY[card].on[terrain] for card in cards]
    h.s.supply.discard(*cards)
    gain_goods(
        h,
        seat,
        cause,
        food=sum(reward.food for reward in rewards),
        ammo=sum(reward.ammo for reward in rewards),
    )
    wanted = {
        "equipment": sum(reward.equipment for reward in rewards),
        "weapons": sum(reward.weapons for reward in rewards),
    }
    if not any(reward.model_dump().values() for reward in rewards):
        told = Message("finds-no-supply", cause=cause, player=h.name_seat(seat), terrain=terrain)
        h.tell(told, kind="supply", seat=seat)
    for deck in ITEM_DECKS:
        if wanted[deck]:
            yield from draw_items(h, seat, deck, wanted[deck], cause=cause)
    yield from fire_hook(h, seat, "supply")


@register_operation(Draw, "supply")
def draw_supply(h: Here, seat: int, one: Draw, cause: Text) -> Play[None]:
    """Draw supply cards by an effect; only the cards that the human keeps give anything."""
    drawn = draw(h, one.n)
    kept = drawn
    if 0 < one.keep < len(drawn):
        kept = yield from _ask_kept_supplies(h, seat, drawn, one.keep, cause)
        h.s.supply.discard(*(card for card in drawn if card not in kept))
    yield from take_supply(h, seat, kept, cause)


def _ask_kept_supplies(
    h: Here, seat: int, drawn: list[str], keep: int, cause: Text
) -> Play[list[str]]:
    terrain = h.human(seat).terrain
    options = [
        Option(card, "choose", name_of(card), _describe_reward(SUPPLY[card].on[terrain]))
        for card in drawn
    ]
    return h.ask(
        lambda: h.t.choices(
            seat,
            Message("keep-supplies", cause=cause, keep=keep),
            options,
            default=drawn[:keep],
            least=keep,
            most=keep,
            topic="supply",
            rule="PH-6.11",
        )
    )


def _describe_reward(reward: Reward) -> Message:
    """Say what a supply card gives on one terrain, such as "1 food and 1 equipment card."."""
    found = list_amounts(
        [
            ("food", reward.food),
            ("ammo", reward.ammo),
            ("equipment", reward.equipment),
            ("weapons", reward.weapons),
        ]
    )
    return Message("sentence", text=found) if found else Message("gives-nothing")
