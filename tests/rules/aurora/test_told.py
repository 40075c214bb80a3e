"""What all may read of each thing that happens: everything on the table is public (LA-22.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.aurora.state import AUTOMA
from rules.kit.decks import Deck

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
SCENES = [
    pytest.param(lambda: opened(2), ("The road leads through ",), marks=pytest.mark.rule("LA-2.1")),
    pytest.param(
        lambda: opened(2),
        ("Turn order, from the left: ", "Round 1."),
        marks=pytest.mark.rule("LA-3.5"),
    ),
    pytest.param(lambda: opened(2), ("Next on the road: ",), marks=pytest.mark.rule("LA-6.1")),
    pytest.param(
        lambda: alone().play().go("break:red-leader"),
        ("Ada: Leader takes a break.",),
        marks=pytest.mark.rule("LA-8.47"),
    ),
    pytest.param(
        lambda: alone("driver").play().go("explore:1", "later"),
        ("Ada takes in Driver.",),
        marks=pytest.mark.rule("LA-8.38"),
    ),
    pytest.param(
        lambda: alone("driver", rest="medic").lies(0, FULL).play().go("explore:1", "later", "0b2"),
        ("No room: Ada loses 1 Ammo.", "Ada takes in Driver."),
        marks=pytest.mark.rule("LA-8.39"),
    ),
    pytest.param(
        lambda: (
            alone("frozen-farm", rest="medic")
            .lies(0, FULL)
            .play()
            .go("explore:1", "later", "0", "new")
        ),
        ("Ada has no room for the Food.",),
        marks=pytest.mark.rule("LA-8.25"),
    ),
    pytest.param(
        lambda: (
            alone("frozen-farm", rest="medic")
            .lies(0, FULL)
            .play()
            .go("explore:1", "later", "0", "A")
        ),
        ("Ada throws out 1 Ammo for the Food.", "Ada gains 1 Food."),
        marks=pytest.mark.rule("LA-4.10"),
    ),
    pytest.param(
        lambda: alone("driver").damaged(0, "0b3").play().go("explore:1", "1.1"),
        ("Ada takes the Bonus Action: 1 Repair.", "Ada repairs Hauler 4."),
        marks=pytest.mark.rule("LA-8.42"),
    ),
    pytest.param(
        lambda: (
            alone("", "driver")
            .tiles("1-1", "3-2", "2-1", "4-1", "5-1")
            .play()
            .go("explore:2", "2.1")
        ),
        ("There is no Truck in the Common pile.",),
        marks=pytest.mark.rule("LA-8.45"),
    ),
    pytest.param(
        lambda: alone("snowcat").play().go("explore:1", "later"),
        ("Ada takes Snowcat in place of Hauler.",),
        marks=pytest.mark.rule("LA-8.30"),
    ),
    pytest.param(
        lambda: (
            alone("snowcat")
            .convoy(0, "road-train", "crew-car", "flatbed", "bunk-wagon")
            .play()
            .go("explore:1", "later", "1")
        ),
        ("Ada unhitches Crew Car.",),
        marks=pytest.mark.rule("LA-8.35"),
    ),
    pytest.param(
        lambda: (
            Road(2)
            .crew(0, active="leader", exhausted="medic")
            .stow(0, "S S P")
            .play()
            .also("feed:medic")
        ),
        ("Ada feeds Medic.",),
        marks=pytest.mark.rule("LA-8.16"),
    ),
    pytest.param(
        lambda: alone().has(0, fury=3).play().also("fury:P"),
        ("Ada spends 3 Fury.", "Ada gains 1 Food."),
        marks=pytest.mark.rule("LA-18.1"),
    ),
    pytest.param(
        lambda: alone(expert=True).has(0, fury=5).play().also("fury:special"),
        ("Ada spends 5 Fury: from now on Contamination no longer lowers your skills.",),
        marks=pytest.mark.rule("LA-18.3"),
    ),
    pytest.param(
        lambda: alone(crew="leader+1").has(0, fury=2).play().also("fury:treat"),
        ("Ada's Leader is treated.",),
        marks=pytest.mark.rule("LA-5.13"),
    ),
    pytest.param(
        lambda: alone(crew="jackal").play().also("jackal:F"),
        ("Jackal: Ada gains 1 Fuel.",),
        marks=pytest.mark.rule("LA-14.14"),
    ),
    pytest.param(
        lambda: (
            alone("travelers-1")
            .has(0, fame=3)
            .damaged(0, "0b3")
            .play()
            .go("explore:1", "later", "kind", "0b3")
        ),
        ("Fame as high as it goes: Ada repairs Hauler 4.",),
        marks=pytest.mark.rule("LA-5.3"),
    ),
    pytest.param(
        lambda: alone("travelers-1").play().go("explore:1", "later", "kind"),
        ("Ada gains 2 Fame (2).",),
        marks=pytest.mark.rule("LA-5.1"),
    ),
    pytest.param(
        lambda: alone("travelers-1").set(objects=Deck()).play().go("explore:1", "later", "hard"),
        ("There are no Objects left.",),
        marks=pytest.mark.rule("LA-5.23"),
    ),
    pytest.param(
        lambda: (
            alone("merchant-1")
            .hand(0, "mre-1", "nitromethane-1")
            .play()
            .go("explore:1", "later", "mre-1")
        ),
        ("Ada gives the Merchant MRE.", "Ada draws an Object (2 in hand)."),
        marks=pytest.mark.rule("LA-15.10"),
    ),
    pytest.param(
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "medic"),
        ("Slaver: Ada hands over Medic.", "Ada gains 2 Fuel."),
        marks=pytest.mark.rule("LA-15.11"),
    ),
    pytest.param(
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "nobody"),
        ("Slaver: Ada hands nobody over.",),
        marks=pytest.mark.rule("LA-15.12"),
    ),
    pytest.param(
        lambda: (
            alone("driver")
            .deck("early-departure", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Early Departure. ", "The Aurora casts off early: it moves to red 1."),
        marks=pytest.mark.rule("LA-15.13"),
    ),
    pytest.param(
        lambda: (
            alone("driver")
            .deck("early-departure", "orphan")
            .set(red=True)
            .play()
            .go("explore:1", "later", "none")
        ),
        ("The Aurora is on the red track already; it stays there.",),
        marks=pytest.mark.rule("LA-13.16"),
    ),
    pytest.param(
        lambda: (
            alone("driver")
            .deck("heavy-snowstorm-1", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Until the end of the next Movement Phase every Truck is 2 slower",),
        marks=pytest.mark.rule("LA-15.14"),
    ),
    pytest.param(
        lambda: alone().lies(0, "0b0:S 1b0:A").play().pick("1b0", "1b1", by=0),
        ("Ada restows the convoy.",),
        marks=pytest.mark.rule("LA-4.8"),
    ),
    pytest.param(
        lambda: Road(2, "rest").play(), ("Everybody rests.",), marks=pytest.mark.rule("LA-9.1")
    ),
    pytest.param(
        lambda: drives().play().go("stay"),
        ("Ada stays on 100.",),
        marks=pytest.mark.rule("LA-10.3"),
    ),
    pytest.param(
        lambda: drives(tokens="S S S").play(),
        ("Ada stays: no Fuel.",),
        marks=pytest.mark.rule("LA-10.3"),
    ),
    pytest.param(
        lambda: drives().damaged(0, "0b0", "0b1", "0b2").play(),
        ("Ada stays: nobody",),
        marks=pytest.mark.rule("LA-10.2"),
    ),
    pytest.param(
        lambda: drives().play().go("102"),
        ("Ada drives from 100 to 102 on 1 Fuel.", "Turn order, from the rear: Ben, Ada."),
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
        ("The snow comes down behind Ada: that way is closed.",),
        marks=pytest.mark.rule("LA-10.17"),
    ),
    pytest.param(
        lambda: drives().set(mine="100-101").play().go("101"),
        ("Ada drives over the Land Mine.",),
        marks=pytest.mark.rule("LA-16.19"),
    ),
    pytest.param(
        lambda: drives(tokens="S S S").set(storm=True).play(),
        ("The storm has blown over.",),
        marks=pytest.mark.rule("LA-10.21"),
    ),
    pytest.param(
        lambda: drives().crew(0, active="medic", rest="driver").play().also("medic:driver"),
        ("Medic: Ada wakes Driver.",),
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
        ("Ada will burn 1 Food for speed.", "Ada drives from 100 to 104a on 1 Fuel and 1 Food."),
        marks=pytest.mark.rule("LA-10.6"),
    ),
    pytest.param(
        lambda: Road(2, "ambush").zone("riderwolves").play(),
        ("Ambush in Region 1: Riderwolves.",),
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
            "Ada gains 1 Fury (1).",
            "Ada puts 1 Target counter on Warwolves.",
            "Defeated: Warwolves.",
            "Ada is dealt 1 Loot card.",
        ),
        marks=pytest.mark.rule("LA-11.8"),
    ),
    pytest.param(
        lambda: fires().outcomes(6, 7).play().go("1b2:warwolves"),
        ("Ada fires Weapon 2 at Warwolves: 2 damage, and it jams: Damage on Crew Car 3.",),
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
        ("Ada spends 1 Food on 2 damage to Warwolves.",),
        marks=pytest.mark.rule("LA-11.19"),
    ),
    pytest.param(
        lambda: (
            fires().loot(0, "wolves-hummer").play().go("1b2:warwolves", "wolves-hummer", "refuse")
        ),
        ("Ada has chosen from the Loot.", "Ada leaves a Loot card behind, unseen."),
        marks=pytest.mark.rule("LA-11.26"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(1, 4).play(),
        ("Warwolves: no hit.",),
        marks=pytest.mark.rule("LA-11.35"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(3, 4).play(),
        ("Warwolves: another ambush in Region 1.", "Warwolves: Ada gains 1 Fury (1)."),
        marks=pytest.mark.rule("LA-11.34"),
    ),
    pytest.param(
        lambda: Road(2, "enemies").foe("warwolves").outcomes(2, 4).play(),
        ("Warwolves: 1 Damage on Region 1.",),
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
        ("The Aurora moves to white 2.", "Round 2."),
        marks=pytest.mark.rule("LA-12.4"),
    ),
    pytest.param(
        lambda: Road(2, "end").foe("warwolves").at(0, "110").at(1, "110").play(),
        ("Left behind: Warwolves.",),
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
        lambda: (
            alone("contaminated-storehouse", crew="co-pilot")
            .play()
            .go("explore:1", "later", "0", "none")
        ),
        ("Contamination: Ada loses Co-Pilot.", "Ada has nobody left."),
        marks=pytest.mark.rule("LA-13.13"),
    ),
    pytest.param(
        lambda: (
            alone(crew="leader orphan")
            .hand(0, "antifreeze-capsules-1")
            .play()
            .also("antifreeze-capsules-1")
            .go("orphan")
        ),
        ("Ada plays Antifreeze Capsules.", "Ada's Orphan has skill 3 for this phase."),
        marks=pytest.mark.rule("LA-16.2"),
    ),
    pytest.param(
        lambda: (
            alone("contaminated-storehouse")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later", "hazmat-suit-1")
        ),
        ("Contaminated Storehouse: Ada plays the Hazmat Suit: nobody is contaminated.",),
        marks=pytest.mark.rule("LA-16.5"),
    ),
    pytest.param(
        lambda: (
            alone("contaminated-storehouse")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later", "red-leader")
            .also("hazmat-suit-1")
        ),
        ("Ada plays Hazmat Suit.", "Ada's Leader loses 1 Contamination."),
        marks=pytest.mark.rule("LA-16.6"),
    ),
    pytest.param(
        lambda: fires().hand(0, "incendiary-ammunition-1").play().also("incendiary-ammunition-1"),
        ("The next attack takes no Ammo, and burns.",),
        marks=pytest.mark.rule("LA-16.7"),
    ),
    pytest.param(
        lambda: alone(rest="medic").hand(0, "mre-1").play().also("mre-1"),
        ("Ada's Medic is Active again.",),
        marks=pytest.mark.rule("LA-16.8"),
    ),
    pytest.param(
        lambda: drives().hand(0, "land-mine").play().go("101").also("land-mine"),
        ("A Land Mine lies between 100 and 101.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: alone().hand(0, "weapon-manual").damaged(0, "1b2").play().also("weapon-manual"),
        ("Ada repairs 1 Weapon.", "Ada gains 1 Fame (1)."),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: fires(s1=2).hand(0, "sonic-grenade").play().also("sonic-grenade"),
        ("Ada replaces 2 Target counters of Ben on Warwolves.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: (
            alone(crew="leader+1").hand(0, "sanitizer-kit").play().also("sanitizer-kit").go("kit")
        ),
        ("Ada washes everybody down.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: (
            alone().hand(0, "sos-flare").set(red=True, recall=True, aurora=3).play().also("fire")
        ),
        ("The Aurora has seen it, and comes back to Q3.", "Ada gains 2 Fame (2)."),
        marks=pytest.mark.rule("LA-16.20"),
    ),
    pytest.param(
        lambda: (
            alone()
            .has(0, fury=4)
            .hand(0, "mre-1", "nitromethane-1", "welding-torch-1")
            .play()
            .also("fury:O")
            .go("mre-1")
        ),
        ("Ada discards MRE.",),
        marks=pytest.mark.rule("LA-5.20"),
    ),
    pytest.param(
        lambda: turns("driver"),
        (
            "The Automa turns over AC2: skill 1.",
            "The Automa goes to Driver.",
            "The Automa has 3 Survivors now.",
        ),
        marks=pytest.mark.rule("LA-20.9"),
    ),
    pytest.param(turns, ("It finds nothing there.",), marks=pytest.mark.rule("LA-20.12")),
    pytest.param(
        lambda: turns("frozen-farm"),
        ("The Automa gains 1 Ammo.",),
        marks=pytest.mark.rule("LA-20.14"),
    ),
    pytest.param(
        lambda: turns("contaminated-storehouse"),
        ("One of the Automa's Survivors is contaminated.",),
        marks=pytest.mark.rule("LA-20.29"),
    ),
    pytest.param(
        lambda: turns("hunting-lodge"),
        ("The Automa's Fame is -1.",),
        marks=pytest.mark.rule("LA-20.39"),
    ),
    pytest.param(
        lambda: turns("roof-gun", rows={r: [r == "B", *[r == "A"] * 5] for r in "ABCD"}),
        ("The Automa repairs row B, column 1.",),
        marks=pytest.mark.rule("LA-20.15"),
    ),
    pytest.param(
        lambda: solo("rest", food=1, deck=["AC5"]).play(),
        ("The Automa eats, and turns over AC5.",),
        marks=pytest.mark.rule("LA-20.24"),
    ),
    pytest.param(
        lambda: solo("movement", fuel=0).stow(0, "S S S F").play(),
        ("The Automa drives from 100 to 102.",),
        marks=pytest.mark.rule("LA-20.25"),
    ),
    pytest.param(
        lambda: solo("movement", revealed=["AC6"], standing=[True, True]).play(),
        ("AC6: The Automa treats 1 contaminated Survivor.",),
        marks=pytest.mark.rule("LA-20.21"),
    ),
    pytest.param(
        lambda: solo("movement", revealed=["AC3"]).stow(0, "S S S P").play(),
        ("AC3: Ada discards 1 Food.",),
        marks=pytest.mark.rule("LA-20.22"),
    ),
    pytest.param(
        lambda: solo("ambush").zone("rendall-and-randall").play(),
        ("Rendall and Randall: The Automa loses 1 Ammo.",),
        marks=pytest.mark.rule("LA-20.31"),
    ),
    pytest.param(
        lambda: (
            solo("enemies", rows={r: [True] * 6 for r in "ABCD"})
            .foe("warwolves")
            .outcomes(2, 4)
            .play()
        ),
        ("Warwolves: Row A of the Automa has nothing left to damage.",),
        marks=pytest.mark.rule("LA-20.33"),
    ),
    pytest.param(
        lambda: solo("fire").foe("warwolves", filled=0).outcomes(2, 7).play(),
        ("The Automa fires Weapon 1 (row C, column 2) at Warwolves: 1 damage.",),
        marks=pytest.mark.rule("LA-20.36"),
    ),
    pytest.param(
        lambda: solo("end", revealed=["AC1"]).outcomes(2, 7).play(),
        ("AC1: The Automa repairs row A.",),
        marks=pytest.mark.rule("LA-20.43"),
    ),
    pytest.param(
        lambda: solo("end", revealed=["AC3"], standing=[True]).play().pick("AC3"),
        ("Ada lays down one of the Automa's contaminated Survivors: AC3 is cancelled.",),
        marks=pytest.mark.rule("LA-20.46"),
    ),
]


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(("scene", "lines"), SCENES)
def test_all_may_read_what_happens(scene: Scene, lines: tuple[str, ...]) -> None:
    told = [event.text for event in scene().told() if event.seats is None]
    for line in lines:
        found = [text for text in told if text.startswith(line)]
        assert found, told
        if line.endswith("."):
            assert line in found or line.startswith(("Ada plays", "Ada has nobody")), found
