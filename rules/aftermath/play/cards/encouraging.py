"""Encouraging: giving a card to a member who holds few (AF-10.30, AF-10.31)."""

from functools import lru_cache

from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards.action_deck import PUBLIC, name_card, sort_by_value, take_from_hand
from rules.aftermath.play.cards.action_deck import list_card_options as card_options
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Option, Play

FEW_CARDS = 2
"""The most cards that a member may hold to be given one (AF-10.30)."""


_GIVEABLE = frozenset([one for one, card in ACTIONS.items() if not card.influence]) - PUBLIC
"""The cards that a member can give: no influence cards (AF-8.14)."""


def list_encourage_options(s: State, m: Member) -> list[Option]:
    """List an option for each member who can be given a card, even exited and defeated ones,
    wherever they are (AF-10.31)."""
    if _GIVEABLE.isdisjoint(s.party[m].hand):
        return []
    return [
        _make_option(other, one.card.short, len(one.hand))
        for other, one in zip(s.members, s.party, strict=True)
        if other != m and len(one.hand) <= FEW_CARDS
    ]


@lru_cache
def _make_option(other: Member, name: str, holds: int) -> Option:
    return Option(
        f"encourage-{other}",
        "encourage",
        Message("give-card", member=name),
        Message("holds-cards", member=name, count=holds),
        data={"member": other},
    )


def encourage_member(h: Here, m: Member, other: Member) -> Play[None]:
    """Let a member give a card, which cannot be refused (AF-10.31). Only those two see which."""
    giver, receiver = h.name_member(m), h.name_member(other)
    cards = sort_by_value(_GIVEABLE.intersection(h.s.party[m].hand))
    card = yield from h.choose_for(
        m,
        Message("give-which-card", member=receiver),
        card_options(cards, "encourage"),
        secret=len(cards) > 1,  # everybody knows how many cards and influence cards a hand has
        about=Message("about-encouraging", member=giver, other=receiver),
        topic="encourage",
        data={"to": other},
        rule="AF-10.30",
    )
    take_from_hand(h, m, [card])
    h.s.party[other].hand.append(card)
    told = Message("encourages", member=giver, other=receiver)
    h.tell_of(m, told, kind="encourage", to=other)
    seats = sorted({h.find_seat(m), h.find_seat(other)})
    told = Message("gives-card", member=giver, other=receiver, card=name_card(card))
    h.t.tell(told, *seats, kind="given", cards=[card])
