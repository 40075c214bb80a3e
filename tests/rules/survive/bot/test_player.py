"""What middling bots choose, in positions in which one choice is clearly the best."""

from __future__ import annotations

from typing import Any

from rules.engine import Answer, Chance
from rules.survive import GAME
from tests.drivers import opened
from tests.rules.survive.build import Board, Case
from tests.rules.survive.play.humans.test_trading import met, offers


def answer(case: Case, colour: str) -> Answer:
    """What a bot in that seat answers to its question."""
    (prompt,) = (asked for asked in case.asked(colour) if asked.verb != "call")
    return GAME.bot(case.view(colour), prompt, Chance("bot"))


def test_a_human_with_more_months_than_needed_goes_home_too() -> None:
    hand = "1 crops, 1 water, 1 wood, 1 rock"
    board = Board("D4 mountain, D5 red village, A1 lake, G1 lake")
    board.human("red", "D4", hand=hand, crates=12).defense("A1", red="basic")
    case = board.human("blue", "G1").play("1")
    assert case.months("red") == 13
    assert answer(case, "red") == ["D5"]


def test_a_human_builds_on_an_element_with_cubes_to_spare() -> None:
    """A Defense is worth more than a Crate beside a place that is taken."""
    board = Board("D4 mountain, D5 lake, D3 rocky, G1 lake")
    board.human("red", "D4", hand="1 crops, 1 wood").human("blue", "G1")
    case = board.defense("D3", blue="basic").crate("D3").play("1")
    assert answer(case, "red") == ["D5"]


def test_nobody_trades_away_the_last_of_an_element_for_more_of_what_they_have() -> None:
    """But two spare cards buy one of what is lacking."""
    poor = met(blue="1 water, 3 wood")
    offers(poor, ["wood-1"], ["water-1"])
    assert answer(poor, "blue") == ["refuse"]
    rich = met(blue="4 water")
    offers(rich, ["wood-1"], ["water-1"])
    assert answer(rich, "blue") == ["accept"]


def test_zombies_prefer_an_empty_village_to_a_defenceless_human() -> None:
    board = Board("D4 lake, D5 blue village, D3 lake, A1 city, G1 lake")
    board.zombie_player("red", original="D4").human("blue", "D3").human("yellow", "G1")
    case = board.play("2")
    assert {"D3", "D5"} <= case.ends
    assert answer(case, "red") == ["D5"]


def vampire(drops: int) -> Board:
    """At D4 with so much blood; defenceless Ben is on D6, and his Coffin is not placed."""
    board = Board("D4 lake, D5 lake, D6 lake, A1 city, A7 graveyard, G1 lake")
    return board.vampire_player("green", "D4", drops=drops).human("blue", "D6")


def test_a_sated_vampire_takes_a_coffin_rather_than_discover_something() -> None:
    case = vampire(3).play("1")
    assert len(case.ends) > 2
    assert answer(case, "green") == ["D6"]


def test_the_vampire_attacks_for_a_coffin_it_can_pay_for() -> None:
    case = vampire(2).human("red").defense("D6", red="basic").play("1")
    case.go("D6")
    assert case.options == ["suck", "attack"]
    assert answer(case, "green") == ["attack"]


def test_a_bot_has_no_opinion_on_questions_that_are_not_the_games() -> None:
    """Its ratings are for the board, so it answers a petition to take something back by default."""
    table = opened(GAME, 4, "petition")
    for seat in (0, 1):
        prompt = next(prompt for prompt in table.prompts if prompt.seat == seat)
        table.answer(prompt.id, prompt.default)
    table.undo(0)
    petitions = [prompt for prompt in table.prompts if prompt.options[0].verb == "undo"]
    assert petitions
    for petition in petitions:
        view: Any = table.view(petition.seat)
        found = [GAME.bot(view, petition, Chance(f"bot {number}")) for number in range(10)]
        assert found == [petition.default] * 10
