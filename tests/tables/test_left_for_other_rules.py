"""When the bot shuts down it stores where its tables' steps began: the next version may have other
rules, under which earlier steps must not be replayed."""

from random import Random
from typing import Any

import pytest

from rules.engine import Table
from storage import NewTable, Seat, Store, TableRow
from tables.actions.acting import act
from tables.sessions import TableSessions
from tests.answers import give_answer, make_undo_command
from tests.cogs.play import fail_with
from tests.drivers import random_answer, show_table
from tests.storage.tables import read_log
from tests.tiny import Tiny

SEATS = (Seat(0, 11, "Ada"), Seat(1, 12, "Ben"))


async def load_saved(store: Store, row: TableRow) -> Table[Any]:
    """The table as it is stored, with no answers to play again."""
    saved = await store.find_saved_game(row.id)
    assert saved is not None
    assert saved.since == []
    return Table.load(saved.checkpoint)


async def begin_table(store: Store, channel: int = 1) -> TableRow:
    row = await store.open_table(NewTable(channel, 1, 11, "tiny", {}, "a seed", SEATS))
    table = Table.open("tiny", names=["Ada", "Ben"], seed="a seed")
    return await store.start_table(row.id, row.edition, table.dump(), events=table.opening)


async def play(sessions: TableSessions, row: TableRow, answers: int, first: int = 1) -> None:
    rnd = Random(3)
    for number in range(first, first + answers):
        async with sessions.lock_table(row.id) as session:
            prompt = session.running_game.needed_prompts[0]
        user = SEATS[prompt.seat].user_id
        assert user is not None
        given = random_answer(prompt, rnd)
        await give_answer(sessions, row.id, user, prompt.id, given, interaction_id=number)


async def test_a_shutdown_saves_the_step(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await begin_table(store)
    sessions = TableSessions(store, most=3)
    await play(sessions, row, 6)
    async with sessions.lock_table(row.id) as session:
        table = session.running_game
        assert table.step > 2
        before = show_table(table)
    await sessions.close()
    assert show_table(await load_saved(store, row)) == before
    assert len(await store.list_journal(row.id)) == 6  # nothing is lost of the log
    asked: list[int] = []
    step = Tiny.step

    def noted(self: Tiny, t: Table[object]) -> object:
        asked.append(t.step)
        return step(self, t)

    monkeypatch.setattr(Tiny, "step", noted)
    monkeypatch.setattr(Tiny, "version", "2")
    assert (await load_saved(store, row)).lost == ()
    assert set(asked) == {table.step}, "Earlier steps were played again, by other rules."


async def test_a_shutdown_does_not_overwrite_what_another_process_saved(store: Store) -> None:
    row = await begin_table(store)
    await play(TableSessions(store, most=3), row, 3)
    kept = await store.find_saved_game(row.id)
    assert kept is not None
    await store.save_dump(row.id, 2, "less than there is")
    assert await store.find_saved_game(row.id) == kept
    assert len(kept.since) == 3


async def test_a_shutdown_keeps_a_table_being_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits to be shown is shown while the bot shuts down, and its table is loaded for it."""
    row, third, other = [await begin_table(store, channel) for channel in (1, 2, 3)]
    sessions = TableSessions(store, most=3)
    await play(sessions, row, 6)
    async with sessions.lock_table(third.id):
        pass  # it is in memory, too
    save_dump = store.save_dump

    async def shown_meanwhile(*given: Any) -> None:
        async with sessions.lock_for_snapshot(other.id):
            await save_dump(*given)

    monkeypatch.setattr(store, "save_dump", shown_meanwhile)
    await sessions.close()
    assert await load_saved(store, row)


async def test_an_evicted_table_saves_its_step(store: Store) -> None:
    row, other = [await begin_table(store, channel) for channel in (1, 2)]
    sessions = TableSessions(store, most=1)
    await play(sessions, row, 6)
    async with sessions.lock_table(row.id) as session:
        before = show_table(session.running_game)
    async with sessions.lock_table(other.id):
        pass
    assert sessions.loaded_count == 1
    await sessions.close()
    assert show_table(await load_saved(store, row)) == before


async def test_an_uncommitted_change_is_in_no_dump(store: Store) -> None:
    row, other = [await begin_table(store, channel) for channel in (1, 2)]
    sessions = TableSessions(store, most=1)
    await play(sessions, row, 6)
    kept = await store.find_saved_game(row.id)
    async with sessions.lock_table(row.id) as session:
        session.running_game.rename_seat(1, "Zoë")
        async with sessions.lock_table(other.id):  # the first makes room for it
            pass
        assert await store.find_saved_game(row.id) == kept
    async with sessions.lock_table(row.id) as session:
        session.running_game.rename_seat(1, "Zoë")
        await sessions.close(patience=0)
        assert await store.find_saved_game(row.id) == kept


async def test_an_erased_player_stays_erased(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await begin_table(store, channel) for channel in (1, 2)]
    sessions = TableSessions(store, most=3)
    for number, row in enumerate(tables):
        await play(sessions, row, 6, first=10 * number + 1)
    save_dump, saved = store.save_dump, []

    async def erased_after_the_first(*given: Any) -> None:
        await save_dump(*given)
        saved.append(given)
        if len(saved) == 1:
            await store.erase_user(11, sessions.lock_and_unload)

    monkeypatch.setattr(store, "save_dump", erased_after_the_first)
    await sessions.close()
    for row in tables:
        now = await store.find_saved_game(row.id)
        assert now is not None
        assert "Ada" not in now.checkpoint
        assert "Ben" in now.checkpoint


async def test_an_entry_that_no_longer_fits_costs_no_answers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request to undo an answer of the step before does not fit under other rules. It is skipped
    once, and not with the answers given since each time the table is loaded."""
    row = await begin_table(store)
    sessions = TableSessions(store)
    await play(sessions, row, 2)
    await sessions.close()
    await act(TableSessions(store), make_undo_command(row.id, 11, 20))
    monkeypatch.setattr(Tiny, "version", "2")
    sessions = TableSessions(store)
    await play(sessions, row, 1, first=30)
    async with sessions.lock_table(row.id) as session:
        before = show_table(session.running_game)
    async with TableSessions(store).lock_table(row.id) as session:
        assert session.running_game.lost == ()
        assert show_table(session.running_game) == before
    assert "repeat these answers" not in "".join(await read_log(store, row.id))


async def test_a_failing_table_delays_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, other = [await begin_table(store, channel) for channel in (1, 2)]
    sessions = TableSessions(store, most=3)
    await play(sessions, row, 6)
    await play(sessions, other, 6, first=11)
    async with sessions.lock_table(row.id) as session:
        monkeypatch.setattr(session.running_game, "dump", fail_with(ValueError("half a character")))
    async with sessions.lock_table(other.id):
        pass
    await sessions.close()
    saved = [await store.find_saved_game(each.id) for each in (row, other)]
    assert [len(each.since) for each in saved if each is not None] == [6, 0]
