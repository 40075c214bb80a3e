"""LA-10: how far a Convoy drives, by which road, and what it finds where it stops."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from rules.aurora.model.decks import DECKS
from rules.aurora.model.maps import the_map
from rules.aurora.play.movement import routes
from rules.engine import Illegal
from tests.rules.aurora.build import Case, Road

NOBODY_DRIVES = "leader co-pilot cold-maiden"


def road(
    space: str = "100", fuel: int = 1, *, seats: int = 2, active: str = "", rest: str = ""
) -> Road:
    """Ada is to move with the start Truck, speed 2; nobody else has Fuel."""
    rest = rest or ("leader" if active else NOBODY_DRIVES)
    stage = Road(seats, "movement").crew(0, active=active, rest=rest).at(0, space)
    survivors = len([*active.split(), *rest.split()])
    return stage.stow(0, "S " * survivors + "F " * fuel)


def drives(case: Case) -> set[str]:
    """The spaces that Ada may drive to."""
    return set(case.options) - {"stay"}


# -- who, and whether (LA-10.1 to LA-10.7) -------------------------------------------------------


@pytest.mark.rule("LA-10.1", "LA-7.2")
def test_convoys_move_in_right_turn_order() -> None:
    """The rightmost counter drives first."""
    stage = Road(seats=3, phase="movement").order(2, 0, 1)
    for seat in range(3):
        stage.stow(seat, "S S S F")
    case = stage.play()
    seen = []
    for _ in range(3):
        seen.append(case.prompt.seat)
        case.pick("stay")
    assert seen == [1, 0, 2]


@pytest.mark.rule("LA-10.2")
def test_without_a_survivor_on_the_truck_nobody_drives() -> None:
    """Every seat of the cab is broken: the Convoy stays, and keeps its Fuel."""
    stage = road().damaged(0, "0b0", "0b1", "0b2")
    case = stage.play()
    assert (case.p(0).space, case.stores(0), case.s.phase) == ("100", "F", "exploration")
    assert case.said("Nobody at the wheel: ")


@pytest.mark.rule("LA-10.2", "LA-4.12")
@pytest.mark.parametrize(
    "boxes",
    ["1b0:S 1b1:S 2b0:S 2b2:F", "0b2:A 1b0:S 1b1:S 2b0:S 2b2:F", "0b2:A 1b0:S 1b1:F 2b0:S 2b1:S"],
    ids=["an empty seat", "in exchange", "with the Fuel making way for the Ammo"],
)
def test_tokens_are_restowed_first_so_that_somebody_drives(boxes: str) -> None:
    """Nobody sits on the Truck, but somebody could: nothing is lost, and the Convoy may move."""
    stage = road().lies(0, boxes)
    if "0b2" in boxes:
        stage.damaged(0, "0b0", "0b1")
    before = sorted(word[-1] for word in boxes.split())
    case = stage.play()
    case.pick("101")
    assert case.p(0).space == "101"
    assert case.p(0).is_manned
    before.remove("F")
    assert sorted(c for _, _, c in case.p(0).list_boxes() if c and c != "X") == before


@pytest.mark.rule("LA-4.12", "LA-10.2")
@pytest.mark.parametrize("fuel", ["", " 2b2:F"], ids=["no Fuel", "by choice"])
def test_nothing_is_restowed_for_a_convoy_that_stays(fuel: str) -> None:
    """Nobody sits on the Truck, and the Convoy does not drive: all lies as its owner left it."""
    placed = f"0b2:A 1b0:S 1b1:S 2b0:S{fuel}"
    case = road().lies(0, placed).play()
    if fuel:
        case.pick("stay")
    assert case.s.phase == "exploration", "all have had their movement"
    held = [f"{ref}:{content}" for ref, _, content in case.p(0).list_boxes() if content]
    assert held == placed.split()


@pytest.mark.rule("LA-4.12")
def test_as_little_as_possible_is_restowed() -> None:
    """The Ammo on the Truck's only whole box changes places with the Survivor on a box for
    anything; who sits on a box for Survivors stays there, and so do Fuel and Food."""
    stage = road().convoy(0, "hauler", "flatbed", "bunk-wagon").damaged(0, "0b0", "0b1")
    case = stage.lies(0, "0b2:A 1b0:F 1b1:P 2b0:S 2b1:S 2b2:S").play().pick("101")
    held = {ref: content for ref, _, content in case.p(0).list_boxes() if content not in ("", "X")}
    assert held == {"0b2": "S", "1b1": "P", "2b0": "S", "2b1": "S", "2b2": "A"}


@pytest.mark.rule("LA-10.2")
def test_a_full_cab_that_nobody_can_be_swapped_into_does_not_drive() -> None:
    """The only whole box of the Truck holds Ammo, and there is no other box for Ammo."""
    stage = (
        road(active="co-pilot").convoy(0, "hauler", "bunk-wagon").damaged(0, "0b0", "0b1", "1b2")
    )
    case = stage.lies(0, "0b2:A 1b0:S 1b1:S").play()
    assert case.p(0).find_content("0b2") == "A"
    assert case.s.phase == "exploration"


@pytest.mark.rule("LA-10.2")
def test_who_is_restowed_off_the_truck_climbs_back_to_drive() -> None:
    """Ada empties her cab while she is asked where to go; driving still takes a driver."""
    case = road().lies(0, "0b0:S 1b0:S 1b1:S 2b2:F").play()
    case.also("0b0", "2b0")
    assert not case.p(0).is_manned
    case.pick("101")
    assert case.p(0).space == "101"
    assert case.p(0).is_manned


@pytest.mark.rule("LA-10.3")
def test_moving_takes_one_fuel() -> None:
    """1 Fuel pays for as many spaces as the Truck is fast."""
    case = road(fuel=2).play()
    case.pick("102")
    assert (case.p(0).space, case.stores(0)) == ("102", "F")


@pytest.mark.rule("LA-10.3")
def test_without_fuel_or_by_choice_the_convoy_stays() -> None:
    """Ben is not even asked; Ada says no, and keeps what she has."""
    case = road().play()
    assert case.prompt.seat == 0
    case.pick("stay")
    assert (case.p(0).space, case.p(1).space, case.stores(0)) == ("100", "100", "F")


@pytest.mark.rule("LA-10.3", "LA-14.17", "LA-21.4")
def test_who_cannot_drive_may_still_use_what_works_in_movement() -> None:
    """No Fuel, but the Medic wakes somebody; without anything to do nobody is asked."""
    case = road(fuel=0, active="medic").play()
    assert case.options == ["stay", "hurry"]
    case.also("medic:red-leader")
    assert "leader" in case.zones(0)["active"]
    assert case.s.phase == "exploration"


@pytest.mark.rule("LA-10.3", "LA-16.11")
def test_nitromethane_drives_without_any_fuel() -> None:
    """The first Fuel is not spent, so none need be there; the Truck takes 1 Damage."""
    case = road(fuel=0).hand(0, "nitromethane-1").play()
    assert case.options == ["stay", "hurry"]
    case.also("nitromethane-1").go("102", "0b3")
    assert (case.p(0).space, case.p(0).list_damaged_boxes()) == ("102", ["0b3"])


@pytest.mark.rule("LA-10.4")
def test_the_movement_example() -> None:
    """Truck 3, Co-Pilot 1, Nitrous Oxide 1, one more Fuel 1: 6 movement points."""
    stage = Road(seats=4, phase="movement", number=5).order(0, 1, 2, 3)
    stage.convoy(3, "snowcat").damaged(3, "0b3").crew(3, active="co-pilot").at(3, "122")
    stage.lies(3, "0b0:S 0b1:F 0b2:F")
    case = stage.hand(3, "nitrous-oxide-1").play()
    assert "Q5" in case.options
    assert "Q6" not in case.options
    case.also("nitrous-oxide-1")
    assert "Q6" in case.options
    assert "Q7" not in case.options
    assert "1 Fuel" in case.option("Q5").detail
    case.pick("Q6")
    assert (case.p(3).space, case.stores(3)) == ("Q6", "")


@pytest.mark.rule("LA-10.4", "LA-14.9")
def test_speed_effects_add_up() -> None:
    """Driver and Co-Pilot give 1 each, but only in the Active Zone."""
    case = road(active="driver co-pilot").play()
    assert case.view().players[0].speed == 4
    case = road(active="driver", rest="leader co-pilot").play()
    assert case.view().players[0].speed == 3


@pytest.mark.rule("LA-10.5")
def test_fewer_spaces_are_fine() -> None:
    """With 4 points along the quays each of the next four may be the end."""
    case = road("Q2", fuel=3).play()
    assert {"Q3", "Q4", "Q5", "Q6"} <= drives(case)
    assert "Q7" not in drives(case)


@pytest.mark.rule("LA-10.6")
def test_nothing_is_spent_on_standing_still() -> None:
    """The own space is no destination, and a Truck of speed 0 in a storm burns no Fuel."""
    assert "100" not in road(fuel=3).play().options
    case = road().set(storm=True).play()
    assert (case.s.phase, case.p(0).space, case.stores(0)) == ("exploration", "100", "F")


@pytest.mark.rule("LA-10.6", "LA-16.16")
def test_no_food_is_burnt_for_standing_still() -> None:
    """The Turbo-truck takes Food for speed, but not where it cannot drive: without Fuel, or with
    nobody who could come to the wheel. Who promises Food and then stays keeps it."""
    turbo = road().convoy(0, "biomass-turbo-truck", "crew-car", "flatbed")
    assert "turbo:P" not in turbo.hand(0, "mre-1").stow(0, "S S S P P").play().free(0)
    turbo = road().convoy(0, "biomass-turbo-truck", "crew-car", "flatbed").hand(0, "mre-1")
    turbo.damaged(0, "0b0", "0b1")
    assert "turbo:P" not in turbo.lies(0, "1b0:S 1b1:S 2b0:S 2b1:P 2b2:F").play().free(0)
    turbo = road().convoy(0, "biomass-turbo-truck", "crew-car", "flatbed").stow(0, "S S S P P F")
    case = turbo.play().also("turbo:P")
    case.pick("stay")
    assert case.stores(0) == "FPP"


@pytest.mark.rule("LA-10.6", "LA-16.16")
def test_food_is_burnt_when_the_convoy_drives_and_no_more_than_it_takes() -> None:
    """Two Food promised, speed 5: four spaces take one of them, three none."""
    turbo = road().convoy(0, "biomass-turbo-truck", "crew-car", "flatbed").stow(0, "S S S P P F")
    for end, stores in (("105a", ""), ("104a", "P"), ("103a", "PP")):
        case = turbo.play().also("turbo:P").also("turbo:P")
        assert "turbo:P" not in case.free(0)
        assert case.pick(end).stores(0) == stores


@pytest.mark.rule("LA-10.7")
def test_by_default_as_far_as_one_fuel_goes_on_branch_a() -> None:
    """With Tracks and Fuel to spare: no Shortcut, no second Fuel, north at the fork."""
    stage = road("101").convoy(0, "snowcat", "crew-car").lies(0, "0b0:S 0b1:S 1b0:S 0b2:F 1b1:F")
    case = stage.play()
    assert "104a" in case.options
    case.lapse()
    assert (case.p(0).space, case.stores(0)) == ("104a", "F")
    case = road("102", 2, active="driver").play().lapse()
    assert (case.p(0).space, case.stores(0)) == ("105a", "F")


@pytest.mark.rule("LA-10.7")
def test_by_default_no_card_is_played() -> None:
    """The Nitrous Oxide stays in the hand, and 2 spaces are driven."""
    case = road().hand(0, "nitrous-oxide-1").play().lapse()
    assert case.p(0).space == "102"
    assert case.p(0).hand == ["nitrous-oxide-1"]


@pytest.mark.rule("LA-10.7")
def test_by_default_through_an_open_tunnel_not_into_a_closed_one() -> None:
    """From 106 north and on into Region 2; at the head of a blind road the Convoy stays."""
    case = road("107a").play().lapse()
    assert case.p(0).space == "109a"
    case = road("107b").play().lapse()
    assert (case.p(0).space, case.stores(0)) == ("107b", "F")


@pytest.mark.rule("LA-10.7")
def test_by_default_the_standard_road_even_where_a_shortcut_ends_there_too() -> None:
    """To 106 there is the road and a Shortcut that costs 1 Damage: who says no more takes the
    road, whoever is asked which way may take either."""
    case = road("103b", active="driver").play()
    case.lapse().lapse()
    assert (case.p(0).space, case.p(0).list_damaged_boxes()) == ("106", [])
    case = road("103b", active="driver").play()
    assert case.option("106").detail.endswith("; 2 ways there")
    assert "ways" not in case.option("105b").detail
    case.pick("106")
    assert case.prompt.default == ["1"]
    case.pick("0").pick("2b2")
    assert case.p(0).list_damaged_boxes() == ["2b2"]


# -- roads (LA-10.8 to LA-10.11, LA-10.16) -------------------------------------------------------


@pytest.mark.rule("LA-10.8")
def test_a_road_costs_one_point_and_so_does_a_shortcut() -> None:
    """From 101 with 2 points: two spaces by road, or the Shortcut to 104a and one more."""
    case = road("101").convoy(0, "hauler/plough-blades", "flatbed").play()
    assert drives(case) == {"100", "102", "103a", "103b", "104a", "105a"}


@pytest.mark.rule("LA-10.9")
def test_a_tunnel_is_one_step_into_the_next_region() -> None:
    """108a and 109a are spaces like others."""
    case = road("108a").play()
    assert {"109a", "110", "107a", "106"} == drives(case) - {"105a", "105b"}
    assert "111a" not in drives(case)
    case.pick("109a")
    assert case.p(0).space == "109a"


@pytest.mark.rule("LA-10.10")
def test_roads_go_both_ways_and_no_space_is_entered_twice() -> None:
    """5 points lead out of the ring on both sides, but never back to where one stands."""
    case = road("104a", 2, active="driver co-pilot").play()
    assert {"103a", "102", "101", "100", "106", "107a", "105b"} <= drives(case)
    assert "104a" not in case.options
    for route in routes.find_routes(case.s, 0, routes.count_movement_points(case.s, 0)):
        spaces = ["104a"]
        for link in route.links:
            spaces.append(link.find_other_end(spaces[-1]))
        assert len({*spaces}) == len(spaces)


@pytest.mark.rule("LA-10.11")
def test_convoys_share_spaces() -> None:
    """Ada stops where Ben and Cleo stand."""
    case = road(seats=3).at(1, "101").at(2, "101").play()
    case.pick("101")
    assert [case.p(seat).space for seat in range(3)] == ["101"] * 3


def _walks(sides: tuple[str, str, str], start: str, points: int, tracks: bool) -> set[str]:
    """Where any walk of so many steps may end; knows nothing of rules/aurora/moving."""
    ways: list[tuple[str, str]] = []
    for side in sides:
        for chain in DECKS.regions[side].roads:
            spaces = chain.split("-")
            ways += list(pairwise(spaces))
        ways += [cut.ends for cut in DECKS.regions[side].shortcuts if tracks or not cut.rough]
    ways += [("108a", "109a"), ("117a", "118a")]
    if sides[1] == "2B":
        ways.append(("108b", "109b"))
    elif sides[2] == "3A":
        ways.append(("117b", "118b"))
    reached = {start}
    for _ in range(points):
        reached |= {b for a, b in ways if a in reached} | {a for a, b in ways if b in reached}
    return reached - {start}


@pytest.mark.rule("LA-10.4", "LA-10.8", "LA-10.9", "LA-10.10", "LA-10.16")
@pytest.mark.parametrize("number", range(24))
def test_every_space_within_reach_is_offered_and_no_other(number: int) -> None:
    """Any boards, any space, any Fuel, with Tracks or without: what walking finds."""
    rnd = Random(number)
    sides = (rnd.choice(["1A", "1B"]), rnd.choice(["2A", "2B"]), rnd.choice(["3A", "3B"]))
    start = rnd.choice(list(the_map(sides).links))
    tracks, fuel = rnd.random() < 0.5, rnd.randint(1, 3)
    stage = Road(phase="movement", sides=sides).at(0, start)
    stage.convoy(0, "hauler/plough-blades", "flatbed").crew(0, rest=NOBODY_DRIVES)
    if not tracks:
        stage.damaged(0, "0t0")
    case = stage.stow(0, "S S S " + "F " * fuel).play()
    assert drives(case) == _walks(sides, start, 1 + fuel, tracks)


@pytest.mark.rule("LA-10.7")
def test_a_space_out_of_reach_is_refused() -> None:
    """Two points do not lead to 103a."""
    case = road().play()
    with pytest.raises(Illegal):
        case.pick("103a")
    assert case.p(0).space == "100"


# -- waypoints (LA-10.12 to LA-10.15) ------------------------------------------------------------


@pytest.mark.rule("LA-10.12")
@pytest.mark.parametrize("counter", ["F", "P", "A"])
def test_a_resource_at_the_end_may_be_taken(counter: str) -> None:
    """It comes aboard and the counter leaves play; where there is room nobody is asked."""
    case = road("103a").waypoints(s104a=counter).play().pick("104a")
    assert case.stores(0) == counter
    assert case.s.waypoints == {}
    assert case.prompt.seat == 1


@pytest.mark.rule("LA-10.12")
def test_a_counter_may_be_left_lying() -> None:
    """Where there is no room: for the next one who comes by, or for oneself."""
    full = road("103a").lies(0, "0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:X")
    full.waypoints(s104a="A").hand(0, "nitromethane-1")
    case = full.play().also("nitromethane-1").go("104a", "0b3", "new")
    assert case.stores(0) == "FFFFF", "no Fuel was spent"
    assert case.s.waypoints == {"104a": "A"}
    assert case.said("leaves the Ammo on 104a")
    case = full.play().also("nitromethane-1").go("104a", "0b3", "F")
    assert (case.stores(0), case.s.waypoints) == ("FFFFA", {})


@pytest.mark.rule("LA-10.12")
def test_an_object_waypoint_is_one_object_card() -> None:
    """The counter goes, a card is drawn."""
    case = road("103a").waypoints(s104a="O").objects("mre-1").play().go("104a")
    assert case.p(0).hand == ["mre-1"]
    assert case.s.waypoints == {}


@pytest.mark.rule("LA-10.13")
def test_a_contamination_waypoint_stays_for_the_next() -> None:
    """One of the own Survivors of any zone takes a counter; the infinity sign stays."""
    stage = road("103a", active="leader", rest="co-pilot mechanic")
    case = stage.waypoints(s104a="C").play().pick("104a")
    assert set(case.options) == {"red-leader", "red-co-pilot", "mechanic"}
    case.pick("mechanic")
    assert case.p(0).crew_of("mechanic").counters == 1
    assert case.s.waypoints == {"104a": "C"}


@pytest.mark.rule("LA-10.13", "LA-5.17")
def test_contamination_on_the_road_kills_at_once() -> None:
    """The Co-Pilot has skill 1; the card goes to the Common pile with one token."""
    case = road("103a").waypoints(s104a="C").play().go("104a", "red-co-pilot")
    assert "red-co-pilot" in case.s.common
    assert case.p(0).count_tokens("S") == 2


@pytest.mark.rule("LA-10.14")
def test_what_is_driven_past_does_nothing() -> None:
    """Fuel and poison lie on the way, and stay there."""
    case = road("103a", 2).waypoints(s104a="F", s105a="C").play().pick("106")
    assert case.s.waypoints == {"104a": "F", "105a": "C"}
    assert not any(one.counters for one in case.p(0).crew)


@pytest.mark.rule("LA-10.15")
def test_who_stays_does_not_meet_the_waypoint_again() -> None:
    """Neither by choice nor for want of Fuel."""
    stage = Road(phase="movement").at(0, "104a").at(1, "104a").stow(0, "S S S F")
    case = stage.waypoints(s104a="C").play().pick("stay")
    assert case.s.phase == "exploration"
    assert not any(one.counters for seat in (0, 1) for one in case.p(seat).crew)


# -- the end of the phase, and distances (LA-10.23, LA-10.24) ------------------------------------


@pytest.mark.rule("LA-10.23", "LA-7.3", "LA-7.4")
def test_the_turn_order_update_example() -> None:
    """Red on 106, Green and Blue on 102, Yellow on 108: Blue, Green, Red, Yellow."""
    red, green, yellow, blue = range(4)
    stage = Road(seats=4, phase="movement").order(red, blue, green, yellow)
    stage.at(red, "105a").stow(red, "S S S F").at(green, "102").at(blue, "102")
    case = stage.at(yellow, "108a").play()
    assert case.prompt.seat == red
    case.pick("106")
    assert case.s.order == [blue, green, red, yellow]


@pytest.mark.rule("LA-7.5", "LA-10.23")
def test_parallel_roads_of_one_number_keep_their_order() -> None:
    """104a and 104b are two spaces with one number."""
    stage = road("103a").order(1, 0).at(1, "104b")
    case = stage.play().pick("104a")
    assert case.s.order == [1, 0]


@pytest.mark.rule("LA-10.24")
@pytest.mark.parametrize(
    ("start", "end", "rough", "steps"),
    [
        ("100", "106", False, 4),  # by 103b and the Dangerous Shortcut
        ("100", "104a", False, 4),
        ("100", "104a", True, 2),  # by the Rough one from 101
        ("104a", "105b", False, 1),  # no road ahead: the difference of the numbers
        ("104a", "104b", False, 0),
        ("106", "100", True, 0),  # behind
        ("107b", "110", False, 3),  # its road ends at the Closed Tunnel
        ("122", "Q3", True, 3),
    ],
)
def test_distances_on_the_first_boards(start: str, end: str, rough: bool, steps: int) -> None:
    """The fewest steps upwards with the Shortcuts that the one behind could use."""
    state = Road(phase="movement").state
    assert routes.find_distance(state, start, end, rough) == steps


@pytest.mark.rule("LA-10.24")
def test_a_closed_avalanche_shortens_nothing() -> None:
    """On 1B from 104a to 107: 1 step while the snow hangs, 3 when it has come down."""
    stage = Road(phase="movement", sides=("1B", "2A", "3A"))
    assert routes.find_distance(stage.state, "104a", "107", False) == 1
    stage.set(closed=["104a-107"])
    assert routes.find_distance(stage.state, "104a", "107", False) == 3


@pytest.mark.rule("LA-10.24", "LA-14.6")
@pytest.mark.parametrize(("lead", "speed"), [("106", 3), ("107a", 3), ("108a", 4)])
def test_the_co_pilot_measures_by_shortcuts(lead: str, speed: int) -> None:
    """From 100 on 1A the Dangerous Shortcut makes 108 six steps away, though it is space 8."""
    case = road(active="co-pilot").at(1, lead).play()
    assert case.view().players[0].speed == speed


@pytest.mark.rule("LA-10.24", "LA-10.21", "LA-14.6")
def test_in_a_storm_no_shortcut_shortens_the_distance() -> None:
    """106 is six steps away while no Shortcut can be used: the Co-Pilot drives harder."""
    stage = road(active="co-pilot").at(1, "106")
    case = stage.set(storm=True).play()
    assert case.view().players[0].speed == 2 + 2 - 2
