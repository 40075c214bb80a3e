"""The bots that fill seats: they go by data, and do what a sensible player does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.aftermath import Aftermath
from rules.aftermath.bot import HASTY, RECKLESS, SENSIBLE, Player
from rules.aftermath.state import State
from rules.engine import Answer, Chance, Prompt, Table
from tests.drivers import NAMES, bot_play, random_play
from tests.kit.bots import Twice

from .missions import on_mission, played

WORDS = {
    "name",
    "short",
    "species",
    "role",
    "text",
    "title",
    "scene",
    "label",
    "effect",
    "goal",
    "progress",
    "story",
    "check",
    "does",
    "actions",
    "where",
    "what",
    "location",
    "lasting",
}
"""What a view has to say in words for people."""


class Deaf(Aftermath):
    """The game with bots that are asked everything twice, the second time in nonsense."""

    def __init__(self) -> None:
        self.twice = Twice(SENSIBLE, WORDS)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.twice.answer(view, prompt)


def test_a_bot_reads_no_words() -> None:
    game = Deaf()
    for seats in (1, 3):
        table: Table[State] = Table.open(game, names=NAMES[:seats], seed="words 0")
        for _ in bot_play(table):
            pass
    known = {"character", "act", "test", "entry-choice", "travel", "scavenge", "fight", "defend"}
    assert known <= set(game.twice.asked)


@pytest.mark.parametrize("player", [SENSIBLE, HASTY, RECKLESS])
def test_every_strength_comes_to_an_end_within_the_options(player: Player) -> None:
    """An answer outside the options would be refused, and stop the game."""
    played(on_mission(2, 3, "strength", player))


@pytest.mark.parametrize(
    ("seats", "two_each"), [(1, False), (2, False), (2, True), (3, False), (4, False)]
)
def test_a_mission_is_done_by_any_number(seats: int, two_each: bool) -> None:
    done = [
        played(on_mission(1, seats, f"any {game}", two_each=two_each)).state.outcome
        for game in range(2)
    ]
    assert "success" in done


@pytest.mark.parametrize("mission", [2, 3, 4, 5, 6, 7, 8])
def test_every_mission_can_be_done(mission: int) -> None:
    outcomes = (played(on_mission(mission, 2, f"every {game}")).state.outcome for game in range(3))
    assert "success" in outcomes


def test_bots_do_better_than_dice() -> None:
    tables = [on_mission(1, 2, f"dice {game}") for game in range(3)]
    for number, table in enumerate(tables):
        for _ in random_play(table, Random(number)):
            pass
    by_dice = sum(table.state.outcome == "success" for table in tables)
    by_bots = sum(
        played(on_mission(1, 2, f"dice {game}")).state.outcome == "success" for game in range(3)
    )
    assert by_bots > by_dice
