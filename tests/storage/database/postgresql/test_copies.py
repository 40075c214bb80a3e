"""Which process has an up-to-date copy of a table: only what that one writes counts."""

import asyncio

import pytest

from rules.engine.presets import Preset
from storage import Store, TableChanged
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, make_commit, make_new_table, start_table


async def is_up_to_date(store: Store, table_id: int) -> bool:
    held, up_to_date = await store.sharing.lock_table(table_id)
    held.release()
    return up_to_date


async def test_only_the_copy_loaded_last_is_up_to_date(two: tuple[Store, Store]) -> None:
    one, other = two
    row = await start_table(one)
    assert not await is_up_to_date(one, row.id)
    await one.mark_own_copy_current(row.id)
    assert await is_up_to_date(one, row.id)
    assert not await is_up_to_date(other, row.id)
    await other.mark_own_copy_current(row.id)
    assert not await is_up_to_date(one, row.id)


async def test_an_outdated_copy_is_not_written(two: tuple[Store, Store]) -> None:
    """A process that has lost its lock in the middle of an answer has not, even if the other one
    has only looked at the table."""
    one, other = two
    row, beside = await start_table(one), await start_table(one, 2)
    await one.mark_own_copy_current(row.id)
    await one.mark_own_copy_current(beside.id)
    await other.mark_own_copy_current(row.id)
    late, well = await asyncio.gather(
        one.save_commit(make_commit(row.id, 0)),
        one.save_commit(make_commit(beside.id, 0)),
        return_exceptions=True,
    )
    assert isinstance(late, TableChanged)
    assert well == 2
    assert await other.save_commit(make_commit(row.id, 0)) == 2
    with pytest.raises(TableChanged):
        await one.save_commit(make_commit(row.id, 1))


async def test_a_change_outside_the_game_outdates_other_copies(two: tuple[Store, Store]) -> None:
    one, other = two
    row = await start_table(one)
    await one.mark_own_copy_current(row.id)
    ahead = Preset("turn", "", "gather", "turn", "words", 0, 0, "")
    await one.save_presets(row.id, ADA, [ahead])
    assert await is_up_to_date(one, row.id)
    await other.save_presets(row.id, ADA, [])
    assert not await is_up_to_date(one, row.id)
    assert not await is_up_to_date(other, row.id)  # which has never loaded it


async def test_a_copy_with_an_erased_user_is_not_dumped(two: tuple[Store, Store]) -> None:
    one, other = two
    row = await one.open_table(make_new_table())
    await one.mark_own_copy_current(row.id)
    await other.erase_user(ADA)
    assert not await is_up_to_date(one, row.id)
    row = await start_table(one, 2)
    await one.mark_own_copy_current(row.id)
    await one.save_dump(row.id, 0, "as one has it")
    await other.mark_own_copy_current(row.id)
    with pytest.raises(TableChanged):
        await one.save_dump(row.id, 0, "with a name")
    assert await one._read_rows("SELECT body FROM checkpoints") == [("as one has it",)]


async def test_a_single_process_notes_nothing(address: str, open_store: OpenStore) -> None:
    alone = await open_store(address, alone=True)
    row = await start_table(alone)
    await alone.mark_own_copy_current(row.id)
    assert await alone.save_commit(make_commit(row.id, 0)) == 2
    assert await alone._read_rows("SELECT cached_by FROM tables") == [(None,)]
