"""Followers that an encounter brings (PH-20.8)."""

from __future__ import annotations

from rules.engine import Option, Play, Text
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.sheet import gain_goods
from rules.posthuman.words import Message


def gain_follower(h: Here, seat: int, cause: Text, *, for_food: bool) -> Play[None]:
    """Let a follower join, if it costs food for 1 food; by default a human with at least 2 pays
    (PH-20.8, PH-20.8a)."""
    if for_food and not (yield from _ask_payment(h, seat, cause)):
        return
    followers.draw_follower(h, seat, cause)


def _ask_payment(h: Here, seat: int, cause: Text) -> Play[bool]:
    food = h.human(seat).food
    if not food:
        told = Message("no-food-for-follower", player=h.name_seat(seat), cause=cause)
        h.tell_of(seat, told, kind="follower")
        return False
    options = [
        Option("pay", "choose", Message("pay-food"), Message("pay-food-detail")),
        Option("no", "choose", Message("go-on-alone")),
    ]
    chosen = yield from h.choose(
        seat,
        Message("pay-follower", cause=cause, food=food),
        options,
        default="pay" if food >= 2 else "no",
        topic="follower",
        data={"food": food},
        rule="PH-20.8",
    )
    if chosen == "pay":
        gain_goods(h, seat, cause, food=-1)
    return chosen == "pay"
