"""Cards between the Bank and the hands: paying, taking, losing (SV-6.5, SV-7, SV-10.9)."""

from __future__ import annotations

from rules.kit.counts import add_counts, remove_counts, spread_counts
from rules.survive.model.components import CHART, Act, Cards, Element, count_cards, of_element
from rules.survive.model.state import State
from rules.survive.play.context import Here

TOO_FEW = "has too few cards to lose any"
"""What is told where half the cards are none (SV-10.11, SV-10.12)."""


def take_cards(s: State, seat: int, element: Element, count: int) -> int:
    """Up to `count` cards from the pile; a short pile gives what it has (SV-6.5). Returns how
    many came."""
    came = min(count, s.bank[element])
    s.bank[element] -= came
    s.players[seat].hand[element] += came
    return came


def gather_cards(t: Here, seat: int, how: str, element: Element, count: int) -> None:
    """Take so many cards, as far as the pile goes, and tell ("takes", "collects")."""
    came = take_cards(t.state, seat, element, count)
    short = f", all that the {element.title()} pile had left" if came < count else ""
    told = f"{t.name_seat(seat)} {how} {of_element(came, element)}{short}."
    if not came:
        told = f"The {element.title()} pile is empty: {t.name_seat(seat)} {how} nothing."
    t.tell(told, kind="cards", seat=seat)


def give_back(s: State, seat: int, these: Cards) -> None:
    """Cards from the hand to the Bank (SV-7.2)."""
    remove_counts(s.players[seat].hand, these)
    add_counts(s.bank, these)


def pay_cost(s: State, seat: int, act: Act) -> Cards:
    """Pay what the chart asks, exactly (SV-7.3). Returns what was paid."""
    give_back(s, seat, CHART[act])
    return CHART[act]


def lose_half(t: Here, seat: int) -> Cards:
    """Half the cards, rounded down, picked blindly, to the Bank (SV-10.9 to SV-10.11)."""
    hand = t.state.players[seat].hand
    held = spread_counts(hand)
    lost = count_cards()
    if len(held) > 1:
        for element in t.rng.sample(held, len(held) // 2):
            lost[element] += 1
        give_back(t.state, seat, lost)
    return lost


def lose_all(s: State, seat: int) -> Cards:
    """Every card to the Bank."""
    lost = s.players[seat].hand.copy()
    give_back(s, seat, lost)
    return lost
