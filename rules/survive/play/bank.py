"""Cards that move between the Bank and the hands: paying, taking, losing (SV-6.5, SV-7,
SV-10.9)."""

from typing import Literal

from rules.kit.counts import add_counts, remove_counts, spread_counts
from rules.survive.model.components import (
    CHART,
    Act,
    Cards,
    Element,
    count_cards,
    describe_element_cards,
)
from rules.survive.model.state import State
from rules.survive.play.context import Here
from rules.survive.words import Message


def take_cards(s: State, seat: int, element: Element, count: int) -> int:
    """Take up to `count` cards from the pile, which may have fewer (SV-6.5). Return how many
    came."""
    came = min(count, s.bank[element])
    s.bank[element] -= came
    s.players[seat].hand[element] += came
    return came


def gather_cards(
    t: Here, seat: int, how: Literal["taking", "collecting"], element: Element, count: int
) -> None:
    """Take up to `count` cards from the pile, and tell everybody."""
    came = take_cards(t.state, seat, element, count)
    name, cards = t.name_seat(seat), describe_element_cards(came, element)
    if not came:
        told = Message("gathers-nothing", player=name, how=how, element=element)
    elif came < count:
        told = Message("gathers-rest", player=name, how=how, cards=cards, element=element)
    else:
        told = Message("gathers", player=name, how=how, cards=cards)
    t.tell(told, kind="cards", seat=seat)


def give_back(s: State, seat: int, these: Cards) -> None:
    """Move these cards from the hand to the Bank (SV-7.2)."""
    remove_counts(s.players[seat].hand, these)
    add_counts(s.bank, these)


def pay_cost(s: State, seat: int, act: Act) -> None:
    """Pay what the chart asks, exactly (SV-7.3)."""
    give_back(s, seat, CHART[act])


def lose_half(t: Here, seat: int) -> Cards:
    """Move half the cards, rounded down and picked blindly, to the Bank; return them (SV-10.9 to
    SV-10.11)."""
    hand = t.state.players[seat].hand
    held = spread_counts(hand)
    lost = count_cards()
    if len(held) > 1:
        for element in t.rng.sample(held, len(held) // 2):
            lost[element] += 1
        give_back(t.state, seat, lost)
    return lost


def lose_all(s: State, seat: int) -> Cards:
    """Move every card to the Bank; return them."""
    lost = s.players[seat].hand.copy()
    give_back(s, seat, lost)
    return lost
