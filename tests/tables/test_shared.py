"""Two processes take presses at one table, over one database."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rules.engine import Table
from storage import Seat, Store
from tables.actions.waiting import TIME_UNTIL_RESUMED, WaitingBots
from tables.cache.locks import ALREADY_COUNTED_TEXT
from tables.errors import UserError
from tests.clock import Clock
from tests.storage.tables import ADA, BEN, make_new_table
from tests.tables.processes import PRESSES, Process, answer, find_required


@pytest.fixture
async def two(address: str, clock: Clock, tiny: None) -> AsyncIterator[tuple[Process, Process]]:
    found = [Process(await Store.open(address, clock, together=True)) for _ in range(2)]
    yield found[0], found[1]
    for process in found:
        await process.store.close()


async def begin(process: Process, channel: int = 1, *seats: Seat) -> int:
    """A table of the tiny game in play, at which people have named their camps."""
    seats = seats or (Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"))
    row = await process.store.open_table(make_new_table(channel, seats=seats))
    table = Table.open("tiny", names=[seat.name for seat in seats], seed="a secret", options={})
    waits = {prompt.id: prompt.seat for prompt in table.needed_prompts}
    await process.store.start_table(row.id, row.edition, table.dump(), waits=waits)
    for seat in seats:
        if seat.user_id is not None:
            await process.act(row.id, seat.user_id)
    return row.id


async def count_answers(process: Process, table: int) -> int:
    """How many answers count there, without those to the first question."""
    return len(await process.store.list_journal(table)) - 2


async def test_each_process_loads_what_the_other_saved(two: tuple[Process, Process]) -> None:
    one, other = two
    table = await begin(one)
    assert await one.read_turn(table) == await other.read_turn(table) == (2, 0)
    await one.act(table, ADA)
    assert await other.read_turn(table) == (3, 0)
    await other.act(table, ADA)
    assert await one.read_turn(table) == await other.read_turn(table)
    assert await count_answers(one, table) == 2


async def test_simultaneous_presses_are_taken_in_turn(two: tuple[Process, Process]) -> None:
    """Both answer the same question, and the later one finds that it is answered."""
    one, other = two
    table = await begin(one)
    async with other.sessions.lock_table(table) as session:
        asked = find_required(session, ADA)
    assert asked is not None
    presses = [process.act(table, ADA, asked=asked.id) for process in two]
    came = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(str(each) for each in came) == ["It is not asked any more.", "None"]
    assert (await one.read_turn(table))[0] == (await other.read_turn(table))[0] == 3


async def test_a_press_heard_by_both_processes_counts_once(two: tuple[Process, Process]) -> None:
    one, other = two
    table = await begin(one)
    await one.act(table, ADA, press=77)
    with pytest.raises(UserError, match=str(ALREADY_COUNTED_TEXT)):
        await other.act(table, ADA, press=77)


async def test_late_writes_of_a_frozen_process_are_refused(two: tuple[Process, Process]) -> None:
    """It has lost its lock in the middle of an answer, and another one has gone on."""
    frozen, other = two
    table = await begin(frozen)
    with pytest.raises(UserError, match="moved on"):
        async with frozen.sessions.lock_table(table) as session:
            assert frozen.store.sharing is not None
            for link in [*frozen.store.sharing._tables._held]:  # as PostgreSQL does in time
                await link.close()
            await other.act(table, ADA)
            await frozen.sessions.save_changes(session, answer(session, ADA, next(PRESSES)))
    assert await frozen.read_turn(table) == await other.read_turn(table) == (3, 0)
    assert await count_answers(other, table) == 1


async def test_a_killed_process_leaves_the_table_unchanged(two: tuple[Process, Process]) -> None:
    dying, other = two
    table = await begin(dying)
    async with dying.sessions.lock_table(table) as session:
        waiting = asyncio.create_task(other.act(table, ADA))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        prompt = find_required(session, ADA)
        assert prompt is not None
        session.running_game.answer(prompt.id, ["gather"])  # it dies before it has written that
        dying.sessions.discard_session(session)
        assert dying.store.sharing is not None
        for link in [*dying.store.sharing._tables._held]:
            await link.close()
        await waiting
    assert await count_answers(other, table) == 1


async def test_many_presses_at_many_tables_all_count(two: tuple[Process, Process]) -> None:
    """More tables than a process holds at once."""
    tables = [await begin(two[0], channel) for channel in range(1, 15)]
    for turn in range(2):
        await asyncio.gather(
            *(two[(place + turn) % 2].act(table, ADA) for place, table in enumerate(tables))
        )
    for table in tables:
        assert await count_answers(two[0], table) == 2


async def test_another_process_plays_for_a_dead_ones_bots(
    two: tuple[Process, Process], clock: Clock
) -> None:
    one, other = two
    table = await begin(one, 1, Seat(0, None, "Alma", bot=True), Seat(1, BEN, "Ben"))
    for process in two:
        process.sessions.watches.append(WaitingBots(process.sessions))
    async with one.sessions.lock_table(table) as session:
        assert session.running_game.waiting_seats == {0}
    await one.sessions.reschedule_table(table)  # as with each change; then the process dies
    clock.pass_by(seconds=TIME_UNTIL_RESUMED.total_seconds() - 1)
    assert await other.store.claim_due_tables() == []
    clock.pass_by(seconds=2)
    assert await other.store.claim_due_tables() == [table]
    await other.sessions.watches[0].run_due(table)
    assert (await other.read_turn(table))[1] == 1
    await other.sessions.reschedule_table(table)
    assert await other.store.find_next_table_due() is None
