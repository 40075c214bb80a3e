"""What all may read of exploration and the night: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.scenes import FULL, Scene, all_may_read, alone

SCENES = [
    pytest.param(lambda: opened(2), ("The road runs through ",), marks=pytest.mark.rule("LA-2.1")),
    pytest.param(
        lambda: opened(2),
        ("Turn order, from the left of the track: ", "Round 1."),
        marks=pytest.mark.rule("LA-3.5"),
    ),
    pytest.param(lambda: opened(2), ("The next card is the ",), marks=pytest.mark.rule("LA-6.1")),
    pytest.param(
        lambda: alone().play(), ("Ada's Leader takes a Break.",), marks=pytest.mark.rule("LA-8.47")
    ),
    pytest.param(
        lambda: alone("driver").play().go("explore:1", "later"),
        ("Ada takes in the Driver.",),
        marks=pytest.mark.rule("LA-8.38"),
    ),
    pytest.param(
        lambda: alone("driver", rest="medic").lies(0, FULL).play().go("explore:1", "later", "0b2"),
        ("No room for it: Ada loses 1 Ammo.", "Ada takes in the Driver."),
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
        ("Ada throws out 1 Ammo to make room for the Food.", "Ada gains 1 Food."),
        marks=pytest.mark.rule("LA-4.10"),
    ),
    pytest.param(
        lambda: alone("driver").damaged(0, "0b3").play().go("explore:1", "first:1.1"),
        ("Ada takes a Bonus Action: 1 Repair.", "Ada repairs Hauler box 4."),
        marks=pytest.mark.rule("LA-8.42"),
    ),
    pytest.param(
        lambda: (
            alone("", "driver")
            .tiles("1-1", "3-2", "2-1", "4-1", "5-1")
            .damaged(0, "1b2")
            .play()
            .go("explore:2", "first:2.1")
        ),
        ("Ada takes a Bonus Action: 1 Repair.",),
        marks=pytest.mark.rule("LA-8.45"),
    ),
    pytest.param(
        lambda: alone("snowcat").play().go("explore:1", "later"),
        ("Ada replaces the Hauler with the Snowcat.",),
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
        ("Ada feeds the Medic.",),
        marks=pytest.mark.rule("LA-8.16"),
    ),
    pytest.param(
        lambda: alone().has(0, fury=3).play().also("fury:P"),
        ("Ada spends 3 Fury.", "Ada gains 1 Food."),
        marks=pytest.mark.rule("LA-18.1"),
    ),
    pytest.param(
        lambda: alone(expert=True).has(0, fury=5).play().also("fury:special"),
        (
            "Ada pays 5 Fury and switches on a Special ability: "
            "Contamination no longer lowers your skills.",
        ),
        marks=pytest.mark.rule("LA-18.3"),
    ),
    pytest.param(
        lambda: alone(crew="leader+1").has(0, fury=2).play().also("fury:treat"),
        ("Ada treats the Leader.",),
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
        ("Fame is at its highest: Ada repairs Hauler box 4.",),
        marks=pytest.mark.rule("LA-5.3"),
    ),
    pytest.param(
        lambda: alone("travelers-1").play().go("explore:1", "later", "kind"),
        ("Ada gains 2 Fame (now 2).",),
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
        ("Ada gives the Merchant MRE.", "Ada draws an Object (now 2 hidden cards)."),
        marks=pytest.mark.rule("LA-15.10"),
    ),
    pytest.param(
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "medic"),
        ("Ada sells the Medic to the Slaver.", "Ada gains 2 Fuel."),
        marks=pytest.mark.rule("LA-15.11"),
    ),
    pytest.param(
        lambda: alone("slaver-1", rest="medic").play().go("explore:1", "later", "nobody"),
        ("Ada sells nobody to the Slaver.",),
        marks=pytest.mark.rule("LA-15.12"),
    ),
    pytest.param(
        lambda: (
            alone("driver")
            .deck("early-departure", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Early Departure. ", "The Aurora casts off early and moves to red berth 1."),
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
        ("The Aurora is already on the red track and stays there.",),
        marks=pytest.mark.rule("LA-13.16"),
    ),
    pytest.param(
        lambda: (
            alone("driver")
            .deck("heavy-snowstorm-1", "orphan")
            .play()
            .go("explore:1", "later", "none")
        ),
        ("Until the next Movement Phase ends, every Truck is 2 slower",),
        marks=pytest.mark.rule("LA-15.14"),
    ),
    pytest.param(
        lambda: alone().lies(0, "0b0:S 1b0:A").play().pick("1b0", "1b1", by=0),
        ("Ada rearranges the Convoy.",),
        marks=pytest.mark.rule("LA-4.8"),
    ),
    pytest.param(
        lambda: Road(2, "rest").play(),
        ("The Rest Phase begins.",),
        marks=pytest.mark.rule("LA-9.1"),
    ),
    pytest.param(
        lambda: (
            alone("contaminated-storehouse", crew="co-pilot")
            .play()
            .go("explore:1", "later", "0", "none")
        ),
        (
            "Contamination: Ada loses the Co-Pilot.",
            "Ada has no Survivors left and is out of the game.",
        ),
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
            alone("contaminated-storehouse", crew="co-pilot")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later", "hazmat-suit-1")
        ),
        ("Contaminated Storehouse: Ada plays the Hazmat Suit, and nobody is contaminated.",),
        marks=pytest.mark.rule("LA-16.5"),
    ),
    pytest.param(
        lambda: (
            alone("contaminated-storehouse")
            .hand(0, "hazmat-suit-1")
            .play()
            .go("explore:1", "later")
            .also("hazmat-suit-1")
        ),
        ("Ada plays Hazmat Suit.", "Ada's Leader loses 1 Contamination."),
        marks=pytest.mark.rule("LA-16.6"),
    ),
    pytest.param(
        lambda: alone(rest="medic").hand(0, "mre-1").play().also("mre-1"),
        ("Ada's Medic is Active again.",),
        marks=pytest.mark.rule("LA-16.8"),
    ),
    pytest.param(
        lambda: alone().hand(0, "weapon-manual").damaged(0, "1b2").play().also("weapon-manual"),
        ("Ada repairs 1 Weapon.", "Ada gains 1 Fame (now 1)."),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: (
            alone(crew="leader+1").hand(0, "sanitizer-kit").play().also("sanitizer-kit").go("kit")
        ),
        ("Ada treats 1 Contamination on each Survivor.",),
        marks=pytest.mark.rule("LA-16.16"),
    ),
    pytest.param(
        lambda: (
            alone().hand(0, "sos-flare").set(red=True, recall=True, aurora=3).play().also("fire")
        ),
        ("The Aurora sees the flare and comes back to Q3.", "Ada gains 2 Fame (now 2)."),
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
]


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(("scene", "lines"), SCENES)
def test_all_may_read_what_happens(scene: Scene, lines: tuple[str, ...]) -> None:
    all_may_read(scene, *lines)
