"""What middling bots choose, in positions in which one choice is clearly the best."""

from typing import Any

import pytest

from rules.engine import Answer, Chance
from rules.survive import GAME
from tests.drivers import open_table
from tests.rules.survive.build import Board, Case
from tests.rules.survive.play.humans.test_trading import MET


def choose_answer(case: Case, colour: str, mood: str = "bot") -> Answer:
    """What a bot in that seat answers to its question."""
    (prompt,) = (asked for asked in case.asked(colour) if not asked.aside)
    return GAME.bot(case.view(colour), prompt, Chance(mood))


def always_answers(case: Case, colour: str, answer: str) -> bool:
    """Whether the bot gives this answer however chance decides between equals."""
    return all(choose_answer(case, colour, str(n)) == [answer] for n in range(8))


def test_a_human_with_more_months_than_needed_goes_home_too() -> None:
    red = "red D4 set 12 crates basic A1"
    case = Board(f"D4 mountain, D5 red village, A1 lake, G1 lake; {red}; blue G1").play("1")
    assert case.state.count_months(0) == 13
    assert choose_answer(case, "red") == ["D5"]


@pytest.mark.parametrize(
    ("lairs", "gathers"),
    [("A1 city", True), ("A7 graveyard", True), ("A1 city, A7 graveyard", False)],
)
def test_a_human_with_much_to_lose_avoids_discovery_until_both_lairs_are_found(
    lairs: str, gathers: bool
) -> None:
    case = Board(f"D4 mountain, D5 lake, G1 lake, {lairs}; red D4 11 crates; blue G1").play("1")
    assert (choose_answer(case, "red") == ["D5"]) is gathers


def test_a_human_builds_on_an_element_with_cubes_to_spare() -> None:
    """A Defense is worth more than a Crate beside a place that is taken."""
    players = "red D4 1 crops 1 wood; blue G1 basic D3"
    case = Board(f"D4 mountain, D5 lake, D3 rocky, G1 lake; crates D3; {players}").play("1")
    assert choose_answer(case, "red") == ["D5"]


@pytest.mark.parametrize(
    "hand",
    [
        "1 wood",
        "1 water 2 wood",
        "2 water 3 wood",
        # With twelve Months an element that is lacking counts, and nothing else.
        "12 crates 3 crops 1 wood 3 rock",
    ],
)
def test_a_human_gathers_the_element_they_have_least_of(hand: str) -> None:
    walls = "D4 mountain, C4 mountain, E4 mountain, D5 lake, D3 forest, G1 lake"
    case = Board(f"{walls}; red D4 {hand}; blue G1").play("1")
    assert case.ends == {"D3", "D5"}
    assert always_answers(case, "red", "D5")


@pytest.mark.parametrize("monster", ["zombies original D6", "zombies original B5"])
def test_a_human_with_cards_keeps_four_steps_away_from_zombies(monster: str) -> None:
    lakes = "D1 lake, D2 mountain, C2 mountain, E2 mountain, D3 lake, D6 lake, B5 lake, G1 lake"
    case = Board(f"{lakes}; red D2 rich; blue G1; {monster}").play("1")
    assert case.ends == {"D1", "D3"}
    assert always_answers(case, "red", "D1")


def test_a_human_swaps_for_what_the_next_step_still_needs() -> None:
    """There are Crops enough for a Basic, and no Wood."""
    case = Board("D4 mountain, D5 lake, G1 lake; red D4 5 water 2 crops; blue G1").play("1")
    case.go("D5")
    assert {"swap-water-crops", "swap-water-wood"} <= set(case.options)
    assert always_answers(case, "red", "swap-water-wood")


def test_a_bot_does_not_trade_its_last_card_of_an_element_for_duplicates() -> None:
    """But two spare cards buy one of what is lacking."""
    for hand, answered in (("1 water 3 wood", "refuse"), ("4 water", "accept")):
        case = Board(f"{MET}; blue {hand}").play("1").go("A2", "trade-1", "wood-1", "water-1")
        assert choose_answer(case, "blue") == [answered]


def test_zombies_prefer_an_empty_village_to_a_defenceless_human() -> None:
    board = Board(
        "D4 lake, D5 blue village, D3 lake, A1 city, G1 lake; red zombies original D4; blue D3; "
        "yellow G1"
    )
    case = board.play("2")
    assert {"D3", "D5"} <= case.ends
    assert choose_answer(case, "red") == ["D5"]


@pytest.mark.parametrize(("drops", "target"), [(0, "vampire"), (1, "blue")])
def test_zombies_attack_the_vampire_only_if_it_has_no_blood_drops(drops: int, target: str) -> None:
    """Ben, whose Zombie is up, has no card to lose."""
    case = Board(
        "D4 lake, D5 lake, A1 city, A7 graveyard; red zombies original D4 blue A1; "
        f"green vampire D5 {drops} drops; blue D5"
    ).play("2")
    case.go("original", "D5")
    assert choose_answer(case, "red") == [target]


VAMPIRE = "D4 lake, D5 lake, D6 lake, A1 city, A7 graveyard, G1 lake; green vampire D4; blue D6"
"""Beside defenceless Ben, whose Coffin is not placed."""


def test_a_vampire_with_blood_drops_places_a_coffin_rather_than_discover() -> None:
    case = Board(f"{VAMPIRE}; green 3 drops").play("1")
    assert len(case.ends) > 2
    assert choose_answer(case, "green") == ["D6"]


def test_the_vampire_attacks_for_a_coffin_it_can_pay_for() -> None:
    case = Board(f"{VAMPIRE}; green 2 drops; red basic D6").play("1").go("D6")
    assert case.options == ["suck", "attack"]
    assert choose_answer(case, "green") == ["attack"]


def test_a_bot_has_no_opinion_on_questions_that_are_not_the_games() -> None:
    """Its ratings are for the board, so it answers a petition to take something back by default."""
    table = open_table(GAME, 4, "petition")
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
