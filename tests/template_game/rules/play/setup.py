"""Setup (CI-2)."""

from rules.engine import Table
from rules.engine.messages import list_texts
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.model.state import State

HAND = 2
"""Cards in each hand at the start (CI-2.2)."""


def deal_cards(t: Table[State]) -> None:
    """Shuffle and deal in secret."""
    s = t.state
    s.deck.shuffle(t.rng)
    s.mornings.shuffle(t.rng)
    for seat in range(s.seats):
        draw_cards(t, seat, HAND)
    t.tell(
        f"The cistern holds {s.cistern} litres. Each keeper has {HAND} cards.",
        kind="setup",
        litres=s.cistern,
    )
    s.phase = "dawn"


def draw_cards(t: Table[State], seat: int, count: int = 1) -> None:
    """Take the top cards into a hand, which only its owner sees (CI-1.3)."""
    cards = t.state.deck.draw_up_to(t, count)
    t.state.hands[seat] += cards
    found = list_texts([f"a {CARDS[card].name}" for card in cards])
    t.tell(f"You find {found}.", seat, kind="card", cards=cards)
