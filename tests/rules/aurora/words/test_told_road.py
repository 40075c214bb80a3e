"""What all may read of driving, firing and a round's end: everything on the table is public
(LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.scenes import Scene, all_may_read, drives, fires

SCENES = [
    pytest.param(
        lambda: drives().play().go("stay"),
        ("Ada stays on 100.",),
        marks=pytest.mark.rule("LA-10.3"),
    ),
    pytest.param(
        lambda: drives(tokens="S S S").play(),
        ("No Fuel: Ada stays on 100.",),
        marks=pytest.mark.rule("LA-10.3"),
    ),
    pytest.param(
        lambda: drives().damaged(0, "0b0", "0b1", "0b2").play(),
        ("Nobody at the wheel: Ada stays on 100.",),
        marks=pytest.mark.rule("LA-10.2"),
    ),
    pytest.param(
        lambda: drives().play().go("102"),
        (
            "Ada pays 1 Fuel and drives from 100 to 102.",
            "Turn order, from the rearmost Convoy: Ben, Ada.",
        ),
        marks=pytest.mark.rule("LA-10.7"),
    ),
    pytest.param(
        lambda: (
            drives("104a", sides=("1B", "2A", "3A"))
            .crew(0, active="leader")
            .stow(0, "S F")
            .play()
            .go("107")
        ),
        ("An avalanche closes the Shortcut behind Ada.",),
        marks=pytest.mark.rule("LA-10.17"),
    ),
    pytest.param(
        lambda: drives().set(mine="100-101").play().go("101"),
        ("Ada drives over the Land Mine.",),
        marks=pytest.mark.rule("LA-16.19"),
    ),
    pytest.param(
        lambda: drives(tokens="S S S").set(storm=True).play(),
        ("The snowstorm has passed.",),
        marks=pytest.mark.rule("LA-10.21"),
    ),
    pytest.param(
        lambda: drives().crew(0, active="medic", rest="driver").play().also("medic:driver"),
        ("Medic: Ada makes the Driver Active.",),
        marks=pytest.mark.rule("LA-14.17"),
    ),
    pytest.param(
        lambda: (
            drives()
            .convoy(0, "biomass-turbo-truck", "crew-car")
            .crew(0, active="leader")
            .stow(0, "S P F")
            .play()
            .also("turbo:P")
            .go("104a")
        ),
        (
            "Ada will pay 1 Food for speed.",
            "Ada pays 1 Fuel and 1 Food and drives from 100 to 104a.",
        ),
        marks=pytest.mark.rule("LA-10.6"),
    ),
    pytest.param(
        lambda: Road(2, "ambush").zone("riderwolves").play(),
        ("The Riderwolves ambush Region 1.",),
        marks=pytest.mark.rule("LA-11.2"),
    ),
    pytest.param(
        lambda: (
            Road(2, "ambush")
            .zone("riderwolves")
            .crew(0, active="renegade")
            .play()
            .pick("riderwolves", by=0)
        ),
        ("Renegade: Ada ignores Riderwolves in this phase.",),
        marks=pytest.mark.rule("LA-14.20"),
    ),
    pytest.param(
        lambda: fires().outcomes(7, 2).play().go("1b2:warwolves"),
        (
            "Ada fires Weapon 2 at Warwolves: 1 damage.",
            "Ada gains 1 Fury (now 1).",
            "Ada puts 1 Target counter on Warwolves.",
            "The Convoys defeat the Warwolves.",
            "Ada gets 1 Loot card.",
        ),
        marks=pytest.mark.rule("LA-11.8"),
    ),
    pytest.param(
        lambda: fires().outcomes(6, 7).play().go("1b2:warwolves"),
        (
            "Ada fires Weapon 2 at Warwolves: 2 damage, "
            "and the Weapon jams (Damage on Crew Car box 3).",
        ),
        marks=pytest.mark.rule("LA-11.10"),
    ),
    pytest.param(
        lambda: (
            fires()
            .convoy(0, "hauler/wolves-cages", "crew-car")
            .stow(0, "S S S P")
            .play()
            .go("0t0:warwolves")
        ),
        ("Ada pays 1 Food for 2 damage to Warwolves.",),
        marks=pytest.mark.rule("LA-11.19"),
    ),
    pytest.param(
        lambda: (
            fires().loot(0, "wolves-hummer").play().go("1b2:warwolves", "wolves-hummer", "refuse")
        ),
        ("Ada has chosen from the Loot.", "Ada leaves a Loot card behind without showing it."),
        marks=pytest.mark.rule("LA-11.26"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(1, 4).play(),
        ("Warwolves: all shots miss.",),
        marks=pytest.mark.rule("LA-11.35"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(3, 4).play(),
        ("The Warwolves ambush Region 1 again.", "Warwolves: Ada gains 1 Fury (now 1)."),
        marks=pytest.mark.rule("LA-11.34"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(2, 4).play(),
        ("Warwolves: 1 Damage to each Convoy in Region 1.",),
        marks=pytest.mark.rule("LA-11.31"),
    ),
    pytest.param(
        lambda: (
            Road(2, "ambush")
            .zone("rendall-and-randall")
            .stow(0, "S S S F P")
            .play()
            .pick("0", by=0)
            .pick("P", by=0)
        ),
        ("Rendall and Randall: Ada loses 1 Food.",),
        marks=pytest.mark.rule("LA-17.1"),
    ),
    pytest.param(
        lambda: Road(2, "end").play(),
        ("The Aurora moves to white berth 2.", "Round 2."),
        marks=pytest.mark.rule("LA-12.4"),
    ),
    pytest.param(
        lambda: Road(2, "end").foe("warwolves").at(0, "110").at(1, "110").play(),
        ("The Convoys leave the Warwolves behind.",),
        marks=pytest.mark.rule("LA-12.5"),
    ),
    pytest.param(
        lambda: Road(2, "end").convoy(0, "hauler/bullet-maker").crew(0, active="leader").play(),
        ("Bullet Maker: Ada gains 1 Ammo.",),
        marks=pytest.mark.rule("LA-12.1"),
    ),
    pytest.param(
        lambda: (
            Road(2, "end")
            .convoy(0, "hauler/bullet-maker")
            .crew(0, active="leader")
            .lies(0, "0b0:S 0b1:X 0b2:X")
            .play()
        ),
        ("Bullet Maker: Ada has no room for 1 Ammo.",),
        marks=pytest.mark.rule("LA-12.1"),
    ),
    pytest.param(
        lambda: fires().hand(0, "incendiary-ammunition-1").play().also("incendiary-ammunition-1"),
        ("Ada's next attack costs no Ammo and does 1 extra damage if it hits.",),
        marks=pytest.mark.rule("LA-16.7"),
    ),
    pytest.param(
        lambda: drives().hand(0, "land-mine").play().go("101").also("land-mine"),
        ("A Land Mine now lies between 100 and 101.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: fires(s1=2).hand(0, "sonic-grenade").play().also("sonic-grenade"),
        ("Ada replaces 2 Target counters of Ben on Warwolves.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
]


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(("scene", "lines"), SCENES)
def test_all_may_read_what_happens(scene: Scene, lines: tuple[str, ...]) -> None:
    all_may_read(scene, *lines)
