"""LA-4: the Convoy, what lies in it, and what Damage does to it."""

from __future__ import annotations

import pytest

from rules.aurora.play.convoy import convoy
from tests.rules.aurora.build import Road, drive
from tests.rules.aurora.rows import COLUMNS, Position, check, row

FULL = ("hauler/roof-gun", "crew-car/stash-locker", "flatbed/roof-rack")


def raid(area: int, *convoy_of: str, **crew: str) -> Road:
    """Warwolves hit Ada's Region for 1 Damage; the Outcome card `area` then lies on top."""
    road = Road(2, "enemies").foe("warwolves").outcomes(2, area).at(1, "118a")
    road = road.crew(0, **crew) if crew else road
    return road.convoy(0, *convoy_of) if convoy_of else road


def howl(crew: str = "leader") -> Road:
    """The Final Howl does 2 Damage to Ada's Truck."""
    road = Road(2, "enemies").foe("the-final-howl", hitpoints="3a").outcomes(11, 1)
    return road.at(1, "118a").crew(0, active=crew)


def taken(card: str, *convoy_of: str, crew: str = "leader", rest: str = "") -> Road:
    """Ada explores this card."""
    road = Road(2).zone(card).crew(0, active=crew, rest=rest)
    return road.convoy(0, *convoy_of) if convoy_of else road


THREE = "medic co-pilot"
# fmt: off
GRID = [
    # The Truck first, the new Trailer at the end, at most one Device above each.
    row("LA-4.1", taken("bunk-wagon", "hauler", "crew-car/roof-gun"),
        "explore:1 later -> convoy hauler crew-car/roof-gun bunk-wagon"),
    row("LA-4.1", taken("roof-rack", "hauler", "crew-car/roof-gun", "flatbed"),
        "explore:1 later -> options 0t 1t 2t; detail 1t Replace the Roof Gun"),
    row("LA-4.1", taken("roof-rack", "hauler", "crew-car/roof-gun", "flatbed"),
        "explore:1 later 1t -> convoy hauler crew-car/roof-rack flatbed"),
    # The target areas: the Truck, both rows, the first two columns, the last.
    row("LA-4.2", raid(1, *FULL), "-> options 0b0 0b1 0b2 0b3"),
    row("LA-4.2", raid(4, *FULL), "-> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2"),
    row("LA-4.2", raid(3, *FULL), "-> options 0t0 1t0 1t1 2t0 2t1"),
    row("LA-4.2", raid(5, *FULL), "-> options 0b0 0b1 0b2 0b3 0t0"),
    row("LA-4.2", raid(6, *FULL), "-> options 1b0 1b1 1b2 1t0 1t1"),
    row("LA-4.3", raid(11, *FULL), "-> options 2b0 2b1 2b2 2t0 2t1"),
    row("LA-4.3", raid(11, "hauler/roof-gun", active="leader"), "-> options 0b0 0b1 0b2 0b3 0t0"),
]
# fmt: on

PACKED = "0b0:S 0b1:S 0b2:S 1b0:P 1b1:A 2b0:A 2b1:A"
# fmt: off
CARGO = [
    # Every box is taken: another Ammo finds no place.
    row("LA-4.4", taken("ranger-station", rest=THREE).stow(0, "S S S A A A A P"),
        "explore:1 later 0 -> stores PAAAA"),
    # A box for anything, for Survivors, for Food or Fuel, armour, and a Weapon.
    *(
        row("LA-4.5 LA-4.7", Road(2).lies(0, f"1b0:{token}"),
            f"0=1b0&{box} -> boxes {box}:{token}")
        for token, boxes in (("S", "1b1 0b1"), ("P", "1b1 2b2"), ("F", "1b1 2b2"), ("A", "1b1"))
        for box in boxes.split()
    ),
    *(
        row("LA-4.5 LA-4.7", Road(2).lies(0, f"1b0:{token}"), f"-> cannot 1b0&{box}")
        for token, boxes in (
            *(("S", "2b2 0b3 1b2"), ("P", "0b1 0b3 1b2"), ("F", "0b1 0b3 1b2")),
            ("A", "0b1 2b2 0b3 1b2"),
        )
        for box in boxes.split()
    ),
    # Ben moves an Ammo on Ada's turn; a box with Damage is no place.
    row("LA-4.8", Road(2).lies(1, "0b0:S 1b0:A 2b0:X"),
        "1=1b0&1b1 -> boxes_1 0b0:S 1b1:A 2b0:X; asks 0; unfree_1 2b0"),
    row("LA-4.8", Road(2, "movement").order(1, 0).stow(0, "S S S F").lies(1, "0b0:S 1b0:A"),
        "1=1b0&1b1 -> boxes_1 0b0:S 1b1:A; asks 0"),
    # Nothing moves in Phase 4.
    *(
        row("LA-4.9", stage.outcomes(2, 4).stow(0, "S S S A").stow(1, "S S S A"),
            f"-> phase {stage.state.phase}; unfree 1b0; unfree_1 1b0")
        for stage in (
            Road(2, "ambush").zone("riderwolves"),
            Road(2, "fire").foe("riderwolves"),
            Road(2, "enemies").foe("riderwolves"),
        )
    ),
    # Food on the last box for Ammo moves to a free one; without any, Ada throws it out herself.
    row("LA-4.10 LA-4.12", taken("frozen-farm", rest=THREE).lies(0, PACKED),
        "explore:1 later 1 -> boxes 0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P"),
    row("LA-4.10", taken("frozen-farm", rest=THREE).lies(0, f"{PACKED} 2b2:P"),
        "explore:1 later 1 -> options new P"),
    row("LA-4.10", taken("frozen-farm", rest=THREE).lies(0, f"{PACKED} 2b2:P"),
        "explore:1 later 1 P -> stores PAAAA"),
    # The driver takes an empty seat before one that something lies on.
    row("LA-4.12 LA-10.2", drive().lies(0, "0b2:P 1b0:S 2b2:F"),
        "101 -> manned yes; boxes 0b2:P 0b0:S"),
    # In Phase 4 nothing makes way for an Ammo; with an empty box it comes aboard.
    *(
        row("LA-4.11", Road(2, "fire").order(1, 0).foe("warwolves").outcomes(2).has(0, armed=True)
            .lies(0, f"0b0:S 0b1:S 0b2:S 1b0:P 1b1:P 2b0:P {more}"),
            f"1b2:warwolves -> stores {stores}; unsaid throws out")
        for more, stores in (("2b1:P", "PPPP"), ("", "PPPA"))
    ),
    # The boxes stay as Ada left them.
    row("LA-4.12", taken("", crew="leader medic", rest="co-pilot")
        .lies(0, "0b0:S 0b1:S 0b2:S 1b1:F"),
        "0=0b2&2b1 . . . -> boxes 0b0:S 0b1:S 1b1:F 2b1:S"),
]
# fmt: on

HIT = raid(6, active="leader")
SHOW = taken("service-station", crew="leader medic").lies(0, "0b0:S 1b0:S 2b0:F")
LOSS = raid(1, active="leader", rest="medic", exhausted="driver").lies(0, "0b0:S 0b1:S 1b0:S")
ANY = ["0b2", "1b0", "1b1", "2b0", "2b1"]


def crewed(crew: str) -> Road:
    return raid(1, active=crew).lies(0, " ".join(f"{r}:S" for r in ANY[: len(crew.split())]))


# fmt: off
DAMAGE = [
    # A Weapon with Damage does not fire, and Tracks with Damage take no Rough Shortcut.
    *(
        row("LA-4.6", Road(2, "fire").foe("warwolves").stow(0, "S S S A").damaged(0, *damaged),
            f"-> phase {phase}")
        for damaged, phase in (((), "fire"), (("1b2",), "exploration"))
    ),
    *(
        row("LA-4.6", drive("101").convoy(0, "snowcat", "crew-car").damaged(0, *damaged)
            .stow(0, "S F"),
            f"-> {fact} 105a")
        for damaged, fact in (((), "offers"), (("0b3",), "lacks"))
    ),
    # The Fuel under Damage is gone; the box is neither hit again nor used, until it is repaired.
    row("LA-4.13", HIT.lies(0, "0b0:S 1b0:F 1b1:X"), "-> options 1b0 1b2"),
    row("LA-4.13", HIT.lies(0, "0b0:S 1b0:F 1b1:X"), "1b0 -> boxes 0b0:S 1b0:X 1b1:X; stores"),
    row("LA-4.13", taken("").lies(0, "0b0:S 1b0:X").has(0, fury=1), "-> unfree 1b0; damaged 1b0"),
    row("LA-4.13", taken("").lies(0, "0b0:S 1b0:X").has(0, fury=1), "+fury:repair -> boxes 0b0:S"),
    # Safe boxes stand first; each says what is lost.
    row("LA-4.14 LA-4.20 LA-4.6 LA-4.17", SHOW,
        "explore:1:leader later -> in_order 0b3 1b0 0b0; detail 0b3 Armour: you lose nothing.; "
        "detail 2b0 Open box: you lose 1 Fuel.; "
        "detail 1b2 you cannot use it until you repair it.; "
        "detail 1b0 Open box: a Survivor sits here, and you lose one of your choice.; "
        "detail 0b0 lose one of your choice; detail 0b0 nobody is left on the Truck."),
    row("LA-4.14", taken("service-station").lies(0, "0b0:S"),
        "explore:1 later -> detail 0b0 Survivor box: you lose your last Survivor and are out of"),
    # Without an area it is any box; two Convoys hit at once are both asked.
    row("LA-4.14", taken("service-station"),
        "explore:1 later -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2"),
    row("LA-4.14", taken("service-station"), "explore:1 later 2b1 -> damaged 2b1"),
    row("LA-4.14", Road(2, "enemies").foe("warwolves").outcomes(2, 1),
        "1=0b2 -> damaged_1 0b2; asked 0; options 0b0 0b1 0b2 0b3"),
    # No Device for the top row, or one already shot to pieces.
    row("LA-4.15", raid(3), "-> phase exploration; damaged"),
    row("LA-4.15", raid(3, "hauler/roof-gun", "crew-car").damaged(0, "0t0"),
        "-> phase exploration; damaged 0t0"),
    # Two Damage go on two boxes; with one box left the second is ignored.
    row("LA-4.16", howl().lies(0, "0b0:S"), "-> refuses 0b2&0b2"),
    row("LA-4.16", howl().lies(0, "0b0:S"), "-> refuses 0b2"),
    row("LA-4.16", howl().lies(0, "0b0:S"), "0b2&0b3 -> damaged 0b2 0b3"),
    row("LA-4.16", howl().lies(0, "1b0:S 0b0:X 0b1:X 0b3:X"),
        "-> damaged 0b0 0b1 0b2 0b3; phase exploration"),
    # The owner names whose seat was hit, from any zone.
    row("LA-4.17", LOSS, "0b1 -> options driver medic red-leader"),
    row("LA-4.17", LOSS, "0b1 driver -> common driver; aboard 2; crew leader medic"),
    # One Repair, three damaged boxes: Ada names the Weapon.
    row("LA-4.18", Road(2).damaged(0, "0b3", "1b2", "2b2").has(0, fury=1),
        "+fury:repair 1b2 -> damaged 0b3 2b2"),
    # The last whole box of the second column is hit; the Crew Car is still towed.
    row("LA-4.19", raid(6, active="leader").lies(0, "0b0:S 1b0:X 1b1:X"),
        "-> damaged 1b0 1b1 1b2; convoy hauler crew-car flatbed; common"),
    row("LA-4.14 LA-4.20", raid(4), ". -> damaged 0b3"),
    # The lowest skill left is lost, by the alphabet, Co-Pilot and Leader last of all.
    row("LA-4.21", crewed("leader co-pilot medic driver"), "0b2 . -> common driver"),
    row("LA-4.21", crewed("leader co-pilot medic+1 driver"), "0b2 . -> common medic"),
    row("LA-4.21", crewed("leader co-pilot renegade"), "0b2 . -> common renegade"),
    row("LA-4.21", crewed("leader co-pilot"), "0b2 . -> common red-co-pilot"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*GRID, *CARGO, *DAMAGE])
def test_the_convoy(position: Position, text: str) -> None:
    check(position, text)


def test_a_box_found_by_its_reference_is_the_one_among_all() -> None:
    """Also behind a Trailer without a Device: what is printed and what lies there go together."""
    road = Road(2).convoy(0, "hauler/roof-gun", "crew-car", "flatbed/stash-locker")
    p = road.lies(0, "0b0:S 0b2:A 1b0:P 2b2:F 2t0:X").play().p(0)
    assert [(ref, *p.find_box_and_content(ref)) for ref, _, _ in p.list_boxes()] == p.list_boxes()
    assert [convoy.label_box(p, ref) for ref, _, _ in p.list_boxes()] == list(p.plan.names.values())
    assert p.find_boxes_with("F") == ["2b2"] and p.list_damaged_boxes() == ["2t0"]


@pytest.mark.rule("LA-4.18")
def test_repair_by_default() -> None:
    """The dearest box first: Weapons by rating, Fame, make, Tracks, locker, cargo, armour; among
    equals from the front."""
    columns = ("fortress-hauler/plough-blades", "artillery-trailer/stash-locker")
    road = Road(2).convoy(0, *columns, "crew-car/bullet-maker")
    case = road.crew(0, active="leader").lies(0, "0b0:S").play()
    broken = ["1b2", "0b5", "2b2", "2t0", "2t1", "0t0", "1t0", "0b2", "2b1", "0b4", "1t1"]
    for ref in broken:
        case.p(0).fill_box(ref, "X")
    assert convoy.repair_by_default(case.p(0), 99) == broken


ORDER = (
    "1t1 0t1 0b3 0b4 "  # armour
    "3b0 3b1 3b3 2b1 0b1 "  # empty boxes for tokens
    "0t0 1t0 "  # locker, Tracks
    "3t1 2t0 2t1 "  # make, pay
    "3t0 "  # Fame
    "2b2 0b5 1b2 "  # Weapons 2, 2 and 3
    "0b2 1b0 3b2 1b1 "  # Ammo, Food, Fuel
    "2b0 0b0"  # Survivors, the last on the Truck
)


@pytest.mark.rule("LA-4.20")
def test_which_box_is_hit_by_default() -> None:
    """One Damage after another until nothing is whole."""
    columns = (
        "fortress-hauler/stash-locker",
        "artillery-trailer/plough-blades",
        "crew-car/wolves-cages",
        "tank-trailer/bullet-maker",
    )
    road = Road(2).convoy(0, *columns).crew(0, active="leader", rest="medic")
    p = road.lies(0, "0b0:S 0b2:A 1b0:P 1b1:F 2b0:S 3b2:F").play().p(0)
    found = []
    while p.list_area_boxes(None):
        found.append(convoy.sort_by_sacrifice(p.list_area_boxes(None))[0][0])
        p.fill_box(found[-1], "X")
    assert found == ORDER.split()
