"""Trades between Humans who share a space, and swaps with the Bank (SV-8)."""

from functools import cache
from typing import Any

from rules.engine import Illegal, Option, Play, Prompt
from rules.kit.counts import add_counts, can_cover, remove_counts
from rules.survive.model.components import (
    ELEMENTS,
    Cards,
    Element,
    count_cards,
    describe_cards,
    describe_element_cards,
    read_element,
)
from rules.survive.model.state import Offer, State
from rules.survive.play.bank import give_back, take_cards
from rules.survive.play.context import Here
from rules.survive.words import Message

BACK = "back"


def list_swaps(s: State, seat: int) -> list[tuple[Element, Element]]:
    """List the three-for-one swaps that the hand and the Bank allow (SV-8.7, SV-8.8)."""
    hand = s.players[seat].hand
    return [
        (given, wanted)
        for given in ELEMENTS
        if hand[given] >= 3
        for wanted in ELEMENTS
        if wanted != given and s.bank[wanted]
    ]


@cache
def make_swap_option(given: Element, wanted: Element) -> Option:
    label = Message(
        "swap", given=describe_element_cards(3, given), wanted=describe_element_cards(1, wanted)
    )
    return Option(f"swap-{given}-{wanted}", "swap", label)


def swap_cards(t: Here, seat: int, given: Element, wanted: Element) -> None:
    """Give three cards to the Bank, then take one from it (SV-8.8)."""
    s = t.state
    give_back(s, seat, count_cards(**{given: 3}))
    take_cards(s, seat, wanted, 1)
    t.tell(
        Message(
            "swaps",
            player=t.name_seat(seat),
            given=describe_element_cards(3, given),
            wanted=describe_element_cards(1, wanted),
        ),
        kind="cards",
        seat=seat,
    )


def list_partners(s: State, seat: int) -> list[int]:
    """List the other Humans on the space with whom the seat can trade cards (SV-8.1, SV-8.4)."""
    here = [other for other in s.humans_on(s.players[seat].space) if other != seat]
    return [other for other in here if s.hand_size(other)] if here and s.hand_size(seat) else []


def make_trade_option(t: Here, partner: int) -> Option:
    """Make the option to offer this Human a trade. It replaces an offer that stands (SV-8.6)."""
    s, name = t.state, t.name_seat(partner)
    detail = Message("has-to-trade", player=name, count=s.hand_size(partner))
    if s.offer:
        detail = Message("replaces-offer", player=t.name_seat(s.offer.to))
    return Option(f"trade-{partner}", "trade", Message("offer-trade", player=name), detail)


def make_offer(t: Here, seat: int, partner: int) -> Play[None]:
    """Ask for both sides of a trade, and put the offer on the table. The player may leave either
    question by "never mind" (SV-8.3, SV-8.6)."""
    s = t.state
    name = t.name_seat(partner)
    text = Message("give-what", player=name)
    give = yield from t.ask(_make_cards_prompt(t, seat, text, s.players[seat].hand))
    if BACK in give:
        return
    # The player does not know the partner's cards: offer any element, up to their number.
    most = dict.fromkeys(ELEMENTS, s.hand_size(partner))
    text = Message("take-what", player=name)
    take = yield from t.ask(_make_cards_prompt(t, seat, text, most, s.hand_size(partner)))
    if BACK in take:
        return
    s.offer = Offer(to=partner, give=_parse_cards(give), take=_parse_cards(take))
    t.tell(
        Message("offers", player=t.name_seat(seat), other=name, **_count_both(s.offer)),
        kind="trade",
        seat=seat,
        to=partner,
    )
    t.tell(
        Message(
            "offers-cards",
            player=t.name_seat(seat),
            gives=describe_cards(s.offer.give),
            asks=describe_cards(s.offer.take),
        ),
        seat,
        partner,
        kind="trade",
    )


def _make_cards_prompt(
    t: Here, seat: int, text: Message, most: Cards, together: int | None = None
) -> Prompt[list[str]]:
    options = [
        Option(f"{element}-{number}", "trade", describe_element_cards(number, element))
        for element in ELEMENTS
        for number in range(1, most[element] + 1)
    ]

    def fits(chosen: list[str]) -> None:
        if BACK in chosen:
            return
        if len({part.split("-")[0] for part in chosen}) < len(chosen):
            raise Illegal(Message("one-number-each"), rule="SV-8.4")
        if together is not None and sum(_parse_cards(chosen).values()) > together:
            raise Illegal(Message("hold-only", count=together), rule="SV-8.4")

    options.append(Option(BACK, "trade", Message("never-mind"), Message("no-offer")))
    return t.choices(
        seat,
        text,
        options,
        default=[BACK],
        least=1,
        most=len(ELEMENTS),
        secret=True,
        check=fits,
        way_out=BACK,
        about=end_step(t, seat),
        rule="SV-8.4",
    )


def end_step(t: Here, seat: int) -> Message:
    """Say what everybody may know of the questions of the end step. The words are the same whether
    or not the player is making an offer, because that is secret until it is made."""
    space = t.state.players[seat].space
    return Message("about-end-of-turn", player=t.name_seat(seat), space=space)


def _parse_cards(chosen: list[str]) -> Cards:
    picked = count_cards()
    for part in chosen:
        element, number = part.split("-")
        picked[read_element(element)] = int(number)
    return picked


def make_offer_prompt(t: Here, seat: int) -> Prompt[str]:
    """Make the question whether the partner accepts the open offer. They can while both sides still
    hold the cards (SV-8.4), otherwise only refuse. The offer is not withdrawn then, because that
    would tell the other players what was in it."""
    s = t.state
    offer = s.offer
    assert offer is not None
    name, gives, asks = t.name_seat(seat), describe_cards(offer.give), describe_cards(offer.take)
    options = []
    if not can_cover(s.players[seat].hand, offer.give):
        detail = Message("refuse-spent", player=name)
    elif not can_cover(s.players[offer.to].hand, offer.take):
        detail = Message("refuse-not-held")
    else:
        detail = Message("refuse-keep")
        swap = Message("accept-swap", asks=asks, gives=gives)
        options.append(Option("accept", "accept", Message("accept"), swap))
    options.append(Option("refuse", "refuse", Message("refuse"), detail))
    return t.choice(
        offer.to,
        Message("offers-you", player=name, gives=gives, asks=asks),
        options,
        default="refuse",
        secret=True,
        optional=True,
        calls=True,
        about=Message(
            "about-offer", player=t.name_seat(offer.to), other=name, **_count_both(offer)
        ),
        topic="offer",
        data={"from": seat, "gives": dict(offer.give), "asks": dict(offer.take)},
        rule="SV-8.3",
    )


def _count_both(offer: Offer) -> dict[str, int]:
    """Count the cards that go each way, which everybody may know of an offer (SV-8.5)."""
    return {"gives": sum(offer.give.values()), "asks": sum(offer.take.values())}


def settle_offer(t: Here, seat: int, answer: Any) -> None:
    """Close the offer as the partner has answered: they refuse it, or the cards change hands."""
    s = t.state
    offer, s.offer = s.offer, None
    assert offer is not None
    name, other = t.name_seat(seat), t.name_seat(offer.to)
    if answer == "refuse":
        t.tell(Message("refuses", player=other, other=name), kind="trade", seat=offer.to)
        return
    mine, theirs = s.players[seat].hand, s.players[offer.to].hand
    for hand, gone, come in ((mine, offer.give, offer.take), (theirs, offer.take, offer.give)):
        remove_counts(hand, gone)
        add_counts(hand, come)
    told = Message("accepts", player=other, other=name, **_count_both(offer))
    t.tell(told, kind="trade", seat=offer.to)
