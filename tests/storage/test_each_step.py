"""Tables that an older Emberkeep has kept, which wrote a checkpoint at every step, go on as they
would have. Its database (as SQL) and what it showed lie in `each_step/`."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.engine import Table
from storage import Store
from tests.drivers import list_petitions, show_table
from tests.storage.conftest import OpenStore
from tests.tiny import Tiny

KEPT = Path(__file__).parent / "each_step"
SEEN: dict[str, Any] = json.loads((KEPT / "table.json").read_text())


def describe_table(table: Table[Any]) -> dict[str, Any]:
    """All that is seen of a table from outside, and its position; but not how it is put away."""
    found = json.loads(json.dumps(show_table(table) | {"dump": ""}))
    del found["dump"]
    return found | {"state": json.loads(table.state.model_dump_json())}


@pytest.fixture
async def older(path: Path, open_store: OpenStore) -> Store:
    with closing(sqlite3.connect(path)) as link:
        link.executescript((KEPT / "database.sql").read_text())
    return await open_store(path)


async def load(store: Store) -> Table[Any]:
    saved = await store.find_saved_game(1)
    assert "before" not in json.loads(saved.checkpoint), "A new form proves nothing here."
    assert len(saved.since) == 2
    return Table.load(saved.checkpoint, saved.since)


async def test_tables_stored_at_every_step_load_unchanged(older: Store, tiny: Tiny) -> None:
    table = await load(older)
    assert table.lost == ()
    assert describe_table(table) == SEEN["stood"]
    assert describe_table(Table.load(table.dump())) == SEEN["stood"]


async def test_an_undo_into_the_previous_step_gives_the_same(older: Store, tiny: Tiny) -> None:
    for again in (False, True):
        table = await load(older)
        if again:
            table = Table.load(table.dump())
        step = table.step
        table.undo(0)
        for petition in list_petitions(table):
            table.answer(petition.id, ["agree"])
        assert table.step < step
        assert describe_table(table) == SEEN["undone"]


async def test_changed_rules_keep_earlier_steps(
    older: Store, tiny: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "version", "2")
    table = await load(older)
    assert table.lost == ()
    assert describe_table(table)["views"] == SEEN["stood"]["views"]
    assert SEEN["stood"]["undoable"][0] is not None
    assert table.undoable(0) is None, "An undo reaches where other rules were played."
