"""The piles: shuffled once, drawn from the top, and where cards go (HI-1.8, HI-4, HI-12.8)."""

from __future__ import annotations

from .decks import DECKS, SCENE_DECKS
from .effects import Terrain
from .state import Held, Open
from .turn import Here


def shuffle_all(h: Here) -> None:
    """Each deck by itself, face down, once and for all (HI-1.8, HI-1.9)."""
    s, rng = h.s, h.t.rng
    for terrain, cards in SCENE_DECKS.items():
        s.decks[terrain] = rng.shuffle(cards)
    s.personalities = rng.shuffle(list(DECKS.personalities))
    s.traits = rng.shuffle(list(DECKS.traits))
    s.relationships = rng.shuffle(list(DECKS.relationships))
    s.assets = rng.shuffle(list(DECKS.assets))


def turn_up(h: Here, terrain: Terrain) -> str:
    """The top Scene of a deck, for the drawer's eyes; it never comes back (HI-4.3)."""
    h.t.reveal()
    return h.s.decks[terrain].pop()


def put_away(h: Here, scene: Open) -> None:
    """The Scene in hand is out of the game (HI-4.3)."""
    h.s.out.append(scene.card)


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
