"""What all may read of each thing that happens: everything on the table is public (LA-22.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.aurora.state import AUTOMA

from .build import Case, Road, opened

FULL = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"


def alone(*zone: str, crew: str = "leader", rest: str = "", **facts: Any) -> Road:
    """Ada with somebody to send."""
    return Road(2, **facts).zone(*zone).crew(0, active=crew, rest=rest)


def drives(space: str = "100", tokens: str = "S S S F", **facts: Any) -> Road:
    return Road(2, "movement", **facts).order(1, 0).at(0, space).stow(0, tokens)


def fires(**targets: int) -> Road:
    """Ada stands before the Warwolves, of whose boxes one Target is left."""
    stage = Road(2, "fire").foe("warwolves", filled=5, **targets).outcomes(2, 7)
    return stage.stow(0, "S S S A")


def solo(phase: Any, **facts: Any) -> Road:
    """Ada and the Automa, which acts first."""
    order = (AUTOMA, 0) if phase == "exploration" else (0, AUTOMA)
    return Road(solo=True, phase=phase).order(*order).automa(**facts)


def turns(*zone: str, card: str = "AC2", **facts: Any) -> Case:
    """The Automa turns over one Action card: AC2 goes to slot 1, AC3 to slot 5."""
    return solo("exploration", pile=[card], **facts).zone(*zone).crew(0, active="leader").play()


Scene = Callable[[], Case]
SCENES: list[tuple[str, Scene, tuple[str, ...]]] = [
    # the table
    ("LA-2.1", lambda: opened(2), ("The road leads through ",)),
    ("LA-3.5", lambda: opened(2), ("Turn order, from the left: ", "Round 1.")),
    ("LA-6.1", lambda: opened(2), ("Next on the road: ",)),
    # Exploration
    ("LA-8.47", lambda: alone().play().go("break:red-leader"), ("Ada: Leader takes a break.",)),
    ("LA-8.38", lambda: alone("driver").play().go("explore:1", "later"), ("Ada takes in Driver.",)),
    (
        "LA-8.39",
        lambda: alone("driver", rest="medic").lies(0, FULL).play().go("explore:1", "later", "0b2"),
        ("No room: Ada loses 1 Ammo.", "Ada takes in Driver."),
    ),
    (
        "LA-8.25",
        lambda: (
            alone("frozen-farm", rest="medic")
            .lies(0, FULL)
            .play()
            .go("explore:1", "later", "0", "new")
        ),
        ("Ada has no room for the Food.",),
    ),
    (
        "LA-4.10",
        lambda: (
            alone("frozen-farm", rest="medic")
            .lies(0, FULL)
            .play()
            .go("explore:1", "later", "0", "A")
        ),
        ("Ada throws out 1 Ammo for the Food.", "Ada gains 1 Food."),
    ),
    (
        "LA-8.42",
        lambda: alone("driver").damaged(0, "0b3").play().go("explore:1", "1.1"),
        ("Ada takes the Bonus Action: 1 Repair.", "Ada repairs Hauler 4."),
    ),
    (
        "LA-8.45",
        lambda: (
            alone("", "driver")
            .tiles("1-1", "3-2", "2-1", "4-1", "5-1")
            .play()
            .go("explore:2", "2.1")
        ),
        ("There is no Truck in the Common pile.",),
    ),
    (
        "LA-8.30",
        lambda: alone("snowcat").play().go("explore:1", "later"),
        ("Ada takes Snowcat in place of Hauler.",),
    ),
    (
        "LA-8.35",
        lambda: (
            alone("snowcat")
            .convoy(0, "road-train", "crew-car", "flatbed", "bunk-wagon")
            .play()
            .go("explore:1", "later", "1")
        ),
        ("Ada unhitches Crew Car.",),
    ),
    (
        "LA-8.16",
        lambda: (
            Road(2)
            .crew(0, active="leader", exhausted="medic")
            .stow(0, "S S P")
            .play()
            .also("feed:medic")
        ),
        ("Ada feeds Medic.",),
    ),
    (
        "LA-18.1",
        lambda: alone().has(0, fury=3).play().also("fury:P"),
        ("Ada spends 3 Fury.", "Ada gains 1 Food."),
    ),
    (
        "LA-18.3",
        lambda: alone(expert=True).has(0, fury=5).play().also("fury:special"),
        ("Ada spends 5 Fury: from now on Contamination no longer lowers your skills.",),
    ),
    (
        "LA-5.13",
        lambda: alone(crew="leader+1").has(0, fury=2).play().also("fury:treat"),
        ("Ada's Leader is treated.",),
    ),
    (
        "LA-14.14",
        lambda: alone(crew="jackal").play().also("jackal:F"),
        ("Jackal: Ada gains 1 Fuel.",),
    ),
    (
        "LA-5.3",
        lambda: (
            alone("travelers-1")
            .has(0, fame=3)
            .damaged(0, "0b3")
            .play()
            .go("explore:1", "later", "kind", "0b3")
        ),
        ("Fame as high as it goes: Ada repairs Hauler 4.",),
    ),
    (
        "LA-5.1",
        lambda: alone("travelers-1").play().go("explore:1", "later", "kind"),
        ("Ada gains 2 Fame (2).",),
    ),
    (
        "LA-5.23",
        lambda: alone("travelers-1").set(objects=[]).play().go("explore:1", "later", "hard"),
        ("There are no Objects left.",),
    ),
    (
        "LA-15.10",
        lambda: (
            alone("merchant-1")
            .hand(0, "mre-1", "nitromethane-1")
            .play()
            .go("explore:1", "later", "mre-1")
        ),
        ("Ada gives the Merchant MRE.", "Ada draws an Object (2 in hand)."),
    ),
    (
        "LA-15.11",
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "medic"),
        ("Slaver: Ada hands over Medic.", "Ada gains 2 Fuel."),
    ),
    (
        "LA-15.12",
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "nobody"),
        ("Slaver: Ada hands nobody over.",),
    ),
    (
        "LA-15.13",
        lambda: (
            alone("driver")
            .deck("early-departure", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Early Departure. ", "The Aurora casts off early: it moves to red 1."),
    ),
    (
        "LA-13.16",
        lambda: (
            alone("driver")
            .deck("early-departure", "orphan")
            .set(red=True)
            .play()
            .go("explore:1", "later", "none")
        ),
        ("The Aurora is on the red track already; it stays there.",),
    ),
    (
        "LA-15.14",
        lambda: (
            alone("driver")
            .deck("heavy-snowstorm-1", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Until the end of the next Movement Phase every Truck is 2 slower",),
    ),
    (
        "LA-4.8",
        lambda: alone().lies(0, "0b0:S 1b0:A").play().pick("1b0", "1b1", by=0),
        ("Ada restows the convoy.",),
    ),
    # Rest and Movement
    ("LA-9.1", lambda: Road(2, "rest").play(), ("Everybody rests.",)),
    ("LA-10.3", lambda: drives().play().go("stay"), ("Ada stays on 100.",)),
    ("LA-10.3", lambda: drives(tokens="S S S").play(), ("Ada stays: no Fuel.",)),
    ("LA-10.2", lambda: drives().damaged(0, "0b0", "0b1", "0b2").play(), ("Ada stays: nobody",)),
    (
        "LA-10.7",
        lambda: drives().play().go("102"),
        ("Ada drives from 100 to 102 on 1 Fuel.", "Turn order, from the rear: Ben, Ada."),
    ),
    (
        "LA-10.17",
        lambda: (
            drives("104a", sides=("1B", "2A", "3A"))
            .crew(0, active="leader")
            .stow(0, "S F")
            .play()
            .go("107")
        ),
        ("The snow comes down behind Ada: that way is closed.",),
    ),
    (
        "LA-16.19",
        lambda: drives().set(mine="100-101").play().go("101"),
        ("Ada drives over the Land Mine.",),
    ),
    (
        "LA-10.21",
        lambda: drives(tokens="S S S").set(storm=True).play(),
        ("The storm has blown over.",),
    ),
    (
        "LA-14.17",
        lambda: drives().crew(0, active="medic", rest="driver").play().also("medic:driver"),
        ("Medic: Ada wakes Driver.",),
    ),
    (
        "LA-10.6",
        lambda: (
            drives()
            .convoy(0, "biomass-turbo-truck", "crew-car")
            .crew(0, active="leader")
            .stow(0, "S P F")
            .play()
            .also("turbo:P")
            .go("104a")
        ),
        ("Ada will burn 1 Food for speed.", "Ada drives from 100 to 104a on 1 Fuel and 1 Food."),
    ),
    # Fire
    (
        "LA-11.2",
        lambda: Road(2, "ambush").zone("riderwolves").play(),
        ("Ambush in Region 1: Riderwolves.",),
    ),
    (
        "LA-14.20",
        lambda: (
            Road(2, "ambush")
            .zone("riderwolves")
            .crew(0, active="renegade")
            .play()
            .pick("riderwolves", by=0)
        ),
        ("Renegade: Ada ignores Riderwolves in this phase.",),
    ),
    (
        "LA-11.8",
        lambda: fires().outcomes(7, 2).play().go("1b2:warwolves"),
        (
            "Ada fires Weapon 2 at Warwolves: 1 damage.",
            "Ada gains 1 Fury (1).",
            "Ada puts 1 Target counter on Warwolves.",
            "Defeated: Warwolves.",
            "Ada is dealt 1 Loot card.",
        ),
    ),
    (
        "LA-11.10",
        lambda: fires().outcomes(6, 7).play().go("1b2:warwolves"),
        ("Ada fires Weapon 2 at Warwolves: 2 damage, and it jams: Damage on Crew Car 3.",),
    ),
    (
        "LA-11.19",
        lambda: (
            fires()
            .convoy(0, "hauler/wolves-cages", "crew-car")
            .stow(0, "S S S P")
            .play()
            .go("0t0:warwolves")
        ),
        ("Ada spends 1 Food on 2 damage to Warwolves.",),
    ),
    (
        "LA-11.26",
        lambda: (
            fires().loot(0, "wolves-hummer").play().go("1b2:warwolves", "wolves-hummer", "refuse")
        ),
        ("Ada has chosen from the Loot.", "Ada leaves a Loot card behind, unseen."),
    ),
    (
        "LA-11.35",
        lambda: Road(2, "enemies").foe("warwolves").outcomes(1, 4).play(),
        ("Warwolves: no hit.",),
    ),
    (
        "LA-11.34",
        lambda: Road(2, "enemies").foe("warwolves").outcomes(3, 4).play(),
        ("Warwolves: another ambush in Region 1.", "Warwolves: Ada gains 1 Fury (1)."),
    ),
    (
        "LA-11.31",
        lambda: Road(2, "enemies").foe("warwolves").outcomes(2, 4).play(),
        ("Warwolves: 1 Damage on Region 1.",),
    ),
    (
        "LA-17.1",
        lambda: (
            Road(2, "ambush")
            .zone("rendall-and-randall")
            .stow(0, "S S S F P")
            .play()
            .pick("0", by=0)
            .pick("P", by=0)
        ),
        ("Rendall and Randall: Ada loses 1 Food.",),
    ),
    # the end of the round
    ("LA-12.4", lambda: Road(2, "end").play(), ("The Aurora moves to white 2.", "Round 2.")),
    (
        "LA-12.5",
        lambda: Road(2, "end").foe("warwolves").at(0, "110").at(1, "110").play(),
        ("Left behind: Warwolves.",),
    ),
    (
        "LA-12.1",
        lambda: Road(2, "end").convoy(0, "hauler/bullet-maker").crew(0, active="leader").play(),
        ("Bullet Maker: Ada gains 1 Ammo.",),
    ),
    (
        "LA-12.1",
        lambda: (
            Road(2, "end")
            .convoy(0, "hauler/bullet-maker")
            .crew(0, active="leader")
            .lies(0, "0b0:S 0b1:X 0b2:X")
            .play()
        ),
        ("Bullet Maker: Ada has no room for 1 Ammo.",),
    ),
    (
        "LA-13.13",
        lambda: (
            alone("contaminated-storehouse", crew="co-pilot")
            .play()
            .go("explore:1", "later", "0", "none")
        ),
        ("Contamination: Ada loses Co-Pilot.", "Ada has nobody left."),
    ),
    # hidden cards
    (
        "LA-16.2",
        lambda: (
            alone(crew="leader orphan")
            .hand(0, "antifreeze-capsules-1")
            .play()
            .also("antifreeze-capsules-1")
            .go("orphan")
        ),
        ("Ada plays Antifreeze Capsules.", "Ada's Orphan has skill 3 for this phase."),
    ),
    (
        "LA-16.5",
        lambda: (
            alone("contaminated-storehouse")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later", "hazmat-suit-1")
        ),
        ("Contaminated Storehouse: Ada plays the Hazmat Suit: nobody is contaminated.",),
    ),
    (
        "LA-16.6",
        lambda: (
            alone("contaminated-storehouse")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later", "red-leader")
            .also("hazmat-suit-1")
        ),
        ("Ada plays Hazmat Suit.", "Ada's Leader loses 1 Contamination."),
    ),
    (
        "LA-16.7",
        lambda: fires().hand(0, "incendiary-ammunition-1").play().also("incendiary-ammunition-1"),
        ("The next attack takes no Ammo, and burns.",),
    ),
    (
        "LA-16.8",
        lambda: alone(rest="medic").hand(0, "mre-1").play().also("mre-1"),
        ("Ada's Medic is Active again.",),
    ),
    (
        "LA-16.16",
        lambda: drives().hand(0, "land-mine").play().go("101").also("land-mine"),
        ("A Land Mine lies between 100 and 101.",),
    ),
    (
        "LA-16.16",
        lambda: alone().hand(0, "weapon-manual").damaged(0, "1b2").play().also("weapon-manual"),
        ("Ada repairs 1 Weapon.", "Ada gains 1 Fame (1)."),
    ),
    (
        "LA-16.16",
        lambda: fires(s1=2).hand(0, "sonic-grenade").play().also("sonic-grenade"),
        ("Ada replaces 2 Target counters of Ben on Warwolves.",),
    ),
    (
        "LA-16.16",
        lambda: (
            alone(crew="leader+1").hand(0, "sanitizer-kit").play().also("sanitizer-kit").go("kit")
        ),
        ("Ada washes everybody down.",),
    ),
    (
        "LA-16.20",
        lambda: (
            alone().hand(0, "sos-flare").set(red=True, recall=True, aurora=3).play().also("fire")
        ),
        ("The Aurora has seen it, and comes back to Q3.", "Ada gains 2 Fame (2)."),
    ),
    (
        "LA-5.20",
        lambda: (
            alone()
            .has(0, fury=4)
            .hand(0, "mre-1", "nitromethane-1", "welding-torch-1")
            .play()
            .also("fury:O")
            .go("mre-1")
        ),
        ("Ada discards MRE.",),
    ),
    # the Automa
    (
        "LA-20.9",
        lambda: turns("driver"),
        (
            "The Automa turns over AC2: skill 1.",
            "The Automa goes to Driver.",
            "The Automa has 3 Survivors now.",
        ),
    ),
    ("LA-20.12", turns, ("It finds nothing there.",)),
    ("LA-20.14", lambda: turns("frozen-farm"), ("The Automa gains 1 Ammo.",)),
    (
        "LA-20.29",
        lambda: turns("contaminated-storehouse"),
        ("One of the Automa's Survivors is contaminated.",),
    ),
    ("LA-20.39", lambda: turns("hunting-lodge"), ("The Automa's Fame is -1.",)),
    (
        "LA-20.15",
        lambda: turns("roof-gun", rows={r: [r == "B", *[r == "A"] * 5] for r in "ABCD"}),
        ("The Automa repairs row B, column 1.",),
    ),
    (
        "LA-20.24",
        lambda: solo("rest", food=1, deck=["AC5"]).play(),
        ("The Automa eats, and turns over AC5.",),
    ),
    (
        "LA-20.25",
        lambda: solo("movement", fuel=0).stow(0, "S S S F").play(),
        ("The Automa drives from 100 to 102.",),
    ),
    (
        "LA-20.21",
        lambda: solo("movement", revealed=["AC6"], standing=[True, True]).play(),
        ("AC6: The Automa treats 1 contaminated Survivor.",),
    ),
    (
        "LA-20.22",
        lambda: solo("movement", revealed=["AC3"]).stow(0, "S S S P").play(),
        ("AC3: Ada discards 1 Food.",),
    ),
    (
        "LA-20.31",
        lambda: solo("ambush").zone("rendall-and-randall").play(),
        ("Rendall and Randall: The Automa loses 1 Ammo.",),
    ),
    (
        "LA-20.33",
        lambda: (
            solo("enemies", rows={r: [True] * 6 for r in "ABCD"})
            .foe("warwolves")
            .outcomes(2, 4)
            .play()
        ),
        ("Warwolves: Row A of the Automa has nothing left to damage.",),
    ),
    (
        "LA-20.36",
        lambda: solo("fire").foe("warwolves", filled=0).outcomes(2, 7).play(),
        ("The Automa fires Weapon 1 (row C, column 2) at Warwolves: 1 damage.",),
    ),
    (
        "LA-20.43",
        lambda: solo("end", revealed=["AC1"]).outcomes(2, 7).play(),
        ("AC1: The Automa repairs row A.",),
    ),
    (
        "LA-20.46",
        lambda: solo("end", revealed=["AC3"], standing=[True]).play().pick("AC3"),
        ("Ada lays down one of the Automa's contaminated Survivors: AC3 is cancelled.",),
    ),
]


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(
    ("scene", "lines"),
    [
        pytest.param(scene, lines, marks=pytest.mark.rule(rule), id=f"{rule} {lines[0]}")
        for rule, scene, lines in SCENES
    ],
)
def test_all_may_read_what_happens(scene: Scene, lines: tuple[str, ...]) -> None:
    told = [event.text for event in scene().told() if event.seats is None]
    for line in lines:
        found = [text for text in told if text.startswith(line)]
        assert found, told
        if line.endswith("."):
            assert line in found or line.startswith(("Ada plays", "Ada has nobody")), found
