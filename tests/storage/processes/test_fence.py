"""A process that was thought dead can write nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from storage import Counted, Store
from storage.database.postgresql.connecting import SHARED, connect
from storage.processes.fence import ALIVE, Fenced
from storage.processes.sharing import Member
from tests.storage.processes.conftest import NewProcess, Process

INTERACTION = 5 << 22


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


async def seen_by(two: Process, one: Process) -> Member:
    """What the second knows of the first."""
    members = (await two.roster.state()).members
    return next(member for member in members if member.number == one.roster.number)


async def test_a_stolen_lease_fails_the_whole_batch(store: Store, new_process: NewProcess) -> None:
    one, two = new_process(), new_process()
    await one.membership.join()
    store.share_database(one.shards, one.membership.fence)
    await store.count_interaction(INTERACTION)
    await two.membership._join()
    assert await two.roster.remove(await seen_by(two, one))
    writes = [store.count_interaction(INTERACTION + number) for number in range(1, 4)]
    errors = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(error) for error in errors] == [Fenced, Fenced, Fenced]
    await one.turn()  # it begins again, and may write again
    await store.count_interaction(INTERACTION + 1)  # which was not counted
    with pytest.raises(Counted):
        await store.count_interaction(INTERACTION)


async def test_nobody_is_removed_in_the_middle_of_a_transaction(
    new_process: NewProcess, address: str
) -> None:
    """Whoever takes over waits until what is being written is written, or undone."""
    one, two = new_process(), new_process()
    await one.membership.join()
    await two.membership._join()
    alive = await seen_by(two, one)
    async with await psycopg.AsyncConnection.connect(address) as writing:
        found = await writing.execute(ALIVE.replace("?", "%s"), (alive.number,))
        assert await found.fetchone()
        await one.roster.beat()  # which need not wait
        removing = asyncio.create_task(two.roster.remove(await seen_by(two, one)))
        await somebody_waits(address)
        assert not removing.done()
        await writing.commit()
    assert await removing


async def test_one_that_stands_still_between_two_queries_is_removed(
    new_process: NewProcess, address: str
) -> None:
    """It was put to sleep while it sent a batch: the server waits for the rest of the pipeline, and
    neither takes the connection for idle nor the query for long."""
    one, two = new_process(), new_process(patience=0.05)
    await one.membership.join()
    await two.membership._join()
    silent = await seen_by(two, one)
    link = connect(address, **SHARED)
    link.execute("BEGIN")
    with pytest.raises(psycopg.OperationalError), link.pipeline():
        assert link.execute(ALIVE.replace("?", "$1").encode(), (silent.number,)).fetchone()
        assert await two.roster.remove(silent)
    assert link.closed
    assert silent.number not in [each.number for each in (await two.roster.state()).members]


async def test_whoever_writes_for_another_process_is_left_alone(
    new_process: NewProcess, address: str
) -> None:
    one, two, three = new_process(), new_process(), new_process(patience=0.05)
    for each in one, two, three:
        await each.membership._join()
    silent, alive = await seen_by(three, one), await seen_by(three, two)
    with connect(address, **SHARED) as asleep, connect(address, **SHARED) as writing:
        for link, member in (asleep, silent), (writing, alive):
            link.execute("BEGIN")
            link.execute(ALIVE.replace("?", "$1").encode(), (member.number,))
        assert await three.roster.remove(silent)
        writing.execute("COMMIT")
        with pytest.raises(psycopg.OperationalError):
            asleep.execute("COMMIT")


async def somebody_waits(address: str) -> None:
    """Until a query waits for what another has locked."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as looking:
        waiting = "SELECT 1 FROM pg_locks WHERE NOT granted"
        while not await (await looking.execute(waiting)).fetchone():
            await asyncio.sleep(0.001)  # process knows it
