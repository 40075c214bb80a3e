"""LA-10: how far a Convoy drives, by which road, and what it finds where it stops."""

from itertools import pairwise
from random import Random

import pytest

from cogs.ui.limits import SELECT_DETAIL
from rules.aurora.model.decks import DECKS, ENEMIES
from rules.aurora.model.maps import make_map
from rules.aurora.play.movement import routes
from rules.engine.languages import speak
from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada is to move with the start Truck, speed 2; nobody else has Fuel.
    "road": "phase movement; rest leader co-pilot cold-maiden",
    # Ada's Truck takes Food for speed.
    "turbo": "phase movement; convoy biomass-turbo-truck crew-car flatbed; rest leader co-pilot "
    "cold-maiden; stow SSSPPF",
}
rows = make_rows(POSITIONS)


@rows("""
# The rightmost counter drives first.
LA-10.1 LA-7.2 | seats 3; phase movement; order 2 0 1; stow SSSF; stow_1 SSSF | 1=stay -> asks 0
# Every seat of the cab is broken: the Convoy stays, and keeps its Fuel.
LA-10.2 | road; stow SSSF; damaged 0b0 0b1 0b2
    -> space 100; stores F; phase exploration; said Nobody at the wheel:
# The only whole box of the Truck holds Ammo, and there is no other box for Ammo.
LA-10.2 | road; convoy hauler bunk-wagon;
        active co-pilot; rest leader; lies 0b2:A 1b0:S 1b1:S; damaged 0b0 0b1 1b2
    -> boxes 0b0:X 0b1:X 0b2:A 1b0:S 1b1:S 1b2:X; phase exploration
# Ada empties her cab while she is asked where to go; driving still takes a driver.
LA-10.2 | road; lies 0b0:S 1b0:S 1b1:S 2b2:F | +0b0&2b0 101 -> space 101; manned yes
# Nobody sits on the Truck, but somebody could: as little as possible is restowed.
LA-10.2 | road; lies 1b0:S 1b1:S 2b0:S 2b2:F | 101 -> manned yes
LA-4.12 LA-10.2 | road; lies 0b2:A 1b0:S 1b1:F 2b0:S 2b1:S; damaged 0b0 0b1
    101 -> manned yes; stores A; aboard 3
LA-4.12 | road;
        convoy hauler flatbed bunk-wagon; lies 0b2:A 1b0:F 1b1:P 2b0:S 2b1:S 2b2:S; damaged 0b0 0b1
    101 -> boxes 0b0:X 0b1:X 0b2:S 1b1:P 2b0:S 2b1:S 2b2:A
# A Convoy that does not drive is left as it is, without Fuel or by choice.
LA-4.12 LA-10.2 | road; lies 0b2:A 1b0:S 1b1:S 2b0:S
    -> boxes 0b2:A 1b0:S 1b1:S 2b0:S; phase exploration
LA-4.12 | road; lies 0b2:A 1b0:S 1b1:S 2b0:S 2b2:F | stay -> boxes 0b2:A 1b0:S 1b1:S 2b0:S 2b2:F
# 1 Fuel pays for as many spaces as the Truck is fast.
LA-10.3 | road; stow SSSFF | 102 -> space 102; stores F
# Ben has no Fuel and is not asked; Ada says no.
LA-10.3 | road; stow SSSF | -> asks 0 | stay -> space 100; space_1 100; stores F
# Whoever drives reads how far the Aurora is, at first on 123, and who will ambush the front Region.
LA-10.3 LA-11.2 LA-19.2 | road; stow SSSF; at 101; at_1 109a; zone ulmar driver warwolves
    -> text Movement. You are on 101, 22 spaces from the Aurora, with speed 2 (more with an
        Active Co-Pilot) and 1 Fuel. Ulmar and the Warwolves will ambush the Region of the front
        Convoy (so far Region 2). Where do you drive?
LA-10.3 LA-11.2 | road; stow SSSF; at Q1; zone driver
    -> text Movement. You are on Q1 with speed 2 (more with an Active Co-Pilot) and
        1 Fuel. Where do you drive?
# Without Fuel the Medic still wakes somebody; then nobody is asked.
LA-10.3 | road; stow SSSF; foe warwolves
    -> detail stay Costs no Fuel. Enemies already in Region 1: Warwolves.
LA-10.3 LA-14.17 LA-21.4 | road; active medic; rest leader
    -> options stay hurry | +medic:red-leader -> active medic leader; phase exploration
# Nitromethane drives without any Fuel.
LA-10.3 LA-16.11 | road; hand nitromethane-1 | +nitromethane-1 102 0b3 -> space 102; damaged 0b3
# The Driver and the Co-Pilot give 1 each, but only in the Active Zone.
LA-10.4 LA-14.9 | road; active driver co-pilot; rest leader; stow SSSF | -> speed 4
LA-10.4 | road; active driver; rest leader co-pilot; stow SSSF | -> speed 3
# With 4 points along the quays each of the next four may be the end.
LA-10.5 | road; stow SSSFFF; at Q2 | -> offers Q3 Q4 Q5 Q6; lacks Q7
# The own space is no destination, and a Truck of speed 0 in a storm burns no Fuel.
LA-10.6 | road; stow SSSFFF | -> lacks 100
LA-10.6 | road; stow SSSF; storm yes | -> space 100; stores F; phase exploration
# Food for speed is promised only if the Convoy can drive, and kept if it stays.
LA-10.6 LA-16.16 | turbo; stow SSSPP; hand mre-1 | -> unfree turbo:P
LA-10.6 | turbo; lies 1b0:S 1b1:S 2b0:S 2b1:P 2b2:F; damaged 0b0 0b1; hand mre-1 | -> unfree turbo:P
LA-10.6 LA-16.16 | turbo
    +turbo:P stay -> stores FPP
    # Two Food promised, speed 5: four spaces take one of them, three none.
    +turbo:P +turbo:P -> unfree turbo:P | 105a -> stores
    +turbo:P +turbo:P 104a -> stores P
    +turbo:P +turbo:P 103a -> stores PP
# Truck 3, Co-Pilot 1, Nitrous Oxide 1, one more Fuel 1: 6 movement points.
LA-10.4 | seats 4; phase movement; round 5; convoy_3 snowcat;
        active_3 co-pilot; lies_3 0b0:S 0b1:F 0b2:F; damaged_3 0b3; at_3 122; hand_3 nitrous-oxide-1
    -> offers Q5; lacks Q6
        | +nitrous-oxide-1 -> offers Q6; lacks Q7; detail Q5 1 Fuel | Q6 -> space_3 Q6; stores_3
# With Tracks and Fuel to spare: no Shortcut, no second Fuel, north at the fork.
LA-10.7 | road; convoy snowcat crew-car; lies 0b0:S 0b1:S 1b0:S 0b2:F 1b1:F; at 101
    . -> space 104a; stores F
LA-10.7 | road; active driver; rest leader; stow SSFF; at 102 | . -> space 105a; stores F
# No card is played.
LA-10.7 | road; stow SSSF; hand nitrous-oxide-1 | . -> space 102; hand nitrous-oxide-1
# Through an open tunnel; at the head of a blind road the Convoy stays.
LA-10.7 | road; stow SSSF; at 107a | . -> space 109a
LA-10.7 | road; stow SSSF; at 107b | . -> space 107b; stores F
# Two ways lead to 106, a road and a Shortcut that costs 1 Damage: the default is the road.
LA-10.7 | road; active driver; rest leader; stow SSF; at 103b
    . . -> space 106; damaged
    -> detail 106 2 ways; detail 105b 2 spaces, 1 Fuel;
        detail stay Costs no Fuel. Enemies already in Region 1: none.
        | 106 -> default 1 | 0 2b2 -> damaged 2b2
# Two points do not lead to 103a.
LA-10.7 | road; stow SSSF | -> refuses 103a; space 100
# From 101 with 2 points: two spaces by road, or the Shortcut to 104a and one more.
LA-10.8 | road; convoy hauler/plough-blades flatbed; stow SSSF; at 101
    -> options 100 102 103a 103b 104a 105a stay
# 108a and 109a are spaces like others.
LA-10.9 | road; stow SSSF; at 108a | -> options 109a 110 107a 106 stay | 109a -> space 109a
# 5 points lead out of the ring on both sides, but never back to where one stands.
LA-10.10 | road; active driver co-pilot; rest leader; stow SSSFF; at 104a
    -> offers 103a 102 101 100 106 107a 105b; lacks 104a
# Ada stops where Ben and Cleo stand.
LA-10.11 | road; seats 3; stow SSSF; at_1 101; at_2 101 | 101 -> space 101
# It comes aboard and the counter leaves play; if there is room nobody is asked.
LA-10.12 | road; stow SSSF; at 103a; waypoints 104a:F | 104a -> stores F; waypoints; asks 1
LA-10.12 | road; stow SSSF; at 103a; waypoints 104a:P | 104a -> stores P; waypoints; asks 1
LA-10.12 | road; stow SSSF; at 103a; waypoints 104a:A | 104a -> stores A; waypoints; asks 1
# Without room it may be left.
LA-10.12 | phase movement; rest leader co-pilot cold-maiden; lies 0b0:S
        0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:X; at 103a; waypoints 104a:A; hand nitromethane-1
    +nitromethane-1 104a 0b3 new -> stores FFFFF; waypoints 104a:A; said the Ammo on 104a
    +nitromethane-1 104a 0b3 F -> stores FFFFA; waypoints
LA-10.12 | road; stow SSSF; at 103a; waypoints 104a:O; objects mre-1 | 104a -> hand mre-1; waypoints
# It has left play by the time that Ada says which of four cards goes.
LA-10.12 LA-5.20 | road; stow SSSF; at 103a; waypoints 104a:O; objects mre-1;
        hand nitromethane-1 nitrous-oxide-1 welding-torch-1
    104a -> waypoints; offers mre-1
# One own Survivor of any zone takes a counter, and the waypoint stays.
LA-10.13 | phase movement;
        active leader; rest co-pilot mechanic; stow SSSF; at 103a; waypoints 104a:C
    104a -> options red-leader red-co-pilot mechanic
        | mechanic -> rest co-pilot mechanic+1; waypoints 104a:C
LA-10.13 LA-5.17 | road; stow SSSF; at 103a; waypoints 104a:C
    104a red-co-pilot -> common red-co-pilot; aboard 2
# Fuel and poison lie on the way, and stay there.
LA-10.14 | road; stow SSSFF; at 103a; waypoints 104a:F 105a:C
    106 -> waypoints 104a:F 105a:C; crew leader co-pilot cold-maiden
# Nobody who stays meets the waypoint again: Ada by choice, Ben for want of Fuel.
LA-10.15 | phase movement; stow SSSF; at 104a; waypoints 104a:C; at_1 104a
    stay -> phase exploration; crew leader co-pilot cold-maiden; crew_1 leader co-pilot cold-maiden
# Red on 106, Green and Blue on 102, Yellow on 108: Blue, Green, Red, Yellow.
LA-10.23 LA-7.3 LA-7.4
        | seats 4; phase movement; order 0 3 1 2; stow SSSF; at 105a; at_1 102; at_2 108a; at_3 102
    0=106 -> order 3 1 0 2
# 104a and 104b are two spaces with one number.
LA-7.5 LA-10.23 | road; order 1 0; stow SSSF; at 103a; at_1 104b | 104a -> order 1 0
# From 100 on 1A the Dangerous Shortcut makes 108 six steps away, though it is space 8.
LA-10.24 LA-14.6 | road; active co-pilot; rest leader; stow SSF; at_1 106 | -> speed 3
LA-10.24 LA-14.6 | road; active co-pilot; rest leader; stow SSF; at_1 107a | -> speed 3
LA-10.24 LA-14.6 | road; active co-pilot; rest leader; stow SSF; at_1 108a | -> speed 4
# In a storm no Shortcut can be used: 106 is six steps away, and the Co-Pilot drives harder.
LA-10.24 LA-10.21 LA-14.6 | road; active co-pilot; rest leader; stow SSF; storm yes; at_1 106
    -> speed 2
""")
def test_movement(check: Check) -> None:
    check()


@pytest.mark.rule("LA-10.10")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", range(1 + len(ENEMIES)))
def test_the_option_to_stay_names_the_enemies_there_however_many(count: int, language: str) -> None:
    """A detail that is too long for Discord would end with an ellipsis there."""
    longest = sorted(ENEMIES.values(), key=lambda enemy: -len(str(enemy.name)))[:count]
    case = sit_down_at("; ".join(["phase movement; stow SSSF", *(f"foe {e.id}" for e in longest)]))
    stay = case.option("stay")
    with speak(language):
        assert len(stay.detail) <= SELECT_DETAIL
        assert "…" not in stay.detail
        if count < len(ENEMIES):
            assert all(str(enemy.name) in stay.detail for enemy in longest)


def test_no_space_is_entered_twice() -> None:
    case = sit_down_at("phase movement; active driver co-pilot; rest leader; stow SSSFF; at 104a")
    for route in routes.find_routes(case.s, 0, routes.count_movement_points(case.s, 0)):
        spaces = ["104a"]
        for link in route.links:
            spaces.append(link.find_other_end(spaces[-1]))
        assert len({*spaces}) == len(spaces)


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
def test_exactly_the_spaces_within_reach_are_offered(number: int) -> None:
    """Any boards, any space, any Fuel, with Tracks or without: what walking finds."""
    rnd = Random(number)
    sides = (rnd.choice(["1A", "1B"]), rnd.choice(["2A", "2B"]), rnd.choice(["3A", "3B"]))
    start = rnd.choice(list(make_map(sides).links))
    tracks, fuel = rnd.random() < 0.5, rnd.randint(1, 3)
    broken = "" if tracks else "; damaged 0t0"
    case = sit_down_at(
        f"phase movement; sides {' '.join(sides)}; convoy hauler/plough-blades flatbed; "
        f"rest leader co-pilot cold-maiden; stow SSS{'F' * fuel}; at {start}{broken}"
    )
    assert {*case.options} - {"stay"} == _walks(sides, start, 1 + fuel, tracks)


@pytest.mark.rule("LA-10.24")
@pytest.mark.parametrize(
    ("position", "start", "end", "rough", "steps"),
    [
        ("-", "100", "106", False, 4),  # by 103b and the Dangerous Shortcut
        ("-", "100", "104a", False, 4),
        ("-", "100", "104a", True, 2),  # by the Rough one from 101
        ("-", "104a", "105b", False, 1),  # no road ahead: the difference of the numbers
        ("-", "104a", "104b", False, 0),
        ("-", "106", "100", True, 0),  # behind
        ("-", "107b", "110", False, 3),  # its road ends at the Closed Tunnel
        ("-", "122", "Q3", True, 3),
        ("sides 1B 2A 3A", "104a", "107", False, 1),  # while the snow hangs
        ("sides 1B 2A 3A; closed 104a-107", "104a", "107", False, 3),  # when it has come down
    ],
)
def test_distances(position: str, start: str, end: str, rough: bool, steps: int) -> None:
    """The fewest steps upwards with the Shortcuts that the one behind could use."""
    assert routes.find_distance(sit_down_at(position).s, start, end, rough) == steps
