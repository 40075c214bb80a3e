"""Bots wait with open votes until the people who are there have voted."""

import re
from pathlib import Path
from typing import Any, cast

import rules
from rules import GAMES
from rules.engine import Table
from tables.actions.bots import BatchPlayer
from tables.ahead import PresetAnswers
from tables.thinking.brain import Brain
from tables.wording.bots import BOT_NAMES
from tests.rules.aftermath.build import NAMES, Party


def on_the_way() -> Table[Any]:
    """Three players vote where to go."""
    state = Party("wren", "bodkin", "cog", page=3, phase="leaving").state
    table: Table[Any] = Table.place(GAMES["aftermath"], state, "votes", NAMES[:3])
    assert {prompt.topic for prompt in table.needed_prompts} == {"travel"}
    return table


def list_voting_bots(table: Table[Any], quiet: Any) -> list[int]:
    """The seats that vote while Ben and Cleo are bots."""
    playing = BatchPlayer(
        table, {1: "middling", 2: "middling"}, quiet, None, Brain(None), cast("PresetAnswers", None)
    )
    seats = []
    while (entry := playing._choose_next_entry()) is not None and table.needed_prompts[
        0
    ].topic == "travel":
        seats.append(entry.seat)
        table.apply_entry(entry)
    return seats


def test_bots_vote_after_people_and_support_them() -> None:
    table = on_the_way()
    assert list_voting_bots(table, {}) == []
    mine = next(prompt for prompt in table.needed_prompts if prompt.seat == 0)
    table.answer(mine.id, [mine.options[-2].id])  # home, which a bot would not choose
    assert list_voting_bots(table, {})[:2] == [1, 2]
    assert table.state.outcome == "fail"


def test_bots_do_not_wait_for_absent_players() -> None:
    assert list_voting_bots(on_the_way(), {0: None})[:3] == [0, 1, 2]


WORD = re.compile(r"[^\W\d_]+")


def test_no_bots_name_occurs_in_any_game() -> None:
    folder = Path(rules.__file__).parent
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".yaml", ".md", ".ftl")]
    words = {word for path in files for word in WORD.findall(path.read_text(encoding="utf-8"))}
    assert "Bodkin" in words
    assert words.isdisjoint(BOT_NAMES)
