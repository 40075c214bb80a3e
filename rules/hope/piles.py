"""Assets and Traits: from the top of their piles, and away (HI-12.6, HI-12.8)."""

from __future__ import annotations

from .context import Here
from .decks import DECKS
from .state import Held


def take_asset(h: Here) -> Held | None:
    """The top Asset; an empty deck is made of its discard, and of nothing comes nothing."""
    s = h.s
    if not s.assets:
        s.assets, s.asset_discard = h.t.rng.shuffle(s.asset_discard), []
    if not s.assets:
        return None
    h.t.reveal()
    card = s.assets.pop()
    return Held(card=card, uses=DECKS.assets[card].uses)


def take_trait(h: Here) -> Held | None:
    """The top Trait; they are never shuffled again (HI-12.8)."""
    if not h.s.traits:
        return None
    h.t.reveal()
    return Held(card=h.s.traits.pop())


def spend_use(h: Here, held: Held, lying: list[Held]) -> None:
    """One use less; the last sends the Asset to the discard (HI-12.6)."""
    held.uses -= 1
    if held.uses <= 0:
        discard(h, held, lying)


def discard(h: Here, held: Held, lying: list[Held]) -> None:
    """An Asset goes to the discard."""
    lying.remove(held)
    h.s.asset_discard.append(held.card)
