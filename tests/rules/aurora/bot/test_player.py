"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

from __future__ import annotations

import pytest

from rules.aurora import Aurora
from rules.aurora.bot.player import MIDDLING
from rules.engine import Chance
from tests.drivers import bot_play, open_table
from tests.kit.bots import deaf
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


def test_a_driver_is_worth_having_for_the_last_movement_too() -> None:
    case = place("round 6; zone - driver mechanic; active leader renegade; rest co-pilot")
    prompt = next(one for one in case.table.needed_prompts if one.topic == "turn")
    assert MIDDLING.choose_answer(case.table.view(0), prompt, Chance("a")) == ["explore:2"]
