"""The threat cards on the track (AF-5.12, AF-5.13, AF-7.9, AF-25.13). The track is two lists,
enemies and threats: the n-th threat lies under the n-th enemy, if there is one."""

from collections.abc import Sequence

from rules.aftermath.effects.models import Count
from rules.aftermath.effects.performing import register_operation
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Member
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Text


def place_threats(h: Here, cards: Sequence[str]) -> None:
    """Place threat cards in random order on the next free slots (AF-7.9); discard them if the party
    is on no page."""
    if not cards:
        return
    if h.s.here is None:
        h.s.deck.discard(*cards)
        return
    shuffled = h.t.rng.shuffle(list(cards)) if len(cards) > 1 else list(cards)
    track = h.s.visit.threats
    track += shuffled
    values = [ACTIONS[card].value for card in shuffled]
    told = Message("places-threats", count=len(shuffled), values=values, threats=len(track))
    h.tell(told, kind="threat", cards=shuffled, threats=len(track))


def remove_last(h: Here, n: int, cause: Text = "") -> int:
    """Discard up to n threat cards from the bottom of the track (AF-25.13). Return how many were
    discarded."""
    track = [] if h.s.here is None else h.s.here.threats
    gone = [track.pop() for _ in range(min(n, len(track)))]
    if gone:
        h.s.deck.discard(*gone)
        told = Message("removes-threats", cause=cause or 0, count=len(gone), threats=len(track))
        h.tell(told, kind="threat", cards=gone, removed=True, threats=len(track))
    return len(gone)


def add_threats(h: Here, n: int) -> None:
    """Draw from the deck until n threat cards have come or no card is left, and place them. Discard
    the other cards, the calamity without effect (AF-25.13), but only after drawing, so that they
    are not drawn again."""
    found: list[str] = []
    others: list[str] = []
    while len(found) < n and (card := h.s.deck.draw(h.t)) is not None:
        (found if ACTIONS[card].colour == "black" else others).append(card)
    h.s.deck.discard(*others)
    if not found:
        h.tell(Message("no-threat-left"), kind="info")
    place_threats(h, found)


@register_operation("threat")
def apply_threat(h: Here, effect: Count, by: Member, cause: Text) -> None:
    """Add threats, or with a negative number remove some (AF-25.13)."""
    if effect.n > 0:
        add_threats(h, effect.n)
    else:
        remove_last(h, -effect.n, cause)
