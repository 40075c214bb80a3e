"""What the game does for a player who does not answer, and standing orders (HI-17)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from rules.engine import Option
from rules.hope.play.context import Here
from rules.hope.words import Message

ORDERS = (
    "support-refuse",
    "support-one",
    "support-keep1",
    "support-keep2",
    "support-keep3",
    "question-refuse",
    "question-accept",
)


def list_orders(h: Here, seat: int) -> tuple[Option, ...]:
    """List the orders that the seat could give instead of its present ones (HI-17.2)."""
    standing = h.s.players[seat].standing
    return _list_order_options(standing.support, standing.question, standing.react)


@cache
def _list_order_options(support: str, question: str, react: bool) -> tuple[Option, ...]:
    given = (f"support-{support}", f"question-{question}")
    others = {key: Message("order", order=key) for key in ORDERS if key not in given}
    others["react"] = Message("order-react", react="ask" if react else "use")
    return tuple(Option(key, "standing", label) for key, label in others.items())


def give_order(h: Here, seat: int, what: str, which: str) -> None:
    """Give a standing order: set "support" or "question" to `which`, or switch "react"."""
    player = h.s.players[seat]
    order: dict[str, Any] = {what: not player.standing.react if what == "react" else which}
    player.standing = replace(player.standing, **order)
    h.t.tell(Message("notes-order"), seat, kind="standing")


# -- what is done instead (HI-17.3, HI-17.4) -----------------------------------------------------


def find_default_action(h: Here, seat: int, able: bool) -> str:
    """Decide for an absent drawer (HI-17.3, HI-17.4). It acts, with two dice if it has four or
    more, and otherwise with one. If it is not `able` to act, it faces an unavoidable Scene and
    avoids any other."""
    card, humanity = h.scene.scene, h.s.find_character(seat).humanity
    if not able:
        return "face" if card.unavoidable else "avoid"
    if card.kind != "roll":
        return "act"
    return f"act-{2 if humanity >= 4 else min(1, humanity)}"


def find_default_support(h: Here, seat: int, gifts: Sequence[str]) -> str | None:
    """Find the answer of an absent supporter: refuse (None), unless a standing order says otherwise
    (HI-17.2, HI-17.3). `gifts`: the ids of what the seat could give, the least first."""
    order = h.s.players[seat].standing.support
    if order == "refuse" or not gifts:
        return None
    if order == "one" or gifts == ["hope"]:
        return gifts[0]
    spare = h.s.find_character(seat).humanity - int(order.removeprefix("keep"))
    fitting = [gift for gift in gifts if int(gift.removeprefix("give-")) <= spare]
    return fitting[-1] if fitting else None


def has_order_to_accept(h: Here, seat: int) -> bool:
    """Return whether a standing order lets an absent player accept; otherwise the answer is no
    (HI-17.2, HI-17.3)."""
    return h.s.players[seat].standing.question == "accept"
