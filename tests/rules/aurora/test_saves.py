"""Tables stored under earlier versions load and can be played on. Where a step is asked in another
way by now, what was answered in it is given again, and nothing before it is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.aurora import GAME
from rules.engine import Table
from tests.drivers import bot_play

SAVES = [
    json.loads(line)
    for file in sorted((Path(__file__).parent / "saves").glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
"""Each a dump in mid-game; some have the journal from there to its end."""


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save["name"])
def test_a_table_of_an_earlier_version_can_be_played_to_its_end(save: dict[str, Any]) -> None:
    table: Table[Any] = Table.load(save["dump"])
    given = json.loads(save["dump"])["now"]["answers"]
    assert len(table.lost) <= len(given)
    assert table.prompts
    assert json.loads(table.dump())["version"] == GAME.version
    again: Table[Any] = Table.load(table.dump())
    assert again.state == table.state
    for _ in bot_play(table):
        pass
    assert table.result is not None


def test_only_steps_whose_questions_changed_lose_answers() -> None:
    lost = {save["name"]: len(Table[Any].load(save["dump"]).lost) for save in SAVES}
    changed = {name for name, count in lost.items() if count}
    assert changed == {"exploration", "fire", "equal blocks"}
