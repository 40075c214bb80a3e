"""LA-16.16 to LA-16.18, LA-16.23: what Loot does in the Convoy and in fights, and what it brings
when the game ends."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road, drive
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def ends(*cards: str, convoy: str = "hauler", crew: str = "leader", defeated: int = 0) -> Road:
    """The last round ends; Ada holds these hidden cards, and so many Enemies are defeated."""
    fallen = ["warwolves", "riderwolves", "ulmar", "immortal-wolf"][:defeated]
    road = Road(2, "end", number=6).convoy(0, convoy).crew(0, active=crew)
    return road.hand(0, *cards).set(defeated=fallen)


def boxes(device: str, tokens: str = "", *damaged: str, fury: int = 0) -> Road:
    """The last round ends with this Device and what it counts."""
    road = Road(2, "end", number=6).convoy(0, f"hauler/{device}", "crew-car", "flatbed")
    road.crew(0, active="leader").stow(0, f"S {tokens}")
    return road.damaged(0, *damaged).has(0, fury=fury)


def grenade(*, own: int = 0, elsewhere: int = 0) -> Road:
    """Ben's 3 counters are on the Warwolves, Ada's there and on the Riderwolves."""
    road = Road(3, "fire").order(2, 1, 0).hand(0, "sonic-grenade").stow(0, "S S S A")
    road.foe("warwolves", s0=own, s1=3, s2=1)
    return road.foe("riderwolves", hitpoints="2a", s0=elsewhere)


def maker() -> Road:
    return Road(2, "end").convoy(0, "hauler/bullet-maker").crew(0, active="leader")


CAGES = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).crew(0, active="leader")
CAGES.convoy(0, "hauler/wolves-cages", "crew-car").stow(0, "S P P P")
TURBO = drive().convoy(0, "biomass-turbo-truck", "crew-car").stow(0, "S P P F F")
FAR = Road(2, "fire").at(0, "110").hand(0, "sonic-grenade").foe("warwolves", s1=2)
# fmt: off
IN_THE_CONVOY = [
    # A Food for 2 damage, from each of the boxes once, without an Outcome card.
    row("LA-16.16", CAGES,
        "0t0:warwolves -> filled warwolves:2; outcomes_out; lacks 0t0:warwolves"),
    row("LA-16.16", CAGES, "0t0:warwolves 0t1:warwolves -> filled warwolves:4; stores PA"),
    # Each Food is one more speed, and Fuel is still needed, for which more may be had.
    row("LA-16.16", TURBO, "-> offers 104a; lacks 105a"),
    row("LA-16.16", TURBO, "+turbo:P +turbo:P -> offers 105a 108a; lacks 109a; unfree turbo:P"),
    row("LA-16.16", TURBO, "+turbo:P +turbo:P 105a -> stores F"),
    row("LA-16.16", drive().convoy(0, "biomass-turbo-truck").stow(0, "S P P"), "-> space 100"),
    # The Bullet Maker makes an Ammo every round, while it is whole.
    row("LA-16.16", maker(), "-> stores A"),
    row("LA-16.16", maker().damaged(0, "0t1"), "-> stores"),
    # Two of Ben's counters on one Enemy become Ada's; Cleo's one would be one.
    row("LA-16.16", grenade(), "+sonic-grenade -> options warwolves:1 warwolves:2"),
    row("LA-16.16", grenade(),
        "+sonic-grenade warwolves:1 -> targets warwolves:0x2+1x1+2x1 riderwolves:0x0; counters 1"),
    row("LA-16.16", grenade(),
        "+sonic-grenade warwolves:2 -> targets warwolves:0x1+1x3+2x0 riderwolves:0x0"),
    # It reaches any Region.
    row("LA-16.16", FAR, "-> phase fire; asks 0; options stop hurry"),
    row("LA-16.16", FAR, "+sonic-grenade -> targets warwolves:1x0+0x2"),
    # A counter may come from another Enemy, or not; without enough less is replaced.
    row("LA-16.23", grenade(elsewhere=2), "+sonic-grenade warwolves:1 -> options none riderwolves"),
    row("LA-16.23", grenade(elsewhere=2),
        "+sonic-grenade warwolves:1 riderwolves -> "
        "targets warwolves:0x2+1x1+2x1 riderwolves:0x1"),
    row("LA-16.23", grenade(elsewhere=2),
        "+sonic-grenade warwolves:1 none -> targets warwolves:0x1+1x2+2x1 riderwolves:0x2"),
    row("LA-16.23", grenade(own=2),
        "+sonic-grenade warwolves:1 -> targets warwolves:0x3+1x2+2x1 riderwolves:0x0"),
]

AT_THE_END = [
    # A point for each defeated Enemy, at most three.
    *(
        row("LA-16.16", ends("tooth-necklace", defeated=count), f".. -> score loot:{points}")
        for count, points in ((0, 0), (1, 1), (3, 3), (4, 3))
    ),
    # One, and one for each Wolves Loot card, the Banner included, at most 4.
    row("LA-16.16", ends("pack-banner"), ".. -> score loot:2"),
    row("LA-16.16", ends("pack-banner", convoy="wolves-hummer"), ".. -> score loot:3"),
    row("LA-16.16", ends("pack-banner", convoy="wolves-hummer/gun-throne", crew="prisoner"),
        ".. -> score loot:4"),
    # Beside the 1 of the other box: 1 for each token, at most 2, nothing if damaged.
    *(
        row("LA-16.17", boxes(device, token * owned), f"-> score boxes:{points}")
        for device, token in (("artificial-ecosystem", "P "), ("gun-throne", "A "))
        for owned, points in ((0, 1), (1, 2), (2, 3), (3, 3))
    ),
    *(
        row("LA-16.17", boxes("mecha-wolf", fury=owned), f"-> score boxes:{points}")
        for owned, points in ((0, 1), (1, 2), (2, 3), (3, 3))
    ),
    row("LA-16.17", boxes("artificial-ecosystem", "P P", "0t1"), "-> score boxes:1"),
    row("LA-16.17", boxes("gun-throne", "A A", "0t1"), "-> score boxes:1"),
    row("LA-16.17", boxes("mecha-wolf", "", "0t1", fury=2), "-> score boxes:1"),
    # The same two Fuel count for both boxes of the Idol, and a third for neither.
    *(
        row("LA-16.18", boxes("alpha-idol", "F " * fuel), f"-> score boxes:{points}")
        for fuel, points in ((0, 0), (1, 2), (2, 4), (3, 4))
    ),
    row("LA-16.18", boxes("alpha-idol", "F F", "0t0"), "-> score boxes:2"),
    row("LA-16.16", boxes("nuclear-generator"), "-> score boxes:2"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*IN_THE_CONVOY, *AT_THE_END])
def test_loot_cards(position: Position, text: str) -> None:
    check(position, text)
