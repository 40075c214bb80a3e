"""Setup (CI-2)."""

from __future__ import annotations

from rules.engine import Table
from tests.template_game.rules.model.state import State

HAND = 2
"""Cards in each hand at the start (CI-2.2)."""


def deal_cards(t: Table[State]) -> None:
    """Shuffle and deal in secret."""
    s = t.state
    s.deck.shuffle(t.rng)
    for seat in range(s.seats):
        for _ in range(HAND):
            draw_card(t, seat)
    t.tell(
        f"The cistern holds {s.cistern} litres. Each keeper has {HAND} cards.",
        kind="setup",
        litres=s.cistern,
    )
    s.phase = "dawn"


def draw_card(t: Table[State], seat: int) -> bool:
    """Take the top card into a hand, which only its owner sees (CI-1.3). False: there is none."""
    card = t.state.deck.draw(t)
    if card is None:
        return False
    t.state.hands[seat].append(card)
    t.tell(f"You find a {card.title()}.", seat, kind="card", card=card)
    return True
