"""LA-4: the Convoy, what lies in it, and what Damage does to it."""

from __future__ import annotations

import pytest

from rules.aurora.play.convoy import convoy
from rules.engine import Illegal
from tests.rules.aurora.build import Case, Road, drive

FULL = ("hauler/roof-gun", "crew-car/stash-locker", "flatbed/roof-rack")
ANY = ["0b2", "1b0", "1b1", "2b0", "2b1"]
"""The start cards' boxes for anything; 2b2 is for Fuel or Food, 0b0 and 0b1 for Survivors."""


def raid(area: int, *convoy_of: str, seats: int = 2) -> Road:
    """Warwolves hit Ada's Region for 1 Damage; the Outcome card `area` then lies on top."""
    road = Road(seats, "enemies").foe("warwolves").outcomes(2, area).at(1, "118a")
    return road.convoy(0, *convoy_of) if convoy_of else road


def refs(case: Case, seat: int = 0) -> list[str]:
    """The boxes that a seat is asked to choose from."""
    (prompt,) = (p for p in case.asked(seat) if not p.optional)
    return [option.id for option in prompt.options]


def boxes(case: Case, seat: int = 0) -> list[list[str]]:
    return [part.boxes for _, part in case.p(seat).list_parts()]


# -- the grid ------------------------------------------------------------------------------------


@pytest.mark.rule("LA-4.1")
def test_two_rows() -> None:
    """The Truck first, the new Trailer behind the others, and at most one Device above each."""
    case = Road(2).zone("bunk-wagon").convoy(0, "hauler", "crew-car/roof-gun").play()
    case.go("explore:1:leader", "later")
    assert [place for place, _ in case.p(0).list_parts()] == ["0b", "1b", "1t", "2b"]
    assert case.p(0).find_part("2b").card == "bunk-wagon"
    case = Road(2).zone("roof-rack").convoy(0, "hauler", "crew-car/roof-gun", "flatbed").play()
    case.go("explore:1:leader", "later")
    assert sorted(case.options) == ["0t", "1t", "2t"]
    assert case.option("1t").label == "Replace the Roof Gun"
    case.go("1t")
    assert [place for place, _ in case.p(0).list_parts()] == ["0b", "1b", "1t", "2b"]
    assert case.p(0).find_part("1t").card == "roof-rack"


def test_a_box_found_by_its_reference_is_the_one_among_all() -> None:
    """Also behind a Trailer without a Device: what is printed and what lies there go together."""
    road = Road(2).convoy(0, "hauler/roof-gun", "crew-car", "flatbed/stash-locker")
    p = road.lies(0, "0b0:S 0b2:A 1b0:P 2b2:F 2t0:X").play().p(0)
    assert [(ref, *p.find_box_and_content(ref)) for ref, _, _ in p.list_boxes()] == p.list_boxes()
    assert [convoy.label_box(p, ref) for ref, _, _ in p.list_boxes()] == list(p.plan.names.values())
    assert p.find_boxes_with("F") == ["2b2"] and p.list_damaged_boxes() == ["2t0"]


@pytest.mark.rule("LA-4.2")
@pytest.mark.parametrize(
    ("card", "hit"),
    [
        (1, "0b0 0b1 0b2 0b3"),
        (4, "0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2"),
        (3, "0t0 1t0 1t1 2t0 2t1"),
        (5, "0b0 0b1 0b2 0b3 0t0"),
        (6, "1b0 1b1 1b2 1t0 1t1"),
    ],
    ids=["bottom first", "bottom row", "top row", "front column", "second column"],
)
def test_target_areas(card: int, hit: str) -> None:
    assert sorted(refs(raid(card, *FULL).play())) == hit.split()


@pytest.mark.rule("LA-4.3")
def test_last_column() -> None:
    """The rearmost Trailer and its Device; without Trailers it is the front."""
    assert sorted(refs(raid(11, *FULL).play())) == ["2b0", "2b1", "2b2", "2t0", "2t1"]
    alone = raid(11, "hauler/roof-gun").crew(0, active="leader").play()
    assert sorted(refs(alone)) == ["0b0", "0b1", "0b2", "0b3", "0t0"]


# -- what goes where -----------------------------------------------------------------------------


@pytest.mark.rule("LA-4.4")
def test_a_box_holds_one() -> None:
    """Every box is taken: another Ammo finds no place, and none of the others is doubled."""
    road = Road(2).zone("ranger-station").crew(0, active="leader", rest="medic co-pilot")
    case = road.stow(0, "S S S A A A A P").play()
    before = boxes(case)
    case.go("explore:1", "later", "0")
    assert boxes(case) == before
    assert case.stores(0) == "PAAAA"


@pytest.mark.rule("LA-4.5", "LA-4.7")
@pytest.mark.parametrize(
    ("token", "fits"), [("S", "1b1 0b1"), ("P", "1b1 2b2"), ("F", "1b1 2b2"), ("A", "1b1")]
)
def test_what_each_box_takes(token: str, fits: str) -> None:
    """From 1b0 to a box for anything, for Survivors, for Food or Fuel, to armour and to a
    Weapon."""
    for box in ("1b1", "0b1", "2b2", "0b3", "1b2"):
        case = Road(2).lies(0, f"1b0:{token}").play()
        if box in fits.split():
            case.pick("1b0", box, by=0)
            assert case.p(0).find_content(box) == token
            continue
        (prompt,) = (p for p in case.asked(0) if any(o.verb == "stow" for o in p.options))
        with pytest.raises(Illegal):
            case.table.answer(prompt.id, ["1b0", box])


@pytest.mark.rule("LA-4.6")
def test_special_boxes_work_while_undamaged() -> None:
    """A Weapon with Damage on it does not fire, Tracks with Damage take no Rough Shortcut."""
    for damaged in ((), ("1b2",)):
        road = Road(2, "fire").order(1, 0).foe("warwolves").stow(0, "S S S A").damaged(0, *damaged)
        assert (road.play().s.phase == "fire") == (not damaged)
    for damaged in ((), ("0b3",)):
        road = Road(2, "movement").order(1, 0).convoy(0, "snowcat", "crew-car", "flatbed")
        case = road.at(0, "101").stow(0, "S S S F").damaged(0, *damaged).play()
        assert any("rough" in way.detail for way in case.prompt.options) == (not damaged)


@pytest.mark.rule("LA-4.8")
def test_restowing_at_any_time() -> None:
    """Ben moves an Ammo on Ada's turn, in Exploration and in Movement; Ada's boxes are none of
    his business, and a box with Damage is no place."""
    for phase in ("exploration", "movement"):
        road = Road(2, phase).order(0, 1) if phase == "exploration" else Road(2, phase).order(1, 0)
        case = road.stow(0, "S S S F").lies(1, "0b0:S 1b0:A 2b0:X").play()
        assert case.prompt.seat == 0
        case.pick("1b0", "1b1", by=1)
        assert boxes(case, 1)[1] == ["", "A", ""]
        assert case.prompt.seat == 0
        (mine,) = (p for p in case.asked(1) if p.optional)
        assert mine.seat == 1
        with pytest.raises(AssertionError):
            case.pick("1b1", "2b0", by=1)


@pytest.mark.rule("LA-4.9")
@pytest.mark.parametrize("phase", ["ambush", "fire", "enemies"])
def test_nothing_moves_in_phase_four(phase: str) -> None:
    """While the question of phase 4 is open, nobody may stow."""
    road = Road(2, phase)
    road = road.zone("riderwolves") if phase == "ambush" else road.foe("riderwolves")
    case = road.outcomes(2, 4).stow(0, "S S S A").stow(1, "S S S A").play()
    assert case.s.phase == phase
    assert all(o.verb != "stow" for seat in (0, 1) for p in case.asked(seat) for o in p.options)


@pytest.mark.rule("LA-4.10", "LA-4.12")
def test_tokens_make_way() -> None:
    """Food lies on the last box that would take Ammo, and one for Food is free: it moves there by
    itself. Where nothing is free, Ada throws out Food herself."""
    road = Road(2).zone("frozen-farm").crew(0, active="leader", rest="medic co-pilot")
    road.lies(0, "0b0:S 0b1:S 0b2:S 1b0:P 1b1:A 2b0:A 2b1:A")
    case = road.play()
    case.go("explore:1", "later", "1")
    assert boxes(case) == [["S", "S", "S", ""], ["A", "A", ""], ["A", "A", "P"]]
    road = Road(2).zone("frozen-farm").crew(0, active="leader", rest="medic co-pilot")
    road.lies(0, "0b0:S 0b1:S 0b2:S 1b0:P 1b1:A 2b0:A 2b1:A 2b2:P")
    case = road.play()
    case.go("explore:1", "later", "1")
    assert case.options == ["new", "P"]
    case.go("P")
    assert case.stores(0) == "PAAAA"


@pytest.mark.rule("LA-4.12", "LA-10.2")
def test_the_driver_takes_an_empty_seat_before_one_that_something_lies_on() -> None:
    """The Tinned Food on the Truck need not move for that."""
    case = drive().lies(0, "0b2:P 1b0:S 2b2:F").play().go("101")
    assert case.p(0).is_manned
    assert case.p(0).find_boxes_with("P") == ["0b2"]


@pytest.mark.rule("LA-4.11")
def test_gains_in_phase_four_need_an_empty_box() -> None:
    """The same Convoy wins an Ammo from an Enemy's box: nothing makes way for it there. With an
    empty box it comes aboard."""
    for full in (True, False):
        road = Road(2, "fire").order(1, 0).foe("warwolves").outcomes(2).has(0, armed=True)
        road.lies(0, "0b0:S 0b1:S 0b2:S 1b0:P 1b1:P 2b0:P " + ("2b1:P" if full else ""))
        case = road.play()
        assert case.p(0).find_content("2b2") == ""
        case.go("1b2:warwolves")
        assert not case.said("throws out")
        assert all("new" not in [o.id for o in p.options] for p in case.asked(0))
        assert case.p(0).count_tokens("P") == (4 if full else 3)
        assert case.p(0).count_tokens("A") == (0 if full else 1)


@pytest.mark.rule("LA-4.12")
def test_the_last_arrangement_shown_stands() -> None:
    """Ada takes her third Survivor off the Truck; two turns later the boxes are as she left
    them."""
    road = Road(2).crew(0, active="leader medic", rest="co-pilot")
    case = road.lies(0, "0b0:S 0b1:S 0b2:S 1b1:F").play()
    case.pick("0b2", "2b1", by=0)
    for _ in range(3):
        case.lapse()
    assert boxes(case) == [["S", "S", "", ""], ["", "F", ""], ["", "S", ""]]


# -- Damage --------------------------------------------------------------------------------------


@pytest.mark.rule("LA-4.13")
def test_damage_displaces_stays_and_goes_by_repair() -> None:
    """The Fuel under it is gone; the box can neither be hit again nor used nor cleared by
    stowing. One Fury repairs it."""
    case = raid(6).crew(0, active="leader").lies(0, "0b0:S 1b0:F 1b1:X").play()
    assert sorted(refs(case)) == ["1b0", "1b2"], "1b1 has its Damage"
    case.pick("1b0", by=0)
    assert case.p(0).find_content("1b0") == "X"
    assert case.stores(0) == ""
    case = Road(2).crew(0, active="leader").lies(0, "0b0:S 1b0:X").has(0, fury=1).play()
    assert all("1b0" not in [o.id for o in p.options] for p in case.asked(0))
    case.also("fury:repair")
    assert case.p(0).find_content("1b0") == ""


@pytest.mark.rule("LA-4.14", "LA-4.20", "LA-4.6", "LA-4.17")
def test_what_is_missed_least_stands_first_and_each_box_says_what_is_lost() -> None:
    """The safe boxes come before those with people; the last Survivor on the Truck is named."""
    road = Road(2).zone("service-station").crew(0, active="leader medic")
    case = road.lies(0, "0b0:S 1b0:S 2b0:F").play().go("explore:1:leader", "later")
    found = {option.id: option.detail for option in case.prompt.options}
    assert next(iter(found)) == "0b3"
    assert list(found)[-2:] == ["1b0", "0b0"]
    assert found["0b3"] == "Armour: you lose nothing."
    assert found["2b0"] == "Open box: you lose 1 Fuel."
    assert found["1b2"] == "Weapon 2: you cannot use it until you repair it."
    assert found["1b0"] == "Open box: a Survivor sits here, and you lose one of your choice."
    told = "a Survivor sits here, and you lose one of your choice; nobody is left on the Truck."
    assert found["0b0"] == f"Survivor box: {told}"
    alone = Road(2).zone("service-station").crew(0, active="leader").lies(0, "0b0:S").play()
    last = alone.go("explore:1", "later").option("0b0")
    assert last.detail.startswith("Survivor box: you lose your last Survivor and are out of")


@pytest.mark.rule("LA-4.14")
def test_the_owner_chooses_the_box() -> None:
    """Without an area it is any box of the Convoy; two Convoys hit at once are both asked, and
    Ben may answer first."""
    case = Road(2).zone("service-station").crew(0, active="leader").play()
    case.go("explore:1", "later")
    assert sorted(refs(case)) == sorted(ref for ref, _, _ in case.p(0).list_boxes())
    case.go("2b1")
    assert case.p(0).find_content("2b1") == "X"
    case = Road(2, "enemies").foe("warwolves").outcomes(2, 1).play()
    assert len(refs(case, 0)) == len(refs(case, 1)) == 4
    case.pick("0b2", by=1)
    assert case.p(1).find_content("0b2") == "X"
    assert refs(case, 0)
    case.pick("0b3", by=0)
    assert case.p(0).find_content("0b3") == "X"


@pytest.mark.rule("LA-4.15")
def test_damage_without_a_box_is_ignored() -> None:
    """No Device for the top row; a Device already shot to pieces."""
    bare = raid(3).play()
    assert (bare.s.phase, bare.p(0).list_damaged_boxes()) == ("exploration", [])
    snapshot = raid(3, "hauler/roof-gun", "crew-car", "flatbed").damaged(0, "0t0").play()
    assert (snapshot.s.phase, snapshot.p(0).list_damaged_boxes()) == ("exploration", ["0t0"])


@pytest.mark.rule("LA-4.16")
def test_several_damage_go_on_different_boxes() -> None:
    """Two on the Truck: not both on one box. With one box left the second is ignored."""
    road = Road(2, "enemies").foe("the-final-howl", hitpoints="3a").outcomes(11, 1).at(1, "118a")
    case = road.lies(0, "0b0:S").crew(0, active="leader").play()
    with pytest.raises(Illegal):
        case.pick("0b2", "0b2", by=0)
    with pytest.raises(Illegal):
        case.pick("0b2", by=0)
    case.pick("0b2", "0b3", by=0)
    assert case.p(0).list_damaged_boxes() == ["0b2", "0b3"]
    road = Road(2, "enemies").foe("the-final-howl", hitpoints="3a").outcomes(11, 1).at(1, "118a")
    case = road.crew(0, active="leader").lies(0, "1b0:S 0b0:X 0b1:X 0b3:X").play()
    assert case.p(0).list_damaged_boxes() == ["0b0", "0b1", "0b2", "0b3"]
    assert case.s.phase == "exploration"


@pytest.mark.rule("LA-4.17")
def test_a_survivor_lost_to_damage() -> None:
    """The owner names whose seat it was, from any Zone; the card goes to the Common pile."""
    road = raid(1).crew(0, active="leader", rest="medic", exhausted="driver")
    case = road.lies(0, "0b0:S 0b1:S 1b0:S").play()
    case.pick("0b1", by=0)
    assert sorted(refs(case)) == ["driver", "medic", "red-leader"]
    case.pick("driver", by=0)
    assert case.s.common == ["driver"]
    assert case.p(0).count_tokens("S") == len(case.p(0).crew) == 2


@pytest.mark.rule("LA-4.18")
def test_repair_is_the_owners_choice() -> None:
    """One Repair, three damaged boxes: Ada names the Weapon."""
    case = Road(2).damaged(0, "0b3", "1b2", "2b2").has(0, fury=1).play()
    case.also("fury:repair")
    assert sorted(case.options) == ["0b3", "1b2", "2b2"]
    case.go("1b2")
    assert case.p(0).list_damaged_boxes() == ["0b3", "2b2"]


@pytest.mark.rule("LA-4.18")
def test_repair_by_default() -> None:
    """The dearest box first: Weapons by rating, Fame, make, Tracks, locker, cargo, armour; among
    equals from the front."""
    road = Road(2).convoy(
        0,
        "fortress-hauler/plough-blades",
        "artillery-trailer/stash-locker",
        "crew-car/bullet-maker",
    )
    case = road.crew(0, active="leader").lies(0, "0b0:S").play()
    broken = ["1b2", "0b5", "2b2", "2t0", "2t1", "0t0", "1t0", "0b2", "2b1", "0b4", "1t1"]
    for ref in broken:
        case.p(0).fill_box(ref, "X")
    assert convoy.repair_by_default(case.p(0), 99) == broken


@pytest.mark.rule("LA-4.19")
def test_a_wreck_stays_in_the_convoy() -> None:
    """The last whole box of the second column is hit; the Crew Car is still towed."""
    case = raid(6).crew(0, active="leader").lies(0, "0b0:S 1b0:X 1b1:X").play()
    assert case.p(0).find_part("1b").boxes == ["X", "X", "X"]
    assert len(case.p(0).columns) == 3
    assert case.s.common == []


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
    case = road.lies(0, "0b0:S 0b2:A 1b0:P 1b1:F 2b0:S 3b2:F").play()
    p = case.p(0)
    found = []
    while p.list_area_boxes(None):
        found.append(convoy.sort_by_sacrifice(p.list_area_boxes(None))[0][0])
        p.fill_box(found[-1], "X")
    assert found == ORDER.split()


@pytest.mark.rule("LA-4.14", "LA-4.20")
def test_an_absent_player_loses_armour_first() -> None:
    """In the area that is hit, when the deadline has passed."""
    case = raid(4).play()
    case.lapse()
    assert case.p(0).list_damaged_boxes() == ["0b3"]


@pytest.mark.rule("LA-4.21")
@pytest.mark.parametrize(
    ("crew", "lost"),
    [
        ("leader co-pilot medic driver", "driver"),
        ("leader co-pilot medic+1 driver", "medic"),
        ("leader co-pilot renegade", "renegade"),
        ("leader co-pilot", "red-co-pilot"),
    ],
)
def test_who_is_lost_by_default(crew: str, lost: str) -> None:
    """The lowest skill left, by the alphabet, but Co-Pilot and Leader last of all."""
    case = (
        raid(1).crew(0, active=crew).lies(0, " ".join(f"{r}:S" for r in ANY[: len(crew.split())]))
    )
    played = case.play()
    played.pick("0b2", by=0)
    played.lapse()
    assert played.s.common == [lost]
