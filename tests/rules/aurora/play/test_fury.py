"""LA-5.7 to LA-5.10, LA-18: the Fury Track, Fury cards and Waypoint counters (the texts of the
Bonus tiles are in test_content)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora.model.maps import the_map
from rules.kit.decks import Deck
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.rows import COLUMNS, Position, check, row

COLOURS = ("red", "green", "yellow", "blue")


def angry(fury: int, seat: int = 0, *, expert: bool = False, phase: str = "exploration") -> Road:
    """The seat is to act, and has so much Fury."""
    stage = Road(4, "movement" if phase == "movement" else "exploration", expert=expert)
    others = [other for other in range(4) if other != seat]
    stage.order(*([*others, seat] if phase == "movement" else [seat, *others]))
    return stage.has(seat, fury=fury)


def ill(fury: int) -> Road:
    """Ada has Damage and Contamination."""
    return angry(fury).damaged(0, "2b0").crew(0, active="leader+1 co-pilot")


def special(seat: int, fury: int = 0, tokens: str = "S S F") -> Road:
    """The seat, on Q1, moves with the Special ability of its colour, at speed 2."""
    stage = angry(fury, seat, phase="movement").crew(seat, rest="leader orphan")
    return stage.has(seat, special=True).at(seat, "Q1").stow(seat, tokens)


def skilled(seat: int) -> Road:
    """The seat has a Bounty Hunter with 2 counters, whom slot 5 asks for skill 3."""
    stage = angry(0, seat).zone("", "", "", "", "roadside-pump").has(seat, special=True)
    return stage.crew(seat, active="bounty-hunter+2 co-pilot+1")


def draws(seat: int) -> Road:
    stage = angry(4, seat).has(seat, special=True)
    return stage.objects("mre-1", "nitromethane-1")


ALL = ("repair", "treat", "P", "A", "F", "O")
FULL = "0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F"
# fmt: off
STANDARD = [
    # So much Fury buys the first entries of the list.
    *(
        row("LA-18.1 LA-5.8", ill(fury),
            f"-> free {' '.join(f'fury:{what}' for what in ALL[:n])}; "
            f"unfree fury:special {' '.join(f'fury:{what}' for what in ALL[n:])}")
        for fury, n in ((0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 6))
    ),
    row("LA-18.1", angry(5).damaged(0, "2b0"), "+fury:repair -> damaged; fury 4"),
    row("LA-18.1", ill(5).damaged(0, "2b1"),
        "+fury:treat 2b0 -> damaged 2b1; fury 3; crew leader co-pilot"),
    row("LA-18.1 LA-5.10", angry(4), "+fury:P -> stores P; fury 1"),
    row("LA-18.1", angry(4), "+fury:A -> stores A; fury 1"),
    row("LA-18.1", angry(4), "+fury:F -> stores F; fury 0"),
    row("LA-18.1", angry(4).objects("mre-1"), "+fury:O -> hand mre-1; fury 0"),
    # Without Objects none is sold; if boxes are full of Fuel, no more of it.
    row("LA-18.1 LA-5.23", angry(4).set(objects=Deck()), "-> free fury:P fury:F; unfree fury:O"),
    row("LA-18.1 LA-5.23", angry(4).set(objects=Deck([], ["mre-1"])), "-> free fury:O"),
    row("LA-18.1 LA-8.25", angry(4).crew(0, active="leader co-pilot").lies(0, FULL),
        "-> free fury:P fury:A fury:O; unfree fury:F"),
]

SPECIAL = [
    # 5 Fury switch it on for good, in the own turn of Exploration or Movement.
    *(
        row("LA-18.3 LA-3.6", angry(5, expert=True, phase=phase).stow(0, "S S S F"),
            "+fury:special -> special yes; fury 0; unfree fury:special")
        for phase in ("exploration", "movement")
    ),
    row("LA-18.3", angry(5, expert=True).has(0, special=True), "-> unfree fury:special"),
    row("LA-18.3", angry(4, expert=True), "-> unfree fury:special; free fury:P fury:F"),
    row("LA-18.3 LA-3.6", angry(5), "-> unfree fury:special"),
    row("LA-18.3", angry(5, expert=True), ". . -> asks 1; special no; fury 5"),
    # Red: Contamination does not lower skill, but kills.
    row("LA-18.2 LA-18.4", skilled(0), "-> offers explore:5"),
    *(row("LA-18.2 LA-18.4", skilled(seat), "-> lacks explore:5") for seat in (1, 2, 3)),
    row("LA-18.2 LA-5.16", Road(2, "movement").has(0, special=True)
        .crew(0, active="leader+1 orphan").stow(0, "S S F").at(0, "103b").waypoints(s104b="C"),
        "104b red-leader -> common red-leader"),
    # Green: 3 Fuel give 2 + 2 + 1, for all others 2 + 1 + 1.
    row("LA-18.2 LA-18.4", special(1, tokens="S S F F F"), "-> offers Q6"),
    row("LA-18.2 LA-18.4", special(1, tokens="S S F F F"), "Q5 -> stores_1 F"),
    *(
        row("LA-18.2 LA-18.4", special(seat, tokens="S S F F F"),
            f"-> offers Q5; lacks Q6; asks {seat}")
        for seat in (0, 2, 3)
    ),
    row("LA-18.2", special(1), "-> offers Q3; lacks Q4"),
    # Yellow: of two Objects one is kept, in secret.
    row("LA-18.2 LA-18.4", draws(2), "+fury:O -> options mre-1 nitromethane-1; secret yes"),
    row("LA-18.2", draws(2), "+fury:O nitromethane-1 -> hand_2 nitromethane-1; objects_out mre-1"),
    *(row("LA-18.2 LA-18.4", draws(seat), f"+fury:O -> hand_{seat} mre-1") for seat in (0, 1, 3)),
    # Blue: with 4 Fury 1 speed, with less 1 Fury, just before moving.
    row("LA-18.2 LA-18.4", special(3, 4), "-> offers Q4; fury_3 4"),
    row("LA-18.2 LA-18.4", special(3, 3), "-> offers Q3; lacks Q4; fury_3 4"),
    *(
        row("LA-18.2 LA-18.4", special(seat, fury), f"-> offers Q3; lacks Q4; fury_{seat} {fury}")
        for seat in (0, 1, 2)
        for fury in (3, 4)
    ),
    row("LA-18.2 LA-18.3", angry(5, 3, expert=True, phase="movement").stow(3, "S S S F"),
        "+fury:special 101 -> fury_3 1"),
]
# fmt: on

SPENDS = Road(2).zone("ranger-station").damaged(0, "0b3", "1b2", "2b2").has(0, fury=4)
SPENDS.crew(0, active="leader").has(1, fury=5)
# fmt: off
TRACK = [
    # The Leader's Break gives 2; what does not fit is lost.
    *(
        row("LA-5.7 LA-5.8", Road(2).crew(0, active="leader orphan").has(0, fury=before),
            f"break:red-leader -> fury {after}")
        for before, after in ((0, 2), (3, 5), (4, 5), (5, 5))
    ),
    # Fury is spent before and after the action, on the own turn of the Exploration Phase.
    row("LA-5.9", SPENDS, "-> free fury:repair; unfree_1 fury:P fury:F"),
    row("LA-5.9", SPENDS, "+fury:repair 0b3 +fury:repair 1b2 -> fury 2; damaged 2b2"),
    row("LA-5.9", SPENDS, "explore:1 -> unfree fury:repair fury:P"),
    row("LA-5.9", SPENDS, "explore:1 later 0 none +fury:repair 0b3 -> fury 3; damaged 1b2 2b2"),
    row("LA-5.9", Road(2, "movement").order(1, 0).damaged(0, "1b2").has(0, fury=5).stow(0, "S S F"),
        "-> unfree fury:repair fury:P"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*STANDARD, *SPECIAL, *TRACK])
def test_fury(position: Position, text: str) -> None:
    check(position, text)


QUAYS = ("Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8")


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
