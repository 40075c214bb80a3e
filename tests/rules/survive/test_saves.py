"""Tables stored under older rules go on: `saves/` holds some, in the middle of games, by the
version that wrote them, each with what is asked there: id, today's text and options."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.engine import Table
from tests.drivers import bot_play

SAVES = [
    pytest.param(saved, id=f"{path.stem}, {name}")
    for path in sorted((Path(__file__).parent / "saves").glob("*.json"))
    for name, saved in json.loads(path.read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize("saved", SAVES)
def test_an_old_save_loads_unchanged_and_can_be_played_to_the_end(saved: dict[str, Any]) -> None:
    table = Table[Any].load(json.dumps(saved["table"]))
    assert table.lost == ()
    asked = [[p.id, p.text, [option.id for option in p.options]] for p in table.prompts]
    assert asked == saved["asked"]
    for _ in bot_play(table):
        pass
    assert table.result is not None
