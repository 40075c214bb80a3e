"""Setup (CI-2)."""

from rules.engine import Table
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message

HAND = 2
"""Cards in each hand at the start (CI-2.2)."""


def deal_cards(t: Table[State]) -> None:
    """Shuffle and deal in secret."""
    s = t.state
    s.deck.shuffle(t.rng)
    s.mornings.shuffle(t.rng)
    for seat in range(s.seats):
        draw_cards(t, seat, HAND)
    t.tell(Message("begins", litres=s.cistern, cards=HAND), kind="setup", litres=s.cistern)
    s.phase = "dawn"


def draw_cards(t: Table[State], seat: int, count: int = 1) -> None:
    """Take the top cards into a hand, which only its owner sees (CI-1.3)."""
    cards = t.state.deck.draw_up_to(t, count)
    t.state.hands[seat] += cards
    found = [Message("a-card", card=CARDS[card].name) for card in cards]
    t.tell(Message("finds", cards=found), seat, kind="card", cards=cards)
