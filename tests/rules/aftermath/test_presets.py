"""What may be answered ahead in Aftermath: defences by strength and life, tests, and nests."""

import pytest

from rules.aftermath import GAME
from rules.aftermath.play.combat.defending import resolve_attack
from rules.aftermath.play.page import hazards
from rules.aftermath.presets import NESTS
from rules.aftermath.view import view_table
from rules.engine import Option
from tests.ahead import answer_ahead
from tests.rules.aftermath.bot.test_player import make_question
from tests.rules.aftermath.build import NAMES, A, Case
from tests.rules.aftermath.positions import read_position


def attack_wren(position: str) -> Case:
    return read_position(position).play(lambda h: resolve_attack(h, A, 5, "The trap door"))


@pytest.mark.rule("AF-13.5")
def test_a_preset_defends_with_the_least_that_holds_the_most_or_nothing() -> None:
    # With agility +2, 3 is enough for strength 5.
    case = attack_wren("wren green-1a green-2a green-3a")
    prompt = case.prompt("defend")
    assert answer_ahead(GAME, case.table, prompt, "defend", "least") == ["green-3a"]
    assert answer_ahead(GAME, case.table, prompt, "defend", "none") == []
    most = answer_ahead(GAME, case.table, prompt, "defend", "most")
    assert isinstance(most, list) and set(most) >= {"green-3a"}


@pytest.mark.parametrize(
    ("condition", "wounds", "toxic", "holds"),
    [
        ("strength-4", 0, 0, True),
        ("strength-6", 0, 0, False),
        ("life-1", 0, 0, False),
        ("life-2", 2, 0, True),
        ("life-1", 3, 0, True),
        ("life-1", 2, 1, True),
    ],
)
def test_a_preset_defends_only_under_its_condition(
    condition: str, wounds: int, toxic: int, holds: bool
) -> None:
    case = attack_wren(f"wren green-3a wounds={wounds} toxic={toxic}")
    assert case.of("wren").life_left == 4 - wounds - toxic
    answer = answer_ahead(GAME, case.table, case.prompt("defend"), "defend", "least", condition)
    assert answer == (["green-3a"] if holds else None)


def test_a_preset_decides_how_a_live_rail_is_crossed() -> None:
    party = read_position("page dash 1-2-3 red 1-3; environment live-rail; wren blue-3a")
    case = party.play(lambda h: hazards.resolve_crossing(h, A, 1, 3))
    prompt = case.prompt("live-rail")
    assert answer_ahead(GAME, case.table, prompt, "hazard", "least") == prompt.default
    assert answer_ahead(GAME, case.table, prompt, "hazard", "none") == []
    assert answer_ahead(GAME, case.table, prompt, "defend", "least") is None  # nobody attacks


@pytest.mark.parametrize(
    ("condition", "wounds", "holds"),
    [("wounded", 0, False), ("wounded", 1, True), ("hurt", 1, False), ("hurt", 2, True)],
)
def test_a_preset_votes_for_a_nest_only_for_enough_wounds(
    condition: str, wounds: int, holds: bool
) -> None:
    """Wren has 4 life, and 2 of it left are few."""
    view = view_table(read_position(f"wren wounds={wounds}").state, 0, NAMES[:2])
    prompt = make_question("nest-vote", Option("nest", "nest", "Nest"))
    assert NESTS.holds(view, prompt, condition) == holds
