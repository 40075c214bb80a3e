"""LA-5.7 to LA-5.10, LA-18: the Fury Track, Fury cards and Waypoint counters (the texts of the
Bonus tiles are in test_content)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora.model.maps import the_map
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.rows import Check, table

QUAYS = ("Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8")

POSITIONS = {
    # Ada has Damage and Contamination.
    "ill": "seats 4; active leader+1 co-pilot; damaged 2b0",
    # The seat has a Bounty Hunter with 2 counters, whom slot 5 asks for skill 3.
    "skilled": "seats 4; zone - - - - roadside-pump",
    # The seat, on Q1, moves with the Special ability of its colour, at speed 2.
    "specials": "seats 4; phase movement",
    "draws": "seats 4; objects mre-1 nitromethane-1",
}
rows = table(POSITIONS)


@rows("""
# So much Fury buys the first entries of the list.
LA-18.1 LA-5.8 | ill
    -> free ; unfree fury:special fury:repair fury:treat fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 1
    -> free fury:repair; unfree fury:special fury:treat fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 2
    -> free fury:repair fury:treat; unfree fury:special fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 3
    -> free fury:repair fury:treat fury:P fury:A; unfree fury:special fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 4
    -> free fury:repair fury:treat fury:P fury:A fury:F fury:O; unfree fury:special
LA-18.1 LA-5.8 | ill; fury 5
    -> free fury:repair fury:treat fury:P fury:A fury:F fury:O; unfree fury:special
LA-18.1 | seats 4; damaged 2b0; fury 5 | +fury:repair -> damaged; fury 4
LA-18.1 | ill; damaged 2b1; fury 5 | +fury:treat 2b0 -> damaged 2b1; fury 3; crew leader co-pilot
LA-18.1 LA-5.10 | seats 4; fury 4
    +fury:P -> stores P; fury 1
    +fury:A -> stores A; fury 1
    +fury:F -> stores F; fury 0
LA-18.1 | seats 4; fury 4; objects mre-1 | +fury:O -> hand mre-1; fury 0
# Without Objects none is sold; if boxes are full of Fuel, no more of it.
LA-18.1 LA-5.23 | seats 4; fury 4; objects_left | -> free fury:P fury:F; unfree fury:O
LA-18.1 LA-5.23 | seats 4; fury 4; objects_out mre-1 | -> free fury:O
LA-18.1 LA-8.25 | seats 4;
        active leader co-pilot; lies 0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F; fury 4
    -> free fury:P fury:A fury:O; unfree fury:F
# 5 Fury switch it on for good, in the own turn of Exploration or Movement.
LA-18.3 LA-3.6 | seats 4; expert; stow SSSF; fury 5
    +fury:special -> special yes; fury 0; unfree fury:special
LA-18.3 LA-3.6 | seats 4; phase movement; expert; order 1 2 3 0; stow SSSF; fury 5
    +fury:special -> special yes; fury 0; unfree fury:special
LA-18.3 | seats 4; expert; fury 5; special yes | -> unfree fury:special
LA-18.3 | seats 4; expert; fury 4 | -> unfree fury:special; free fury:P fury:F
LA-18.3 LA-3.6 | seats 4; fury 5 | -> unfree fury:special
LA-18.3 | seats 4; expert; fury 5 | . . -> asks 1; special no; fury 5
# Red: Contamination does not lower skill, but kills.
LA-18.2 LA-18.4 | skilled; active bounty-hunter+2 co-pilot+1; special yes | -> offers explore:5
LA-18.2 LA-18.4 | skilled; order 1 0 2 3; special_1 yes; active_1 bounty-hunter+2 co-pilot+1
    -> lacks explore:5
LA-18.2 LA-18.4 | skilled; order 2 0 1 3; special_2 yes; active_2 bounty-hunter+2 co-pilot+1
    -> lacks explore:5
LA-18.2 LA-18.4 | skilled; order 3 0 1 2; special_3 yes; active_3 bounty-hunter+2 co-pilot+1
    -> lacks explore:5
LA-18.2 LA-5.16
        | phase movement; active leader+1 orphan; stow SSF; special yes; at 103b; waypoints 104b:C
    104b red-leader -> common red-leader
# Green: 3 Fuel give 2 + 2 + 1, for all others 2 + 1 + 1.
LA-18.2 LA-18.4
        | specials; order 0 2 3 1; special_1 yes; rest_1 leader orphan; stow_1 SSFFF; at_1 Q1
    -> offers Q6 | Q5 -> stores_1 F
LA-18.2 LA-18.4 | specials; order 1 2 3 0; rest leader orphan; stow SSFFF; special yes; at Q1
    -> offers Q5; lacks Q6; asks 0
LA-18.2 LA-18.4
        | specials; order 0 1 3 2; special_2 yes; rest_2 leader orphan; stow_2 SSFFF; at_2 Q1
    -> offers Q5; lacks Q6; asks 2
LA-18.2 LA-18.4 | specials; special_3 yes; rest_3 leader orphan; stow_3 SSFFF; at_3 Q1
    -> offers Q5; lacks Q6; asks 3
LA-18.2 | specials; order 0 2 3 1; special_1 yes; rest_1 leader orphan; stow_1 SSF; at_1 Q1
    -> offers Q3; lacks Q4
# Yellow: of two Objects one is kept, in secret.
LA-18.2 LA-18.4 | draws; order 2 0 1 3; fury_2 4; special_2 yes
    +fury:O -> options mre-1 nitromethane-1; secret yes
        | nitromethane-1 -> hand_2 nitromethane-1; objects_out mre-1
LA-18.2 LA-18.4 | draws; fury 4; special yes | +fury:O -> hand_0 mre-1
LA-18.2 LA-18.4 | draws; order 1 0 2 3; fury_1 4; special_1 yes | +fury:O -> hand_1 mre-1
LA-18.2 LA-18.4 | draws; order 3 0 1 2; fury_3 4; special_3 yes | +fury:O -> hand_3 mre-1
# Blue: with 4 Fury 1 speed, with less 1 Fury, just before moving.
LA-18.2 LA-18.4 | specials; fury_3 4; special_3 yes; rest_3 leader orphan; stow_3 SSF; at_3 Q1
    -> offers Q4; fury_3 4
LA-18.2 LA-18.4 | specials; fury_3 3; special_3 yes; rest_3 leader orphan; stow_3 SSF; at_3 Q1
    -> offers Q3; lacks Q4; fury_3 4
LA-18.2 LA-18.4 | specials; order 1 2 3 0; rest leader orphan; stow SSF; fury 3; special yes; at Q1
    -> offers Q3; lacks Q4; fury_0 3
LA-18.2 LA-18.4 | specials; order 1 2 3 0; rest leader orphan; stow SSF; fury 4; special yes; at Q1
    -> offers Q3; lacks Q4; fury_0 4
LA-18.2 LA-18.4 | specials;
        order 0 2 3 1; fury_1 3; special_1 yes; rest_1 leader orphan; stow_1 SSF; at_1 Q1
    -> offers Q3; lacks Q4; fury_1 3
LA-18.2 LA-18.4 | specials;
        order 0 2 3 1; fury_1 4; special_1 yes; rest_1 leader orphan; stow_1 SSF; at_1 Q1
    -> offers Q3; lacks Q4; fury_1 4
LA-18.2 LA-18.4 | specials;
        order 0 1 3 2; fury_2 3; special_2 yes; rest_2 leader orphan; stow_2 SSF; at_2 Q1
    -> offers Q3; lacks Q4; fury_2 3
LA-18.2 LA-18.4 | specials;
        order 0 1 3 2; fury_2 4; special_2 yes; rest_2 leader orphan; stow_2 SSF; at_2 Q1
    -> offers Q3; lacks Q4; fury_2 4
LA-18.2 LA-18.3 | seats 4; phase movement; expert; fury_3 5; stow_3 SSSF
    +fury:special 101 -> fury_3 1
# The Leader's Break gives 2; what does not fit is lost.
LA-5.7 LA-5.8 | active leader orphan | break:red-leader -> fury 2
LA-5.7 LA-5.8 | active leader orphan; fury 3 | break:red-leader -> fury 5
LA-5.7 LA-5.8 | active leader orphan; fury 4 | break:red-leader -> fury 5
LA-5.7 LA-5.8 | active leader orphan; fury 5 | break:red-leader -> fury 5
# Fury is spent before and after the action, on the own turn of the Exploration Phase.
LA-5.9 | zone ranger-station; active leader; damaged 0b3 1b2 2b2; fury 4; fury_1 5
    -> free fury:repair; unfree_1 fury:P fury:F
        | +fury:repair 0b3 +fury:repair 1b2 -> fury 2; damaged 2b2
    explore:1 -> unfree fury:repair fury:P
        | later 0 none +fury:repair 0b3 -> fury 3; damaged 1b2 2b2
LA-5.9 | phase movement; order 1 0; stow SSF; damaged 1b2; fury 5 | -> unfree fury:repair fury:P
""")
def test_fury(check: Check) -> None:
    check()


def angry(fury: int, seat: int = 0, *, expert: bool = False, phase: str = "exploration") -> Road:
    """The seat is to act, and has so much Fury."""
    stage = Road(4, "movement" if phase == "movement" else "exploration", expert=expert)
    others = [other for other in range(4) if other != seat]
    stage.order(*([*others, seat] if phase == "movement" else [seat, *others]))
    return stage.has(seat, fury=fury)


def special(seat: int, fury: int = 0, tokens: str = "S S F") -> Road:
    """The seat, on Q1, moves with the Special ability of its colour, at speed 2."""
    stage = angry(fury, seat, phase="movement").crew(seat, rest="leader orphan")
    return stage.has(seat, special=True).at(seat, "Q1").stow(seat, tokens)


@pytest.mark.rule("LA-18.2")
@pytest.mark.parametrize(
    ("special", "cards", "fuel"),
    [
        (True, (), [1, 1, 2, 2, 3, None, None]),
        (False, (), [1, 1, 2, 3, None, None, None]),
        (True, ("nitromethane-1",), [0, 0, 1, 1, 2, 3, None]),
        (False, ("nitromethane-1",), [0, 0, 1, 2, 3, None, None]),
    ],
    ids=["special", "standard", "special, the first Fuel free", "standard, the first Fuel free"],
)
def test_what_each_space_costs_green(
    special: bool, cards: tuple[str, ...], fuel: list[int | None]
) -> None:
    """Speed 2 and 3 Fuel along the quays. The first extra Fuel is good for 2 spaces, the second for
    1, and where the first Fuel of the movement is free it is no extra one."""
    for quay, price in zip(QUAYS, fuel, strict=True):
        stage = angry(0, 1, phase="movement").crew(1, rest="leader orphan").has(1, special=special)
        case = stage.at(1, "Q1").stow(1, "S S F F F").hand(1, *cards).play()
        for card in cards:
            case.also(card)
        assert (quay in case.options) == (price is not None)
        if price is not None:
            assert case.option(quay).detail.partition(";")[0].endswith(f" {price} Fuel")
            case.pick(quay)
            assert case.p(1).count_tokens("F") == 3 - price


@pytest.mark.rule("LA-18.8", "LA-2.5")
def test_the_ten_waypoint_counters() -> None:
    """1B, 2B, 3A mark ten spaces, so all ten counters lie open: two of each kind."""
    case = opened(2, west="B", middle="B", east="A")
    marked = set(the_map(("1B", "2B", "3A")).waypoints)
    assert set(case.s.waypoints) == marked
    assert len(marked) == 10
    assert Counter(case.s.waypoints.values()) == Counter("FFPPAAOOCC")
