"""Followers that an encounter brings (PH-20.8)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.sheet import gain_goods


def gain_follower(h: Here, seat: int, cause: str, *, for_food: bool) -> Play[None]:
    """Let a follower join, if it costs food for 1 food; by default a human with at least 2 pays
    (PH-20.8, PH-20.8a)."""
    if for_food and not (yield from _ask_payment(h, seat, cause)):
        return
    followers.draw_follower(h, seat, cause)


def _ask_payment(h: Here, seat: int, cause: str) -> Play[bool]:
    food = h.human(seat).food
    if not food:
        h.tell_of(seat, f"has no food for somebody who would follow ({cause}).", kind="follower")
        return False
    options = [
        Option("pay", "choose", "Pay 1 food", "Draw a follower, face down."),
        Option("no", "choose", "Go on alone"),
    ]
    chosen = yield from h.choose(
        seat,
        f"{cause}: somebody would come along for 1 of your {food} food.",
        options,
        default="pay" if food >= 2 else "no",
        topic="follower",
        data={"food": food},
        rule="PH-20.8",
    )
    if chosen == "pay":
        gain_goods(h, seat, cause, food=-1)
    return chosen == "pay"
