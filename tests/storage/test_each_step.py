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


def seen(table: Table[Any]) -> dict[str, Any]:
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


async def test_a_table_kept_at_every_step_stands_as_it_stood(older: Store, tiny: Tiny) -> None:
    table = await load(older)
    assert table.lost == ()
    assert seen(table) == SEEN["stood"]
    assert seen(Table.load(table.dump())) == SEEN["stood"]


async def test_an_undo_into_the_step_before_comes_to_the_same(older: Store, tiny: Tiny) -> None:
    for again in (False, True):
        table = await load(older)
        if again:
            table = Table.load(table.dump())
        step = table.step
        table.undo(0)
        for petition in list_petitions(table):
            table.answer(petition.id, ["agree"])
        assert table.step < step
        assert seen(table) == SEEN["undone"]


async def test_its_rules_of_another_version_let_earlier_steps_stand(
    older: Store, tiny: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "version", "2")
    table = await load(older)
    assert table.lost == ()
    assert seen(table)["views"] == SEEN["stood"]["views"]
    assert SEEN["stood"]["undoable"][0] is not None
    assert table.undoable(0) is None, "An undo reaches where other rules were played."
