"""The Outcome deck: what a shot comes to, and the back that shows where it hits (LA-2.17, LA-11.8,
LA-22.2)."""

from __future__ import annotations

from .cards import Area, Outcome
from .context import Here
from .decks import DECKS


def draw(h: Here) -> Outcome:
    """Turn over the top Outcome card; an empty deck is made anew from its discards first."""
    s = h.s
    if not s.outcomes:
        _reshuffle(h)
    h.t.reveal()
    drawn = s.outcomes.pop()
    s.outcome_discards.append(drawn)
    return DECKS.outcomes[drawn]


def area_on_top(h: Here) -> Area:
    """The target area on the back of the card that is on top now (LA-11.32, LA-11.33)."""
    s = h.s
    if not s.outcomes:
        _reshuffle(h, keep=1)
    return DECKS.outcomes[s.outcomes[-1]].area


def _reshuffle(h: Here, keep: int = 0) -> None:
    s = h.s
    kept = s.outcome_discards[len(s.outcome_discards) - keep :]
    s.outcomes = h.t.rng.shuffle(s.outcome_discards[: len(s.outcome_discards) - keep])
    s.outcome_discards = kept
