"""A process that was thought dead can write nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from storage import Counted, Store
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
    store.share(one.shards, one.membership.fence)
    await store.count(INTERACTION)
    await two.membership._join()
    assert await two.roster.remove(await seen_by(two, one))
    writes = [store.count(INTERACTION + number) for number in range(1, 4)]
    errors = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(error) for error in errors] == [Fenced, Fenced, Fenced]
    await one.turn()  # it begins anew, and may write again
    await store.count(INTERACTION + 1)  # which was not counted
    with pytest.raises(Counted):
        await store.count(INTERACTION)


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


async def somebody_waits(address: str) -> None:
    """Until a query waits for what another has locked."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as looking:
        waiting = "SELECT 1 FROM pg_locks WHERE NOT granted"
        while not await (await looking.execute(waiting)).fetchone():
            await asyncio.sleep(0.001)  # process knows it
