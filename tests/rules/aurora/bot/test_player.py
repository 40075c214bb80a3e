"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

from __future__ import annotations

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
    ],
)
def test_what_a_bot_does_with_its_turn(position: str, answer: str) -> None:
    assert answer_first_prompt(place(position), "b") == [answer]


@pytest.mark.parametrize(
    ("hand", "answer"), [("mre-1", "hurry"), ("mre-1 weapon-manual", "red-leader")]
)
def test_a_bot_hurries_unless_it_holds_special_loot(hand: str, answer: str) -> None:
    case = place(f"phase ambush; order 1 0; zone the-final-howl; at 118a; rest leader; hand {hand}")
    case.give_answers("0=0")
    assert {answer_first_prompt(case, key)[0] for key in "abcdefgh"} == {answer}


def answer_first_prompt(case: Case, key: str) -> Answer:
    prompt = next(one for one in case.table.needed_prompts if one.seat == 0)
    return MIDDLING.choose_answer(case.table.view(0), prompt, Chance(key))
