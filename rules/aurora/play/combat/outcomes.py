"""The Outcome deck: the result of a shot, and the back that shows where it hits (LA-2.17, LA-11.8,
LA-22.2)."""

from rules.aurora.model.cards import Area, Outcome
from rules.aurora.model.decks import DECKS
from rules.aurora.play.context import Here


def draw_outcome(h: Here) -> Outcome:
    """Turn over the top Outcome card; an empty deck is refilled from its discards first."""
    drawn = h.s.outcomes.draw(h.t)
    assert drawn is not None
    h.s.outcomes.discard(drawn)
    return DECKS.outcomes[drawn]


def read_area_on_top(h: Here) -> Area:
    """Shuffle all discards but the newest if the deck is empty, then return the target area on the
    back of the top card (LA-11.32, LA-11.33)."""
    h.s.outcomes.renew_pile(h.t.rng, keep=1)
    return DECKS.outcomes[h.s.outcomes.pile[-1]].area
