"""Supply cards, and what they give on each terrain (PH-6.11, PH-6.19, PH-27.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Play

from .context import Here
from .decks import SUPPLY
from .effects.carry_out import fire
from .inventory import draw_items
from .sheet import gain_goods
from .terms import ItemDeck

ITEM_DECKS: tuple[ItemDeck, ...] = ("equipment", "weapons")


def draw(h: Here, n: int) -> list[str]:
    """The top cards, as far as there are any; used ones come back when the deck is empty
    (PH-1.9)."""
    return h.s.supply.draw_up_to(h.t, n)


def take_supply(h: Here, seat: int, cards: Sequence[str], cause: str) -> Play[None]:
    """Take what supply cards give on the terrain that a human stands on: food and ammo onto the
    sheet, for each symbol a card of that deck into the hand (PH-6.19). The cards go to their
    discards."""
    if not cards:
        h.tell(f"{cause}: there is no supply card left.", kind="supply", seat=seat)
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
    for deck in ITEM_DECKS:
        if wanted[deck]:
            yield from draw_items(h, seat, deck, wanted[deck], cause=cause)
    yield from fire(h, seat, "supply")
