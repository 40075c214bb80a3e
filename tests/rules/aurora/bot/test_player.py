"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

import pytest

from rules.aurora import Aurora
from rules.aurora.bot.player import MIDDLING
from rules.engine import Answer, Chance
from tests.drivers import bot_play, open_table
from tests.kit.bots import deaf
from tests.rules.aurora.build import Case
from tests.rules.aurora.positions import place

WORDS = {"name", "label", "detail", "tells", "bonuses", "regions"}
"""What a view has to say in words for people."""
HOWL = "phase ambush; order 1 0; zone the-final-howl; at 118a"
MOODS = "abcdefgh"
"""Between equals chance decides."""


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_reads_no_words(seats: int) -> None:
    game, twice = deaf(Aurora, MIDDLING, WORDS)
    for _ in bot_play(open_table(game, seats, "words 0")):
        pass
    known = {"turn", "drive", "fire", "bonus", "damage", "repair"}
    assert known <= set(twice.asked)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        # The Driver serves the last movement too.
        ("round 6; zone - driver mechanic; active leader renegade; rest co-pilot", "explore:2"),
        # Of four Survivors one may be sold, of three none.
        ("round 2; zone slaver-1; active leader co-pilot medic renegade", "explore:1"),
        ("round 2; zone slaver-1; active leader co-pilot renegade", "break"),
        # The weakest goes alone where nobody is contaminated, and nowhere else.
        ("zone ranger-station; active co-pilot; rest leader medic driver", "explore:1"),
        ("zone contaminated-storehouse; active co-pilot; rest leader medic driver", "break"),
    ],
)
def test_what_a_bot_does_with_its_turn(position: str, answer: str) -> None:
    assert answer_first_prompt(place(position), "b") == [answer]


@pytest.mark.parametrize(
    ("position", "answers", "answer"),
    [
        # Repairs bring more than Fury.
        ("active leader; damaged 1b2 2b0", "otherwise break", "red-leader:2"),
        # Of two with the same skill left the one who is ill already bears one more.
        (f"{HOWL}; rest leader renegade+1", "0=0", "renegade"),
    ],
)
def test_what_a_bot_does_then(position: str, answers: str, answer: str) -> None:
    case = place(position)
    case.give_answers(answers)
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {answer}


@pytest.mark.parametrize(
    ("hand", "answer"), [("mre-1", "hurry"), ("mre-1 weapon-manual", "red-leader")]
)
def test_a_bot_hurries_unless_it_holds_special_loot(hand: str, answer: str) -> None:
    case = place(f"{HOWL}; rest leader; hand {hand}")
    case.give_answers("0=0")
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {answer}


@pytest.mark.parametrize(
    ("waypoint", "goes"),
    [
        # 107a and 107b are equally far along; 105b is worth less than they, but not by a token.
        ("107b:F", {"107b"}),
        ("107b:C", {"107a"}),
        ("105b:F", {"105b"}),
    ],
)
def test_a_bot_takes_what_lies_at_a_waypoint_and_shuns_contamination(
    waypoint: str, goes: set[str]
) -> None:
    case = place(f"phase movement; at 102; stow SSSFFF; waypoints {waypoint}")
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == goes


def test_a_bot_takes_the_better_block_where_no_bonus_is_worth_its_damage() -> None:
    """Food is worth nothing in the last round."""
    farm = "zone - - - frozen-farm; tiles 1-1 2-1 3-1 4-1 5-1"
    case = place(f"round 6; {farm}; active leader renegade; damaged 1b0 1b1 1b2")
    case.give_answers("explore:4")
    (prompt,) = case.table.needed_prompts
    assert {"0", "1", "0:4.1", "first:4.1", "later"} < {option.id for option in prompt.options}
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {"1"}


@pytest.mark.parametrize(
    ("topic", "position", "answer"),
    [
        # Fury buys Fuel rather than a Repair.
        ("free", "round 3; active leader; fury 4; damaged 0b2 0b3 1b0 1b1 2b0", ["fury:F"]),
        # A Survivor in the Truck moves to an empty box behind it.
        ("stow", "phase movement; lies 0b0:S 0b1:F 2b0:S", ["0b0", "1b0"]),
    ],
)
def test_what_a_bot_does_beside_a_question(topic: str, position: str, answer: Answer) -> None:
    case = place(position)
    prompt = next(one for one in case.table.prompts if one.seat == 0 and one.topic == topic)
    view = case.table.view(0)
    assert all(MIDDLING.choose_answer(view, prompt, Chance(key)) == answer for key in MOODS)


def answer_first_prompt(case: Case, key: str) -> Answer:
    prompt = next(one for one in case.table.needed_prompts if one.seat == 0)
    return MIDDLING.choose_answer(case.table.view(0), prompt, Chance(key))
