"""LA-20: the Last Automa's board, what befalls it, and how it scores."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA, Automa
from tests.rules.aurora.build import Case, Road, opened
from tests.rules.aurora.play.automa.stage import rows, solo, turns
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def fifth(card: str, place: str, **facts: Any) -> Road:
    """The Automa explores slot 5, the slot of cost 3, by this card."""
    return turns(card, "", "", "", "", place, **facts)


def fires(**facts: Any) -> Road:
    """It faces the Immortal Wolf with all his boxes, and every Outcome card is 8."""
    stage = solo("fire").foe("immortal-wolf", hitpoints="6b", filled=0).automa(**facts)
    stage.state.outcomes.pile = [8] * 8
    return stage


def ambushed(card: str, *outcomes: int, **facts: Any) -> Road:
    """The card falls on the Automa's Region; Ada is behind."""
    stage = solo("ambush").zone(card).automa(**{"space": "109a", "ammo": 0, **facts})
    return stage.outcomes(*outcomes)


def end(number: int = 6, **facts: Any) -> Road:
    return solo("end", number=number, first=True).automa(**facts)


def tie(fame: int) -> Road:
    """Three clean Convoy cards and this Fame, against four groups of the Automa."""
    return end(**rows("B1", "C1", "D1", column=3)).has(0, fame=fame)


STORES = solo("enemies").foe("immortal-wolf", hitpoints="6b").foe("ulmar", hitpoints="5b")
STORES.at(0, "109a").automa(food=3, fuel=3, ammo=3).outcomes(6, 1, 4, 7, 10)
ROW_D = solo("enemies").at(0, "109a").foe("warwolves").foe("the-final-howl", hitpoints="3a")
FAME = solo("fire").foe("warwolves", hitpoints="2b", filled=2).at(0, "109a").outcomes(2, 7)
EXAMPLE = end(fame=1, objects=["mre-1", "mre-2"], **rows("B1", "B6", "C5", column=6))
EXAMPLE.automa(loot=["pack-banner", "land-mine", "prisoner", "shortcut-map"], space="101")
assert EXAMPLE.state.automa is not None
EXAMPLE.state.automa.rows["A"][4] = True
# fmt: off
BOARD = [
    # Weapons 3 in A6, 2 in A3, 1 in A1 and C2; covered ones do not fire.
    row("LA-20.4 LA-20.37", fires(ammo=7, **rows(column=6)),
        "-> its_fired A6 A3 C2 A1; said Weapon 3 (row A, column 6) at Immortal Wolf: 3 damage; "
        "said Weapon 2 (row A, column 3) at Immortal Wolf: 2 damage"),
    row("LA-20.4 LA-20.36", fires(ammo=7), "-> its_fired C2 A1; filled immortal-wolf:2"),
    # Stores hold seven of each and six Survivors.
    row("LA-20.5 LA-20.6", fifth("AC5", "arsenal", ammo=5), "-> its_ammo 7"),
    row("LA-20.5", turns("AC1", "", "driver", survivors=5), "-> its_survivors 6"),
    row("LA-20.5", turns("AC1", "", "driver", survivors=6, standing=[True, True]),
        "-> its_survivors 6; its_contaminated_count 1"),
    # Damage never hits the stores.
    row("LA-20.6 LA-20.32", STORES, "-> its_stores PPPFFFAAA; its_survivors 2"),
    # Two Survivors, three poisoned places: the third is ignored.
    *(
        row("LA-20.29", fifth("AC3", "greenhouse", standing=[True] * before),
            f"-> its_survivors 2; its_contaminated_count {after}")
        for before, after in ((0, 1), (1, 2), (2, 2))
    ),
    # Immortal Wolf, 2 damage: C under the counter, then D, damaged there: the next to the left.
    row("LA-20.30 LA-20.32", ambushed("immortal-wolf", 8, 11, 7, **rows("D3", column=3)),
        "-> its_marks C3 D2 D3; said row C, column 3.; said row D, column 2."),
    # Of two options it takes the first; target areas are ignored.
    row("LA-20.30", ambushed("the-final-howl", 7, 12), "-> its_contaminated_count 1; its_marks"),
    row("LA-20.30", ambushed("warwolves", 7, 12), "-> its_marks C1"),
    # The Brothers take Ammo, else Food, else Fuel, else the damage.
    row("LA-20.31", ambushed("rendall-and-randall", 12, 7, ammo=1, **rows("A1")),
        "-> its_stores PF; its_marks A1"),
    row("LA-20.31", ambushed("rendall-and-randall", 12, 7), "-> its_stores F; its_marks"),
    row("LA-20.31", ambushed("rendall-and-randall", 12, 7, food=0), "-> its_stores; its_marks"),
    row("LA-20.31", ambushed("rendall-and-randall", 8, 12, 7, food=0, fuel=0), "-> its_marks C1"),
    # D1 to D3 are damaged and the counter is on 3: the point is ignored.
    row("LA-20.33", ambushed("warwolves", 11, 7, **rows("D1", "D2", "D3", column=3)),
        "-> its_marks D1 D2 D3"),
    # Outcome 11, D: 1 from the Warwolves and 2 from the Final Howl, all in row D.
    row("LA-20.34", ROW_D.automa(**rows(column=4)).outcomes(11, 5),
        "-> its_marks D4 D3 D2; outcomes_out 11"),
    # Outcome 3 is an ambush, in the row of a card of its own.
    row("LA-20.39 LA-20.32", solo("enemies").at(0, "109a").foe("warwolves").outcomes(3, 8),
        "-> its_marks C1; fury 0"),
    # It repairs under the counter and to the left, from the top down, never further right.
    row("LA-20.35", turns("AC6", "", "roof-gun", **rows("D2", "C1", "C5", column=3)),
        "-> its_marks C1 C5"),
    row("LA-20.35", turns("AC6", "", "roof-gun", **rows("D3", "B3", column=3)), "-> its_marks D3"),
    row("LA-20.35", turns("AC6", "", "roof-gun", **rows("C2")), "-> its_marks C2"),
    # Below the bottom of the Fame Track it takes 1 Damage; above the top it repairs 1.
    row("LA-20.39", fifth("AC3", "hunting-lodge", fame=-1).outcomes(7),
        "-> its_fame -1; its_marks C1"),
    row("LA-20.39", FAME.automa(ammo=1, fame=3, **rows("D1", "C2")), "-> its_fame 3; its_marks C2"),
]

SCORE = [
    # 1 space ahead, 1 Fame, 2 Objects and 4 Loot for 3, four clean groups.
    row("LA-20.47 LA-20.48 LA-20.49", EXAMPLE,
        "-> its_points distance:1 fame:1 cards:3 groups:4; ended missed"),
    # 3 Objects, of which 1 has gone back to the deck: 1 point.
    row("LA-20.47", end(objects=["mre-1", "mre-2"], counted=1), "-> its_points cards:1 groups:6"),
    # 101 to 104a: 3 spaces, or 1 if the player has Tracks.
    row("LA-20.47 LA-10.24", end(space="104a").at(0, "101"), "-> its_points distance:3 groups:6"),
    row("LA-20.47 LA-10.24",
        end(space="104a").at(0, "101").convoy(0, "hauler/plough-blades", "flatbed"),
        "-> its_points distance:1 groups:6"),
    # If either has taken the ship, its Survivors without Contamination count instead of groups.
    row("LA-20.48", end(3, survivors=5, standing=[True, True]).at(0, "Q3"),
        "-> ended taken; its_points aboard:3"),
    row("LA-20.48", end(3, survivors=5, standing=[True, True], space="Q3").at(0, "Q2"),
        "-> ended taken; its_points distance:1 aboard:3"),
    # Groups of row A are clean once the counter has uncovered all three boxes.
    *(
        row("LA-20.49", end(**rows(column=column)), f"-> its_points groups:{groups}")
        for column, groups in ((2, 6), (3, 7), (5, 7), (6, 8))
    ),
    # The player wins only with more points.
    row("LA-20.50 LA-20.51", tie(1), "-> its_points groups:4; points 4; winners"),
    row("LA-20.50", tie(2), "-> points 5; winners 0"),
    row("LA-20.50", tie(0), "-> points 3; winners"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*BOARD, *SCORE])
def test_the_automas_board(position: Position, text: str) -> None:
    check(position, text)


def its(case: Case) -> Automa:
    assert case.s.automa is not None
    return case.s.automa


@pytest.mark.rule("LA-20.1")
def test_it_is_set_up_for_two() -> None:
    """A deck of 29 with 2, 2 and 3 marked cards put back, and the player's own six start cards."""
    case = opened(1)
    assert case.view().put_back == [2, 2, 3]
    out = len(case.s.deck.pile) + sum(1 for card in case.slots() if card) + len(case.s.common)
    assert out == 29
    assert len(case.p(0).crew) == len(list(case.p(0).list_parts())) == 3


@pytest.mark.rule("LA-20.2")
def test_what_the_automa_has_at_the_start() -> None:
    """2 Survivors, 1 of each Resource, 2 Target counters, its counter on 1, its token on 100; the
    six Action cards, of which two lie ready."""
    case = opened(1)
    a = its(case)
    assert (a.survivors, a.food, a.fuel, a.ammo, a.fame) == (2, 1, 1, 1, 0)
    assert (a.column, a.space, case.s.counters_left(AUTOMA)) == (1, "100", 2)
    assert sorted([*a.deck.pile, *a.pile, *a.revealed]) == [f"AC{n}" for n in range(1, 7)]
    assert AUTOMA in case.s.order


@pytest.mark.rule("LA-20.2")
def test_standard_unless_the_player_chooses_hard() -> None:
    """And its deck is shuffled."""
    assert its(opened(1)).hard is False
    assert its(opened(1, hard=True)).hard is True
    decks = {tuple(its(opened(1, f"seed {n}")).deck.pile) for n in range(6)}
    assert len(decks) > 1


@pytest.mark.rule("LA-20.3")
def test_row_a_is_covered_and_the_turn_order_is_drawn() -> None:
    """All but the leftmost box of row A; either of the two may be first."""
    start = its(solo("exploration").play()).rows
    assert start["A"] == [False, True, True, True, True, True]
    assert all(not any(start[row]) for row in "BCD")
    tables = [opened(1, f"seed {n}") for n in range(10)]
    assert {tuple(case.s.order) for case in tables} == {(0, AUTOMA), (AUTOMA, 0)}


@pytest.mark.rule("LA-20.7")
@pytest.mark.parametrize("hard", [False, True])
def test_nobody_is_ever_asked_for_the_automa(hard: bool) -> None:
    """A whole game of defaults: every question is the player's, and it comes to its end."""
    case = opened(1, "nobody", hard=hard)
    for _ in range(400):
        if case.over:
            break
        assert {prompt.seat for prompt in case.table.prompts} == {0}
        case.lapse()
    assert case.over
