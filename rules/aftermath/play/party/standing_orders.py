"""Standing orders, by which players avoid questions: how each of their characters defends itself
(AF-13.5), and for the bookkeeper, whom torn enemies choose (AF-12.11). Players can change them at
any time, beside other questions."""

from __future__ import annotations

from typing import Any, get_args

from rules.aftermath.model.state import Member, Order
from rules.aftermath.play.context import Here
from rules.engine import Offer, Option, Prompt
from rules.kit.words import capitalize_first

DEFEND = "defend-"
"""The first part of the role of an order for defences; the member's number follows."""
TORN = "torn"
ASK = "ask"
WORDS: dict[Order | None, tuple[str, str]] = {
    None: ("Ask me each time", ""),
    "thrifty": ("Thrifty", "The fewest cards that reach the attack's strength."),
    "all-out": ("All-out", "The cards that come to most."),
    "none": ("None", "Every card is kept; each attack hits."),
}
ORDERS: tuple[Order, ...] = get_args(Order)


def standing_offers(h: Here, seat: int) -> list[Offer]:
    """List the orders that a player may give now, as free actions with their roles."""
    offers: list[Offer] = [(f"{DEFEND}{m}", _offer_order(h, m)) for m in h.s.of_seat(seat)]
    if h.s.party and h.find_seat(h.s.bookkeeper) == seat and len(h.s.party) > 1:
        offers.append((TORN, _offer_preference(h, seat)))
    return offers


def take_standing(h: Here, role: str, prompt: Prompt[Any], value: str) -> bool:
    """Carry out a standing order. Return False if the role is no standing order."""
    if role == TORN:
        h.s.preference = "" if value == ASK else value
        told = _describe_preference(h, h.s.preference)
        h.tell(f"From now on, enemies who are torn: {told}.", kind="standing")
        return True
    if role.startswith(DEFEND):
        m = Member(int(role.removeprefix(DEFEND)))
        order = next((one for one in ORDERS if one == value), None)
        h.find_character(m).standing = order
        name, means = WORDS[order]
        how = f"{h.name_member(m)}'s defences from now on: {name.lower()}. {means}"
        told = (
            how
            if order
            else f"You are asked about each of {h.name_member(m)}'s defences from now on."
        )
        h.t.tell(told, h.find_seat(m), kind="standing", member=m)
        return True
    return False


def _offer_order(h: Here, m: Member) -> Prompt[str]:
    """Make the secret offer to replace a member's order for defences by another."""
    now = h.find_character(m).standing
    options = [
        Option(order or ASK, "defend", *WORDS[order]) for order in (None, *ORDERS) if order != now
    ]
    return h.t.choice(
        h.find_seat(m),
        (
            f"How is {h.name_member(m)} to defend, without "
            f"your being asked? Now: {WORDS[now][0].lower()}."
        ),
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
        Option(one or ASK, "choose", capitalize_first(_describe_preference(h, one)))
        for one in kinds
    ]
    return h.t.choice(
        seat,
        f"Whom do enemies take who are torn? Now: {_describe_preference(h, now)}.",
        options,
        default=options[0].id,
        optional=True,
        aside=True,
        topic="standing",
        data={"preference": now},
        rule="AF-12.11",
    )


def _describe_preference(h: Here, value: str) -> str:
    if not value:
        return "the bookkeeper is asked"
    return (
        "whoever has most life" if value == "life" else f"{h.name_member(Member(int(value)))} first"
    )
