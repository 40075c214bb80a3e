"""LA-20.43 to LA-20.46: how the Last Automa ends a round, and what keeps it from that."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.play.automa.test_board import its, marks, rows
from tests.rules.aurora.play.automa.test_movement import solo


def evening(*cards: str, hard: bool = False, number: int = 2, **facts: Any) -> Road:
    return solo("end", *cards, hard=hard, number=number).automa(**facts)


@pytest.mark.rule("LA-20.43")
def test_its_ends_work_then_its_cards_are_discarded() -> None:
    """AC3: the player takes 1 Damage; then both cards lie on its discards."""
    case = evening("AC3", "AC5", deck=["AC1", "AC2"], discards=[]).play()
    assert its(case).revealed == ["AC3", "AC5"]
    case.pick("2b0")
    assert case.p(0).list_damaged_boxes() == ["2b0"]
    assert (its(case).revealed, its(case).deck.discards) == ([], ["AC3", "AC5"])


@pytest.mark.rule("LA-20.21", "LA-20.22", "LA-20.43")
@pytest.mark.parametrize(("hard", "left"), [(False, {"C1", "D1"}), (True, {"D1"})])
def test_the_first_card_repairs_whole_rows(hard: bool, left: set[str]) -> None:
    """The row of 1 Outcome card, hard of 2; not right of the counter."""
    stage = evening("AC1", hard=hard, column=2, rows=rows("B1", "B2", "B5", "C1", "D1", column=2))
    case = stage.outcomes(4, 7).play()
    assert marks(case) == left | {"B5"}


@pytest.mark.rule("LA-20.21", "LA-20.43")
@pytest.mark.parametrize(
    ("hard", "food", "fames", "after"),
    [
        (False, 1, (1, 0), (1, 0, 1)),
        (False, 2, (1, 0), (0, 1, 0)),
        (False, 3, (0, 0), (1, 1, 0)),
        (True, 1, (0, 2), (0, 1, -1)),
        (True, 0, (0, 2), (0, 0, 0)),
    ],
)
def test_the_fourth_card_turns_food_into_trouble(
    hard: bool, food: int, fames: tuple[int, int], after: tuple[int, int, int]
) -> None:
    """Standard: 2 Food for 1 Damage, and 1 Fame if the player is higher; hard: 1 Food for both."""
    mine, theirs = fames
    case = evening("AC4", hard=hard, food=food, fame=theirs).has(0, fame=mine).play()
    if after[1]:
        case.lapse()
    assert (its(case).food, len(case.p(0).list_damaged_boxes()), case.p(0).fame) == after


@pytest.mark.rule("LA-20.21", "LA-20.43")
@pytest.mark.parametrize(("ammo", "fame"), [(0, 1), (2, 0)])
def test_the_sixth_card_turns_ammo_into_shame(ammo: int, fame: int) -> None:
    """1 Ammo, and the player loses 1 Fame."""
    case = evening("AC6", ammo=ammo).has(0, fame=1).play()
    assert (its(case).ammo, case.p(0).fame) == (max(0, ammo - 1), fame)


@pytest.mark.rule("LA-20.44", "LA-20.45")
def test_the_counter_moves_on_and_uncovers_a_box() -> None:
    """After the end check, and not in the last round."""
    case = evening(column=2, rows=rows(column=2)).play()
    assert its(case).column == 3
    assert its(case).rows["A"] == [False, False, False, True, True, True]
    case = evening(number=6, column=5, rows=rows(column=5)).play()
    assert case.over
    assert (its(case).column, its(case).rows["A"][5]) == (5, True)


@pytest.mark.rule("LA-20.45", "LA-20.35")
def test_a_box_uncovered_works_from_the_next_round() -> None:
    """AC1 repairs row A while the counter is still on 2: A3 is uncovered, not repaired, and what is
    right of it stays covered."""
    case = evening("AC1", column=2, rows=rows("A1", column=2)).outcomes(1).play()
    assert its(case).rows["A"] == [False, False, False, True, True, True]
    case = evening(column=2, rows=rows("A1", column=2)).play()
    assert its(case).rows["A"] == [True, False, False, True, True, True]


# -- the variant (LA-20.46) ----------------------------------------------------------------------


def lying(*cards: str, phase: Any = "end", standing: int = 1, **facts: Any) -> Road:
    facts = {"survivors": 4, "standing": [True] * standing, "deck": ["AC2", "AC5"], **facts}
    return solo(phase, *cards, number=2).automa(**facts)


@pytest.mark.rule("LA-20.46")
def test_one_laid_down_cancels_one_end_of_the_round() -> None:
    """Of AC3 and AC6 one; AC5 has no such ability. At the end of the round all stand again."""
    case = lying("AC3", "AC6", "AC5", ammo=1).has(0, fame=1).play()
    assert (set(case.options), case.prompt.most) == ({"AC3", "AC6"}, 1)
    case.pick("AC3")
    assert (case.p(0).list_damaged_boxes(), case.p(0).fame) == ([], 0)
    assert its(case).standing == [True]


@pytest.mark.rule("LA-20.46")
def test_by_default_nothing_is_cancelled() -> None:
    """Nobody lies down."""
    case = lying("AC3").play()
    assert case.prompt.default == []
    case.lapse().lapse()
    assert len(case.p(0).list_damaged_boxes()) == 1


@pytest.mark.rule("LA-20.46")
def test_without_a_contaminated_one_or_the_variant_there_is_no_choice() -> None:
    """The Damage is at once to be placed."""
    for stage in (lying("AC3", standing=0), lying("AC3", variant=False)):
        assert "2b0" in stage.play().options


@pytest.mark.rule("LA-20.46", "LA-21.4")
def test_it_may_be_cancelled_in_any_phase() -> None:
    """Before the Automa is healed, Ada lays its one contaminated Survivor down for AC3, in the
    Movement Phase; the treatment of AC6 then takes that one, and AC3 stays cancelled."""
    stage = lying("AC3", "AC6", phase="movement", ammo=0).order(AUTOMA, 0)
    case = stage.stow(0, "S S S F").play()
    assert case.prompt.seat == 0
    case.also("AC3")
    assert its(case).standing == [False]
    case.pick("stay")
    assert its(case).contaminated_count == 0
    assert case.p(0).list_damaged_boxes() == []
    assert case.s.round == 3


@pytest.mark.rule("LA-20.46")
def test_standing_ones_are_healed_first() -> None:
    """One lies, one stands: AC6 takes the standing one."""
    stage = lying("AC6", phase="movement", ammo=0, variant=True).stow(0, "S S S F")
    case = stage.automa(standing=[False, True]).play()
    assert its(case).standing == [False]


@pytest.mark.rule("LA-20.46")
def test_the_variant_is_on_unless_the_table_says_no() -> None:
    """At creation."""
    assert its(opened(1)).variant is True
    assert its(opened(1, variant=False)).variant is False
