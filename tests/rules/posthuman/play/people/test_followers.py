"""Followers: face down, called on, lost, and paid for (PH-20.7, PH-20.8)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Discard
from rules.posthuman.play.context import until_fallen
from rules.posthuman.play.people import followers
from rules.posthuman.words import NO_CAUSE
from tests.rules.posthuman.build import Road, Script, idle
from tests.rules.posthuman.own_cards import combat, follower
from tests.rules.posthuman.rows import Row, row

SWIFT = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}


def comes(cause: str = "Test") -> Script:
    return lambda h: followers.draw_follower(h, 0, cause)


def next_one() -> Road:
    return Road(2).stacks("followers", follower(SWIFT, id="one", name="Somebody Else"))


def hidden(seat: int = 0, **fight: Any) -> Road:
    road = Road(2).hides(seat, follower(SWIFT, id="one", lost=2))
    return road.fight(0, combat(), **fight) if fight else road


LOSES = [Discard(do="discard", kind="follower")]
# fmt: off
FOLLOWERS = [
    # A follower comes face down, and works once it is called on, which is not taken back.
    row("PH-20.7", next_one, "-> hidden_followers=one whole_speed=3", play=comes()),
    row("PH-20.7", hidden, "0:flip:one -> followers=one hidden_followers=0 whole_speed=4 "
        "bars=flip:one"),
    row("PH-20.7a", lambda: hidden(rolled=False), "-> frees=flip:one"),
    row("PH-20.7a", lambda: hidden(rolled=True), "-> bars=flip:one"),
    row("PH-20.7a", lambda: hidden(caught=True), "-> bars=flip:one"),
    row("PH-20.7b", lambda: hidden(1), "-> Ben.stands.gear=optional,secret Ben.frees=flip:one | "
        ".. -> Ben.hidden_followers=one"),
    # Only its owner learns who follows.
    row("PH-20.7c", next_one, "-> Ada.hears='Somebody Else' Ben.misses='Somebody Else' "
        "Ben.hears='Test: a follower joins Ada.'", play=comes()),
    row("PH-20.7c", next_one, "-> Ben.hears='A follower joins Ada.'", play=comes(NO_CAUSE)),
    row("PH-1.8", lambda: Road(2).only("followers"),
        "-> Ben.hears='No follower is left in the deck.'", play=comes(NO_CAUSE)),
    row("PH-20.8", lambda: Road(1), "-> over hidden_followers=0",
        play=lambda h: followers.gain_follower(h, 0, "Test", for_food=True)),
    # Who leaves goes to the discards, and may cost morale, down to a knockout.
    row("PH-1.8 PH-27.17", lambda: Road(1).has(0, follower(id="one", lost=2)),
        "-> used.followers=one morale=4",
        play=lambda h: carry_out(h, 0, LOSES, "Test")),
    row("PH-27.17", hidden, "-> used.followers=one morale=6",
        play=lambda h: carry_out(h, 0, LOSES, "Test")),
    row("PH-20.7c", hidden, "-> hidden_followers=0 says='A follower leaves Ada.'",
        play=lambda h: followers.dismiss_follower(h, 0, "one")),
    row("PH-5.4", lambda: Road(1).has(0, follower(lost=2)).human(0, morale=2), ".. -> fallen",
        play=lambda h: until_fallen(carry_out(h, 0, LOSES, "Test"))),
]
# fmt: on


@pytest.mark.parametrize("row", FOLLOWERS)
def test_followers(row: Row) -> None:
    row.check(idle, free=True)
