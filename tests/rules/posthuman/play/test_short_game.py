"""The short game (PH-22)."""

from __future__ import annotations

import pytest

from rules.posthuman.play.setup import head_start
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, gear, gun, narrative, scar
from tests.rules.posthuman.rows import Row, row


def stacked() -> Road:
    weapons = [gun(id=one) for one in ("gun-1", "gun-2", "gun-3")]
    things = [gear(id=f"thing-{n}") for n in range(5)]
    return Road(2).stacks("weapons", *weapons).stacks("equipment", *things)


def xp() -> Road:
    cards = combat(id="two", xp=2), narrative({}, {}, id="none"), combat(id="one", xp=1)
    return Road(1).stacks("level1", *cards)


def mutating() -> Road:
    changes = [{"stat": "melee", "n": 1}]
    return Road(3).stacks("scars", *[scar(changes=changes) for _ in range(6)])


# fmt: off
STARTS = [
    row("PH-22.1", lambda: Road(3), ".. -> all.place=4,4,4 burdens=2,2,2"),
    # Three cards in a mix of one's choice; of several weapons one stays, unseen by others.
    row("PH-22.2 PH-22.3", stacked, "-> topics=mix,mix | 0:3 1:0 -> topics=keep secret "
        "options=gun-1,gun-2,gun-3 | gun-2 -> hand=gun-2 used.weapons=gun-1,gun-3 "
        "Ben.hand=thing-0,thing-1,thing-2"),
    row("PH-22.3", stacked, ".. -> hand=thing-0,thing-1,gun-1 gear=0"),
    row("PH-22.2", lambda: Road(1, phase="event", turn=0).holds(0, "field-dressing")
        .human(0, food=1), "-> frees=play:field-dressing.1", play=None),
    row("PH-22.4 PH-22.4a", xp, ".. -> trophies=two,one counters=1 used.level1=none"),
    row("PH-22.5", mutating, "-> topics=mix,mix,mix burdens=2,2,2"),
]
# fmt: on


@pytest.mark.parametrize("row", STARTS)
def test_the_short_game(row: Row) -> None:
    row.check(head_start)
