"""Bots wait with open votes until the people who are there have voted."""

from __future__ import annotations

from typing import Any, cast

from rules import GAMES
from rules.engine import Table
from tables.actions.bots import Playing
from tables.ahead import Ahead
from tables.thinking.brain import Brain
from tests.rules.aftermath.build import NAMES, Party


class Nothing:
    """Nobody has answered anything ahead."""

    def follow(self) -> list[Any]:
        return []


def on_the_way() -> Table[Any]:
    """Three players vote where to go."""
    state = Party("wren", "bodkin", "cog", page=3, phase="leaving").state
    table: Table[Any] = Table.place(GAMES["aftermath"], state, "votes", NAMES[:3])
    assert {prompt.topic for prompt in table.needed_prompts} == {"travel"}
    return table


def played(table: Table[Any], quiet: Any) -> list[int]:
    """The seats that vote while Ben and Cleo are bots."""
    playing = Playing(
        table, {1: "middling", 2: "middling"}, quiet, None, Brain(None), cast("Ahead", Nothing())
    )
    seats = []
    while (entry := playing._find_next_entry()) is not None and table.needed_prompts[
        0
    ].topic == "travel":
        seats.append(entry.seat)
        table.apply_entry(entry)
    return seats


def test_bots_wait_for_people_and_then_support_them() -> None:
    table = on_the_way()
    assert played(table, {}) == []
    mine = next(prompt for prompt in table.needed_prompts if prompt.seat == 0)
    table.answer(mine.id, [mine.options[-2].id])  # home, which a bot would not choose
    assert played(table, {})[:2] == [1, 2]
    assert table.state.outcome == "fail"


def test_bots_do_not_wait_for_the_absent() -> None:
    assert played(on_the_way(), {0: None})[:3] == [0, 1, 2]
