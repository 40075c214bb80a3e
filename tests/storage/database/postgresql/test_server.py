"""What a PostgreSQL server may answer, and what becomes of it; the errors are the server's own."""

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any, cast

import psycopg
import pytest

from rules.engine import Event
from storage import AlreadyCounted, InDoubt, InUse, StorageFailed, StorageFull, Store
from storage.database.connection import Connection
from storage.database.postgresql.connecting import Link
from storage.database.postgresql.session import PostgresqlSession
from storage.errors import KeptWaiting
from tests.postgresql import Server, cut_connections
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, make_commit, start_table


@pytest.fixture
def place(address: str) -> str:
    return address


@pytest.fixture
def beside(address: str) -> Iterator[psycopg.Connection]:
    """Another connection to the same database."""
    with psycopg.connect(address, autocommit=True) as link:
        yield link


class Refuses:
    """Has the server refuse every log line."""

    def __init__(self, link: psycopg.Connection) -> None:
        self._link = link

    def begin(self, state: str) -> None:
        """With that state, from now on."""
        self._link.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            f" $$ BEGIN RAISE 'no' USING ERRCODE = '{state}'; END $$"
        )
        self._link.execute("CREATE TRIGGER no BEFORE INSERT ON events EXECUTE FUNCTION refuse()")

    def end(self) -> None:
        self._link.execute("DROP FUNCTION IF EXISTS refuse CASCADE")


@pytest.fixture
def refuses(beside: psycopg.Connection) -> Iterator[Refuses]:
    refusing = Refuses(beside)
    yield refusing
    refusing.end()


@pytest.mark.parametrize(
    ("state", "kind", "said"),
    [
        ("53100", StorageFull, "disk of the database is full"),
        ("55P03", KeptWaiting, "Another process"),
        ("57014", StorageFailed, "took too long"),
        ("25006", StorageFailed, "can only be read"),
        ("53200", StorageFailed, "could not be used"),
    ],
)
async def test_a_server_failure_is_reported_to_the_whole_batch(
    store: Store, refuses: Refuses, state: str, kind: type, said: str
) -> None:
    one, two = await start_table(store, 1), await start_table(store, 2)
    refuses.begin(state)
    outcomes = await asyncio.gather(
        store.save_commit(make_commit(one.id, 0)),
        store.save_commit(make_commit(two.id, 0, events=[Event("told")])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [kind, kind]
    assert said in str(outcomes[0])
    assert await store.list_journal(one.id) == []
    refuses.end()
    assert await store.save_commit(make_commit(two.id, 0, events=[Event("told")])) == 2


async def test_no_failure_leaves_a_statement_half_prepared(
    store: Store, beside: psycopg.Connection
) -> None:
    """psycopg would take a statement for prepared that the server has skipped after a failure."""

    def ask(db: Connection) -> list[Any]:
        return db.execute("SELECT CAST(? AS int) + 1", (1,)).fetchall()

    def fail(db: Connection) -> None:
        db.execute("DO $$ BEGIN RAISE 'no' USING ERRCODE = '53100'; END $$")

    cut_connections(beside)
    for changes in ((ask, fail), (fail, ask)):
        with pytest.raises(StorageFull):
            await store._writer.write_change(lambda db, each=changes: [do(db) for do in each])
    assert await store._writer.write_change(ask) == [(2,)]


async def test_a_deadlock_is_retried(store: Store, beside: psycopg.Connection) -> None:
    """PostgreSQL undoes one of the two. Here it does so once, and then whenever it is asked."""
    row = await start_table(store)
    beside.execute("CREATE SEQUENCE tries")  # which counts what is undone, too
    beside.execute(
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " IF nextval('tries') <> 2 THEN RAISE 'no' USING ERRCODE = '40P01'; END IF;"
        " RETURN NEW; END $$"
    )
    beside.execute(
        "CREATE TRIGGER t BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse()"
    )
    try:
        assert await store.save_commit(make_commit(row.id, 0, events=[Event("told")])) == 2
        with pytest.raises(StorageFailed, match="Another process"):
            await store.save_commit(make_commit(row.id, 1, events=[Event("told")]))
        assert beside.execute("SELECT last_value FROM tries").fetchone() == (4,)
    finally:
        beside.execute("DROP FUNCTION refuse CASCADE")
        beside.execute("DROP SEQUENCE tries")
    assert await store.save_commit(make_commit(row.id, 1, events=[Event("told")])) == 3


async def test_a_server_restart_loses_no_answer(store: Store, beside: psycopg.Connection) -> None:
    row = await start_table(store)
    cut_connections(beside)
    assert await store.save_commit(make_commit(row.id, 0)) == 2
    cut_connections(beside)
    assert len(await store.list_journal(row.id)) == 1


async def test_a_cut_connection_refuses_running_changes(
    store: Store, beside: psycopg.Connection
) -> None:
    row = await start_table(store)

    def cut_off(db: Connection) -> None:
        db.execute("INSERT INTO erasures (user_id, at) VALUES (?, 0)", (ADA,))
        cut_connections(beside)
        db.execute("SELECT 1").fetchone()

    outcomes = await asyncio.gather(
        store.save_commit(make_commit(row.id, 0)),
        store._writer.write_change(cut_off),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StorageFailed] * 2
    assert "could not be reached" in str(outcomes[0])
    assert await store.list_users_to_erase() == []
    assert await store.list_journal(row.id) == []
    assert await store.save_commit(make_commit(row.id, 0)) == 2


@pytest.fixture
def impatient(address: str) -> str:
    """The address, for who does not wait until somebody else has let go."""
    return address + "&options=-c%20lock_timeout%3D20ms"


async def test_an_answer_committed_before_a_cut_counts_once(
    store: Store, postgresql: Server, beside: psycopg.Connection
) -> None:
    """The server has it on its disk and waits for a standby that never comes. It is asked what
    became of it, so whoever gave the answer hears that it counts."""
    row = await start_table(store)
    beside.execute("SET synchronous_commit = local")
    postgresql.change_settings("synchronous_standby_names = 'nobody'")
    try:
        for revision in count():  # the first few may come before the server knows of its standby
            commit = make_commit(row.id, revision, interaction_id=77 + revision)
            giving = asyncio.create_task(store.save_commit(commit))
            while not giving.done() and not waits_for_standby(beside):
                await asyncio.wait([giving], timeout=0.01)
            if not giving.done():
                break
        cut_connections(beside)
        assert await giving == revision + 2
    finally:
        postgresql.change_settings("synchronous_standby_names = ''")
    with pytest.raises(AlreadyCounted):
        await store.save_commit(commit)
    assert len(await store.list_journal(row.id)) == revision + 1


def waits_for_standby(beside: psycopg.Connection) -> bool:
    return bool(
        beside.execute("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'").fetchall()
    )


async def test_an_exclusive_store_lets_no_other_in(
    impatient: str, beside: psycopg.Connection, open_store: OpenStore
) -> None:
    first = await open_store(impatient, alone=True)
    row = await start_table(first)
    with pytest.raises(InUse, match="in use by another Emberkeep"):
        await open_store(impatient, alone=True)
    with pytest.raises(InUse, match="runs without --of"):
        await open_store(impatient, together=True)
    # Its connection is cut, and another is quicker to come back.
    cut_connections(beside)
    second = await open_store(impatient, alone=True)
    with pytest.raises(InUse):
        await first.save_commit(make_commit(row.id, 0))
    assert await second.save_commit(make_commit(row.id, 0)) == 2
    await second.close()
    assert await first.save_commit(make_commit(row.id, 1)) == 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/emberkeep", "could not be reached"),
        ("postgresql://user:secret@host:port/x", "could not be reached|cannot be read"),
        ("postgresql://x?nonsense=1", "cannot be read"),
    ],
)
async def test_an_unreachable_address_is_shown_without_its_password(wrong: str, said: str) -> None:
    with pytest.raises(StorageFailed, match=said) as refused:
        await Store.open(wrong)
    assert "secret" not in str(refused.value)


async def show_setting(store: Store, name: str) -> str:
    """A setting of the writer's connection."""
    query = f"SHOW {name}"
    (value,) = await store._writer.write_change(lambda db: db.execute(query).fetchone())
    return value


async def test_every_query_has_a_time_limit(store: Store) -> None:
    for setting, value in (("statement_timeout", "30s"), ("lock_timeout", "5s")):
        shown = f"SELECT current_setting('{setting}')"
        assert await store._read_rows(shown) == [(value,)]
        assert await show_setting(store, setting) == value


async def test_commits_are_durable_whatever_the_servers_default(
    place: str, beside: psycopg.Connection, open_store: OpenStore
) -> None:
    beside.execute("ALTER DATABASE emberkeep SET synchronous_commit = off")
    try:
        assert await show_setting(await open_store(place), "synchronous_commit") == "on"
    finally:
        beside.execute("ALTER DATABASE emberkeep RESET synchronous_commit")


class LossyConnection:
    """A connection whose next commit is carried out, or not, before the connection is lost."""

    def __init__(self, link: Link, *, committed: bool) -> None:
        self._link = link
        self._committed = committed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._link, name)

    def execute(self, query: Any, *values: Any) -> Any:
        if query == b"COMMIT":
            if self._committed:
                self._link.execute(query)
            self._link.close()
            raise psycopg.OperationalError("the connection is lost")
        return self._link.execute(query, *values)


def lose_next_commit(store: Store, *, committed: bool) -> PostgresqlSession:
    """Let the word of the store's next commit be lost."""
    session = store._writer._session
    assert isinstance(session, PostgresqlSession)
    session.link = cast(Link, LossyConnection(session.link, committed=committed))
    return session


@pytest.mark.parametrize("committed", [True, False])
async def test_a_commit_without_a_reply_counts_if_made(store: Store, *, committed: bool) -> None:
    row = await start_table(store)
    lose_next_commit(store, committed=committed)
    if committed:
        assert await store.save_commit(make_commit(row.id, 0)) == 2
    else:
        with pytest.raises(StorageFailed):
            await store.save_commit(make_commit(row.id, 0))
    assert len(await store.list_journal(row.id)) == committed
    # The next counts too, on the new connection.
    assert await store.save_commit(make_commit(row.id, int(committed))) == 2 + committed


async def test_a_commit_that_nobody_can_confirm_is_in_doubt(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_table(store)
    session = lose_next_commit(store, committed=True)

    asked = []

    def nowhere() -> Link:
        asked.append(1)
        raise psycopg.OperationalError("nobody is there")

    with monkeypatch.context() as away:
        away.setattr(session, "_make_link", nowhere)
        away.setattr("storage.database.postgresql.session.SECONDS_IN_DOUBT", 3)
        away.setattr("storage.database.postgresql.session.ASK_AGAIN", 0)
        away.setattr("storage.database.postgresql.session.monotonic", count().__next__)
        with pytest.raises(InDoubt):
            await store.save_commit(make_commit(row.id, 0))
    assert len(asked) == 2, "at seconds 1 and 2 of 3"
    assert len(await store.list_journal(row.id)) == 1
