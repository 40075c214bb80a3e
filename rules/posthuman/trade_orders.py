"""The standing order of somebody who is not to be asked to trade with what works from afar
(PH-10.13)."""

from __future__ import annotations

from rules.engine import Offer, Option

from .context import Here

KEEP = Option(
    "keep", "standing", "Done, and ask me no more", "Only once you share a terrain with somebody."
)
AGAIN = Option("ask-again", "standing", "Ask me again in the trade phase")
ORDER = "trade"
"""The kind of the standing order that KEEP gives."""


def offered(h: Here, seat: int) -> list[Offer]:
    """Free at any time: to be asked again about cards that lift the rule."""
    if h.ordered(seat, ORDER) is None:
        return []
    asked = h.t.choice(
        seat,
        "You are not asked to trade with what you could use from afar.",
        [AGAIN],
        default=AGAIN.id,
        optional=True,
        secret=True,
        aside=True,
        topic="standing",
        rule="PH-10.13",
    )
    return [("trade-again", asked)]


def ask_again(h: Here, seat: int) -> None:
    """What that does."""
    h.s.players[seat].standing.pop(ORDER, None)
