"""LA-10.16 to LA-10.22: Shortcuts and what they cost, and the Heavy Snowstorm."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road

NOBODY_DRIVES = "leader co-pilot cold-maiden"
TRACKS = ("hauler/plough-blades", "flatbed")


def road(space: str, sides: tuple[str, str, str] = ("1A", "2A", "3A"), fuel: int = 1) -> Road:
    """Ada is to move with speed 2 and Tracks; nobody else has Fuel."""
    stage = Road(phase="movement", sides=sides).convoy(0, *TRACKS)
    stage.crew(0, rest=NOBODY_DRIVES).crew(1, rest=NOBODY_DRIVES)
    return stage.at(0, space).stow(0, "S S S " + "F " * fuel)


def counters(case: Case, seat: int = 0) -> int:
    return sum(one.counters for one in case.p(seat).crew)


@pytest.mark.rule("LA-10.16")
def test_a_rough_shortcut_needs_undamaged_tracks() -> None:
    """From 101 to 104a: with Tracks, not without, not with broken ones."""
    assert "104a" in road("101").play().options
    assert "104a" not in road("101").convoy(0, "hauler", "flatbed").play().options
    assert "104a" not in road("101").damaged(0, "0t0").play().options


@pytest.mark.rule("LA-10.17")
def test_the_first_to_cross_an_avalanche_closes_it_for_all() -> None:
    """Ben drives from 104a to 107, and Ada cannot follow, nor come back from below."""
    stage = road("104a", ("1B", "2A", "3A")).at(1, "104a").stow(1, "S S S F")
    case = stage.play()
    assert case.prompt.seat == 1
    case.pick("107")
    assert case.s.closed == ["104a-107"]
    assert case.view().closed == ["104a-107"]
    assert case.prompt.seat == 0
    assert "107" not in case.options
    case = road("107", ("1B", "2A", "3A")).set(closed=["104a-107"]).play()
    assert "104a" not in case.options


@pytest.mark.rule("LA-10.17")
def test_an_avalanche_may_be_crossed_from_either_end_while_it_hangs() -> None:
    """From 107 back to 104a, which closes it as well."""
    case = road("107", ("1B", "2A", "3A")).play().pick("104a")
    assert case.s.closed == ["104a-107"]


@pytest.mark.rule("LA-10.18")
def test_a_dangerous_shortcut_takes_what_is_printed_at_once() -> None:
    """103b to 106: 1 Damage on a box of the owner's choice."""
    case = road("103b").play().go("106", "1b2")
    assert (case.p(0).space, case.p(0).list_damaged_boxes()) == ("106", ["1b2"])
    assert counters(case) == 0


@pytest.mark.rule("LA-10.18")
def test_the_owner_says_whom_the_shortcut_contaminates() -> None:
    """102a to 105 on board 1B: 1 Contamination on a Survivor of any zone."""
    case = road("102a", ("1B", "2A", "3A")).play().pick("105")
    assert set(case.options) == {"red-leader", "red-co-pilot", "red-cold-maiden"}
    case.pick("red-leader")
    assert case.p(0).crew_of("red-leader").counters == 1
    assert case.p(0).list_damaged_boxes() == []


@pytest.mark.rule("LA-10.18", "LA-5.17")
def test_whom_a_shortcut_kills_is_dead_before_the_waypoint() -> None:
    """The Co-Pilot dies of the Shortcut, and cannot take the waypoint's Contamination too."""
    stage = road("111b").damaged(0, "0t0").waypoints(s113a="C")
    case = stage.play().go("113a", "red-co-pilot", "1b2")
    assert "red-co-pilot" in case.s.common
    assert set(case.options) == {"red-leader", "red-cold-maiden"}


@pytest.mark.rule("LA-10.19")
def test_a_shortcut_of_several_kinds_obeys_all() -> None:
    """111b to 114 poisons and breaks; 114 to 117a is rough and breaks; 110a to 113 is rough and
    slides; 119 to 122a slides and poisons."""
    case = road("111b").play().go("114", "red-leader", "1b2")
    assert (counters(case), case.p(0).list_damaged_boxes()) == (1, ["1b2"])
    assert "117a" not in road("114").damaged(0, "0t0").play().options
    case = road("114").play().go("117a", "1b2")
    assert case.p(0).list_damaged_boxes() == ["1b2"]
    glass = ("1A", "2B", "3A")
    assert "113" not in road("110a", glass).damaged(0, "0t0").play().options
    assert road("110a", glass).play().pick("113").s.closed == ["110a-113"]
    assert "113" not in road("110a", glass).set(closed=["110a-113"]).play().options
    case = road("119", ("1A", "2A", "3B")).play().go("122a", "red-leader")
    assert (case.s.closed, counters(case)) == (["119-122a"], 1)


@pytest.mark.rule("LA-10.20")
def test_losing_the_tracks_on_the_way_does_not_stop_the_movement() -> None:
    """The Rough Shortcut from 114 breaks the Tracks that carried the Convoy; it drives on."""
    case = road("114").play().go("118a", "0t0")
    assert (case.p(0).space, case.p(0).list_damaged_boxes()) == ("118a", ["0t0"])


@pytest.mark.rule("LA-10.20")
def test_losing_the_driver_on_the_way_does_not_stop_the_movement() -> None:
    """The only Survivor on the Truck dies of the Shortcut's Damage, two spaces before the end."""
    stage = road("103b").damaged(0, "0b1", "0b2").lies(0, "0b0:S 1b0:S 1b1:S 1b2:F")
    case = stage.play().go("107a", "0b0", "red-cold-maiden")
    assert case.p(0).space == "107a"
    assert not case.p(0).is_manned


@pytest.mark.rule("LA-10.21")
def test_a_storm_slows_every_truck_and_closes_every_shortcut() -> None:
    """2 off the speed of both Convoys, no Dangerous Shortcut either; then it has blown over."""
    stage = road("103b", fuel=2).set(storm=True)
    stage.convoy(1, "snowcat", "flatbed").at(1, "103b").stow(1, "S S S F")
    case = stage.play()
    assert (case.prompt.seat, set(case.options)) == (1, {"104b", "102", "stay"})
    assert case.view().players[1].speed == 1
    case.pick("stay")
    assert case.view().players[0].speed == 0
    assert set(case.options) == {"102", "104b", "stay"}
    case.pick("stay")
    assert case.s.storm is False
    assert case.view().players[0].speed >= 2


@pytest.mark.rule("LA-10.22")
def test_speed_never_falls_below_zero_and_storms_do_not_add_up() -> None:
    """A Truck of speed 2 with a second storm on top of the first still makes 1 on 2 Fuel; a speed
    below 0 would not."""
    stage = road("103b").set(storm=True, phase="exploration").zone("mechanic")
    stage.crew(0, active="leader").stow(0, "S F F").crew(1, exhausted="leader")
    stage.deck("heavy-snowstorm-2", "frozen-farm")
    case = stage.play().go("explore:1", "later", "none")
    assert "heavy-snowstorm-2" in case.s.common
    while case.s.phase != "movement":
        case.lapse()
    assert case.s.storm is True
    assert case.view().players[0].speed == 0
    assert "104b" in case.options


@pytest.mark.rule("LA-10.22")
def test_extra_fuel_moves_a_truck_that_the_storm_has_stopped() -> None:
    """Speed 2 less 2 is 0, and 1 point from the second Fuel."""
    case = road("103b", fuel=2).set(storm=True).play().pick("104b")
    assert (case.p(0).space, case.stores(0)) == ("104b", "")
