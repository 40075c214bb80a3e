"""Locks that processes share: one has it at a time, and none keeps it by dying or freezing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from unittest.mock import Mock

import psycopg
import pytest

from storage.database.connection import Connection
from storage.database.postgresql import locks, sharing
from storage.database.postgresql.connecting import limit_transactions
from storage.database.postgresql.locks import Locks
from storage.database.postgresql.sharing import Sharing
from storage.errors import KeptWaiting, StorageFailed
from tests.postgresql import cut_connections
from tests.storage.conftest import OpenStore

QUICK = {"idle_in_transaction_session_timeout": "1s", "lock_timeout": "20s"}


@pytest.fixture
async def make_locks(address: str) -> AsyncIterator[Callable[..., Locks]]:
    """`make_locks(kind)`: a process's locks of that kind; closed after the test."""
    made: list[Locks] = []

    def make_more(kind: int = 1) -> Locks:
        made.append(Locks(address, kind, 2))
        return made[-1]

    yield make_more
    for each in made:
        await each.close()


@pytest.fixture
def here(make_locks: Callable[..., Locks]) -> Locks:
    return make_locks()


@pytest.fixture
def there(make_locks: Callable[..., Locks]) -> Locks:
    return make_locks()


@pytest.fixture
async def pair(address: str) -> AsyncIterator[tuple[Sharing, Sharing]]:
    one, other = Sharing(address), Sharing(address)
    yield one, other
    await one.close()
    await other.close()


async def test_one_process_has_a_lock_at_a_time(
    here: Locks, there: Locks, make_locks: Callable[..., Locks]
) -> None:
    held = await here.acquire(7)
    assert await there.try_acquire(7) is None
    others = [await there.try_acquire(8), await make_locks(2).try_acquire(7)]  # another kind
    waiting = asyncio.create_task(there.acquire(7))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    held.release()
    for each in (await waiting, *others):
        each.release()


async def test_a_query_under_the_lock_waits_for_it(address: str, here: Locks, there: Locks) -> None:
    held = await here.acquire(7)
    query = "SELECT count(*) FROM servers"
    waiting = asyncio.create_task(there.acquire(7, query))
    await asyncio.sleep(0.05)
    with psycopg.connect(address, autocommit=True) as beside:
        beside.execute("INSERT INTO servers (guild_id, settings) VALUES (1, '{}')")
    held.release()
    found = await waiting
    assert found.row == (1,)
    found.release()


async def test_a_dead_process_frees_its_lock_at_once(
    address: str, here: Locks, there: Locks
) -> None:
    held = await here.acquire(7)
    with psycopg.connect(address, autocommit=True) as beside:
        cut_connections(beside)
    other = await there.acquire(7)
    other.release()
    held.release()  # the one that has lost it does not mind
    again = await here.acquire(8)
    again.release()


async def test_frozen_processes_lose_locks(
    here: Locks, there: Locks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that is awake keeps it."""
    monkeypatch.setattr(locks, "_LOCK_TIMEOUTS", QUICK)
    frozen = await here.acquire(7)
    taken = await there.acquire(7)  # when PostgreSQL has heard nothing for a second
    waiting = asyncio.create_task(here.acquire(7))
    for _ in range(12):
        await asyncio.sleep(0.1)
        await there.keep_awake()
    assert not waiting.done()
    taken.release()
    (await waiting).release()
    frozen.release()


async def test_waiting_for_a_lock_times_out(
    here: Locks, there: Locks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_LOCK_TIMEOUTS", QUICK | {"lock_timeout": "100ms"})
    held = await here.acquire(7)
    with pytest.raises(KeptWaiting):
        await there.acquire(7)
    held.release()


async def test_an_unreachable_database_is_reported() -> None:
    away = Locks("postgresql://nobody@127.0.0.1:1/nothing", 1, 1)
    for _ in range(2):  # the one place is free again
        with pytest.raises(StorageFailed):
            await away.acquire(1)


async def test_a_chore_is_for_one_process_at_a_time(pair: tuple[Sharing, Sharing]) -> None:
    one, other = pair
    async with one.take_turn("Packing") as first, other.take_turn("Packing") as second:
        assert (first, second) == (True, False)
        async with other.take_turn("Erasures") as third:
            assert third
    await asyncio.sleep(0.05)
    async with other.take_turn("Packing") as later:
        assert later


async def test_processes_start_sessions_one_after_the_other(pair: tuple[Sharing, Sharing]) -> None:
    one, other = pair
    began = monotonic()
    await one.wait_for_gateway_session(0, 0.3)
    await other.wait_for_gateway_session(1, 0.3)
    assert monotonic() - began < 0.25, "another bucket has its own"
    await other.wait_for_gateway_session(0, 0.3)
    assert monotonic() - began > 0.29


@contextmanager
def stall_writer(address: str) -> Iterator[psycopg.Pipeline]:
    """A writer that stands still in a pipeline, with lock 1: neither idle nor at a query."""
    with psycopg.connect(address) as link, contextlib.suppress(psycopg.OperationalError):
        link.execute(f"SET application_name = '{sharing.WRITERS_APPLICATION_NAME}'")
        if link.info.server_version >= sharing.TRANSACTION_TIMEOUT:
            link.execute("SET transaction_timeout = '500ms'")
        link.commit()
        with link.pipeline() as pipeline:
            link.execute("SELECT pg_advisory_xact_lock(1)")
            pipeline.sync()
            link.execute("INSERT INTO servers (guild_id, settings) VALUES (1, '{}')")
            link.pgconn.send_flush_request()
            link.pgconn.flush()
            yield pipeline


async def test_other_processes_end_a_stuck_writer(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "SECONDS_UNTIL_FROZEN", 0.4)
    monkeypatch.setattr(sharing, "_END_STUCK", sharing._END_STUCK.replace("10 s", "0.5 s"))
    monkeypatch.setattr(sharing, "TRANSACTION_TIMEOUT", 10**6)  # as before PostgreSQL 17
    with stall_writer(address) as pipeline:
        other, living = Locks(address, 0, 1), Sharing(address)
        (await other.acquire(1)).release()
        await other.close()
        await living.close()
        with pytest.raises(psycopg.OperationalError):
            pipeline.sync()


async def test_a_newer_server_ends_a_stuck_writer_itself(address: str) -> None:
    with psycopg.connect(address) as link:
        if link.info.server_version < sharing.TRANSACTION_TIMEOUT:
            pytest.skip("PostgreSQL has transaction_timeout from version 17 on.")
    with stall_writer(address) as pipeline:
        other = Locks(address, 0, 1)
        (await other.acquire(1)).release()
        await other.close()
        with pytest.raises(psycopg.OperationalError):
            pipeline.sync()


@pytest.mark.parametrize(("version", "bounded"), [(160009, False), (170000, True)])
def test_servers_limit_writers_from_version_17_0(version: int, bounded: bool) -> None:
    link = Mock(**{"info.server_version": version})
    limit_transactions(link)
    assert ("transaction_timeout" in str(link.execute.call_args)) == bounded


async def test_writers_that_share_a_database_have_a_timeout(
    address: str, open_store: OpenStore
) -> None:
    store = await open_store(address, together=True)

    def settings(db: Connection) -> tuple[str, ...]:
        names = ["application_name", "idle_in_transaction_session_timeout"]
        return tuple(db.execute(f"SHOW {name}").fetchone()[0] for name in names)

    assert await store._writer.write_change(settings) == (sharing.WRITERS_APPLICATION_NAME, "3s")
