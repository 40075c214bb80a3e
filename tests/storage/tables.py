"""Tables in a few words, for tests to begin from."""

from dataclasses import fields
from typing import Any

from rules.engine import Entry, Table
from storage import (
    Actor,
    Arrangement,
    Commit,
    GameAfter,
    NewTable,
    OutboxRow,
    Seat,
    Store,
    TableRow,
    Timing,
)
from storage.database.sqlite.file import SqliteSession
from tests.tiny import TINY

ADA, BEN, CLEO = 101, 102, 103
SEATS = (Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"))
DUMP = Table.open(TINY, names=["Ada", "Ben"], seed="a secret").dump()
"""A checkpoint that can be loaded."""


def make_new_table(channel: int = 1, guild: int | None = 10, **changes: Any) -> NewTable:
    plain: dict[str, Any] = {"options": {}, "seed": "a secret", "seats": SEATS}
    return NewTable(channel, guild, ADA, "tiny", **(plain | changes))


async def start_table(store: Store, channel: int = 1, guild: int | None = 10) -> TableRow:
    """A table with Ada and Ben that has just started: revision 0, edition 1."""
    row = await store.open_table(make_new_table(channel, guild))
    return await store.start_table(row.id, row.edition, "checkpoint 0")


def make_commit(table_id: int, revision: int, **more: Any) -> Commit:
    """One answer of the seat whose turn it would be. `more`: fields of the Commit or its parts."""
    entries = more.pop("entries", [Entry("answer", revision % 2, str(revision + 1), ["gather"])])

    def take(kind: type[Any], **plain: Any) -> Any:
        names = {each.name for each in fields(kind)}
        return kind(**plain | {name: more.pop(name) for name in names & more.keys()})

    return Commit(
        table_id,
        revision,
        entries,
        actor=take(Actor),
        game=take(GameAfter, version="1"),
        beside=take(Arrangement),
        timing=take(Timing),
        **more,
    )


async def read_log(
    store: Store, table_id: int, seat: int | None = None, **where: int | None
) -> list[str]:
    """What the log says to that seat."""
    return [line.event.text for line in await store.list_events(table_id, seat, **where)]


async def watch_statements(store: Store) -> list[str]:
    """Fills with every statement the store's writing connection carries out from now on."""
    seen: list[str] = []
    session: Any = store._writer._session

    def watch() -> None:
        if isinstance(session, SqliteSession):
            session.link.set_trace_callback(seen.append)
        else:
            session.link = session.db._link = _Watched(session.link, seen)

    await store._writer.run_on_thread(watch)  # which has then left the last batch
    return seen


class _Watched:
    """A connection to PostgreSQL, whose statements are noted."""

    def __init__(self, link: Any, seen: list[str]) -> None:
        self._link = link
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._link, name)

    def execute(self, query: bytes, values: Any = None) -> Any:
        self._seen.append(query.decode())
        return self._link.execute(query, values)

    def cursor(self) -> Any:
        return _WatchedCursor(self._link.cursor(), self._seen)


class _WatchedCursor(_Watched):
    def executemany(self, query: bytes, values: Any) -> None:
        self._seen.extend([query.decode()] * len(values))
        self._link.executemany(query, values)


def count_transactions(seen: list[str]) -> int:
    """How many transactions have been made durable by those statements."""
    begun = sum(statement.startswith("BEGIN") for statement in seen)
    ended = sum(each.split(";")[0] in ("COMMIT", "ROLLBACK") for each in seen)
    assert begun == ended
    return seen.count("COMMIT")


async def read_pragma(store: Store, text: str) -> Any:
    """What SQLite answers to a PRAGMA on the writer's connection."""
    session: Any = store._writer._session

    def asked() -> Any:
        return session.link.execute(f"PRAGMA {text}").fetchone()

    return await store._writer.run_on_thread(asked)


async def list_due(store: Store) -> list[OutboxRow]:
    """All that is to be posted by now, oldest first."""
    found = [
        post
        for table in await store.list_tables_with_due_posts()
        for post in await store.list_due_posts(table)
    ]
    return sorted(found, key=lambda post: (post.due, post.id))


async def dump_database(store: Store) -> str:
    """All that is stored, as text. (The bodies of pages are in hex.)"""
    tables = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if store.path
        else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    )
    rows = [
        [value.hex() if isinstance(value, bytes) else value for value in row]
        for (table,) in await store._read_rows(tables)
        for row in await store._read_rows(f"SELECT * FROM {table}")
    ]
    return "\n".join(map(str, rows))
