"""Tables that were put away under earlier versions: they load, and play on as they would have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.aurora import GAME
from rules.engine import Entry, Table
from tests.golden import tail

SAVES = [
    json.loads(line)
    for file in sorted((Path(__file__).parent / "saves").glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
"""Each a dump in mid-game, the journal from there to the end, and what came of it."""


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save["name"])
def test_a_table_of_an_earlier_version_plays_on_to_the_same_end(save: dict[str, Any]) -> None:
    table: Table[Any] = Table.load(save["dump"])
    assert table.lost == ()
    assert table.prompts
    for row in save["journal"]:
        table.replay((Entry(*row),))
    end = tail(table)
    assert {key: end[key] for key in save["end"]} == save["end"]
    assert json.loads(table.dump())["version"] == GAME.version
