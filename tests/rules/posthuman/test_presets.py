"""What may be answered ahead in Posthuman: a meal, a plan, and a mutant's reaction."""

import pytest

from rules.posthuman import GAME
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.eating import play_eating_phase
from tests.ahead import answer_ahead
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.mutants.test_attacks import POSITIONS, begin_actions
from tests.rules.posthuman.play.travel.on_the_map import perform_actions
from tests.rules.posthuman.positions import read_road


@pytest.mark.parametrize(
    ("answer", "condition", "eaten"),
    [
        ("1", "", ["1"]),
        ("0", "", ["0"]),
        ("full", "", ["2"]),
        ("1", "hungry", ["1"]),
        ("1", "4", None),
        ("1", "3", ["1"]),
        ("0", "safe", None),
    ],
)
def test_a_meal_is_eaten_as_was_said(answer: str, condition: str, eaten: object) -> None:
    case = Road(1).human(0, food=3, hunger=2).play(play_eating_phase)
    assert answer_ahead(GAME, case.table, case.prompt("eat"), "eat", answer, condition) == eaten


@pytest.mark.parametrize(
    ("condition", "human", "holds"),
    [
        ("hurt", {"health": 3, "food": 9}, True),  # of 6
        ("hurt", {"health": 4, "food": 0}, False),
        ("hungry", {"health": 6, "food": 1}, True),
        ("hungry", {"health": 1, "food": 2}, False),
        ("out", {"health": 6, "food": 9}, True),
    ],
)
def test_a_turn_is_planned_as_was_said(condition: str, human: dict[str, int], holds: bool) -> None:
    case = Road(1).human(0, **human).play(declare_phase)
    found = answer_ahead(GAME, case.table, case.prompt("declare"), "plan", "move", condition)
    assert found == (["move"] if holds else None)


def test_what_is_planned_for_outside_is_asked_in_a_safe_house() -> None:
    case = read_road("alone; tile house zones=1safe; on house zone=0").play(declare_phase)
    assert answer_ahead(GAME, case.table, case.prompt("declare"), "plan", "move", "out") is None


@pytest.mark.rule("PH-12.1")
@pytest.mark.parametrize(("zones", "answer"), [("1+1", ["next"]), ("1", None)])
def test_going_on_is_for_tiles_that_have_another_zone(zones: str, answer: object) -> None:
    road = read_road(f"alone; tile town zones={zones}; on town done=1 zone=0")
    case = road.play(perform_actions(0, "move"))
    assert answer_ahead(GAME, case.table, case.prompt("destination"), "go", "next") == answer


@pytest.mark.rule("PH-18.9")
def test_a_mutant_reacts_as_was_said() -> None:
    road = read_road("laid; Cleo aims when=ask", POSITIONS)
    case = road.play(begin_actions(0))
    prompt = case.prompt("reaction")
    assert answer_ahead(GAME, case.table, prompt, "reaction", "fire") == ["fire"]
    assert answer_ahead(GAME, case.table, prompt, "reaction", "hold", "on-0") == ["hold"]
    assert answer_ahead(GAME, case.table, prompt, "reaction", "fire", "on-1") is None
