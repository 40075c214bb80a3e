"""Standing orders, by which players avoid questions: how each of their characters defends itself
(AF-13.5), and for the bookkeeper, whom torn enemies choose (AF-12.11). Players can change them at
any time, beside other questions."""

from functools import partial
from typing import Any, get_args

from rules.aftermath.model.state import Member, Order
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Offer, Option, Prompt, Text

DEFEND = "defend-"
"""The first part of the role of an order for defences; the member's number follows."""
TORN = "torn"
ASK = "ask"
WORDS: dict[Order | None, tuple[Message, Text]] = {
    None: (Message("order-ask"), ""),
    "thrifty": (Message("order-thrifty"), Message("order-thrifty-detail")),
    "all-out": (Message("order-all-out"), Message("order-all-out-detail")),
    "none": (Message("order-none"), Message("order-none-detail")),
}
ORDERS: tuple[Order, ...] = get_args(Order)


def list_standing_offers(h: Here, seat: int) -> list[Offer]:
    """List the orders that a player may give now, as free actions with their roles."""
    offers: list[Offer] = [
        (f"{DEFEND}{m}", partial(_offer_order, h, m)) for m in h.s.list_members_of_seat(seat)
    ]
    if h.s.party and h.find_seat(h.s.bookkeeper) == seat and len(h.s.party) > 1:
        offers.append((TORN, partial(_offer_preference, h, seat)))
    return offers


def carry_out_standing_order(h: Here, role: str, prompt: Prompt[Any], value: str) -> bool:
    """Carry out a standing order. Return False if the role is no standing order."""
    if role == TORN:
        h.s.preference = "" if value == ASK else value
        told = Message("orders-torn", preference=_describe_preference(h, h.s.preference))
        h.tell(told, kind="standing")
        return True
    if role.startswith(DEFEND):
        m = Member(int(role.removeprefix(DEFEND)))
        order = next((one for one in ORDERS if one == value), None)
        h.s.party[m].standing = order
        if order is None:
            told = Message("asks-about-defence", member=h.name_member(m))
        else:
            told = Message("orders-defence", member=h.name_member(m), order=order)
        h.t.tell(told, h.find_seat(m), kind="standing", member=m)
        return True
    return False


def _offer_order(h: Here, m: Member) -> Prompt[str]:
    """Make the secret offer to replace a member's order for defences by another."""
    now = h.s.party[m].standing
    options = [
        Option(order or ASK, "defend", h.address_question(m, label), detail)
        for order, (label, detail) in WORDS.items()
        if order != now
    ]
    return h.t.choice(
        h.find_seat(m),
        Message("defend-how", member=h.name_member(m), order=now or ASK),
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        topic="standing",
        data={"member": m, "order": now},
        rule="AF-13.5",
    )


def _offer_preference(h: Here, seat: int) -> Prompt[str]:
    """Make the open offer to replace the preference of torn enemies by another."""
    now = h.s.preference
    kinds = [one for one in ("", "life", *(str(m) for m in h.s.members)) if one != now]
    options = [
        Option(
            one or ASK,
            "choose",
            Message("preference-label", preference=_describe_preference(h, one)),
        )
        for one in kinds
    ]
    return h.t.choice(
        seat,
        Message("torn-how", preference=_describe_preference(h, now)),
        options,
        default=options[0].id,
        optional=True,
        aside=True,
        topic="standing",
        data={"preference": now},
        rule="AF-12.11",
    )


def _describe_preference(h: Here, value: str) -> Message:
    if not value:
        return Message("prefer-asking")
    if value == "life":
        return Message("prefer-life")
    return Message("prefer-member", member=h.name_member(Member(int(value))))
