"""The public interface of storage."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite

from storage import rows
from storage.database.backup import copy
from storage.database.schema import migrate
from storage.database.writer import PATIENCE, Writer, in_words
from storage.parts.campaigns import Campaigns
from storage.parts.history import History
from storage.parts.outbox import Outbox
from storage.parts.pauses import Pauses
from storage.parts.people import People
from storage.parts.tables import Tables
from storage.parts.timing import Timing
from storage.past import entries

from .records import Counts


def _now() -> datetime:
    return datetime.now(UTC)


class Store(Tables, History, Timing, Outbox, Pauses, People):
    """One database file. Every method that changes something returns when the change is durable.
    Any of them may raise StorageFailed (StorageFull where the disk is full); then nothing was
    changed. Methods that read a table's whole journal or log may raise PageBroken.

    If a caller is cancelled while it waits, its change is still written completely. Reads have a
    connection of their own: they see everything that is durable and wait for no writer.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], datetime],
        writer: Writer,
        reader: aiosqlite.Connection,
    ) -> None:
        """Use `Store.open`."""
        super().__init__(path, clock, writer, reader)
        self.campaigns = Campaigns(self._read, writer.write, self._time)

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], datetime] = _now) -> Store:
        """Open the database at `path`; it is created, or upgraded after a backup beside it, if
        needed. Raises NewerDatabase, or StorageFailed where the file cannot be used."""
        path.parent.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as opened:
            try:
                writer = await Writer.open(path)
                opened.push_async_callback(writer.link.close)
                await migrate(writer.link, path, clock())
                # A read-only file can be opened too, and would only fail at the first answer.
                await writer.link.execute("DELETE FROM outbox WHERE id < 0")
                await writer.link.execute("PRAGMA journal_mode = WAL")
                await writer.link.execute("PRAGMA synchronous = FULL")
                await writer.link.execute("PRAGMA foreign_keys = ON")
                # Overwrite what is deleted, so that no erased name is left in the file.
                await writer.link.execute("PRAGMA secure_delete = ON")
                reader = await aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)
                opened.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
                # Only after a first read does SQLite mark the file as in use (see `restore`).
                await reader.execute_fetchall("SELECT count(*) FROM outbox")
            except sqlite3.Error as error:
                raise in_words(error) from error
            opened.pop_all()
        writer.start()
        return cls(path, clock, writer, reader)

    async def close(self) -> None:
        """Finish what is being written, then close. Later calls raise StorageFailed."""
        await self._writer.close()
        await self._reader.close()

    # -- safekeeping -----------------------------------------------------------------------------

    async def pack_old(self, most: int) -> int:
        """Pack what is older than an hour, of at most so many tables; returns of how many. Readers
        notice no difference."""
        before = rows.milliseconds(self._clock() - entries.FRESH)
        packable = [table_id for (table_id,) in await self._count(entries.PACKABLE, before, most)]
        for table_id in packable:  # each by itself, so that answers come in between

            def change(db: sqlite3.Connection, table_id: int = table_id) -> None:
                entries.pack_old(db, table_id, before)

            await self._writer.write(change)
        return len(packable)

    async def counts(self) -> Counts:
        """Totals of tables and queued posts."""
        found = await self._read("SELECT status, count(*) FROM tables GROUP BY status")
        tables = {str(status): int(number) for status, number in found}
        ((late, oldest),) = await self._read(
            f"SELECT count(*), min(due) FROM outbox WHERE due <= ? AND {rows.POST_AWAKE}",
            self._time(),
        )
        ((posts,),) = await self._read("SELECT count(*) FROM outbox")
        return Counts(
            tables.get("gathering", 0),
            tables.get("playing", 0),
            tables.get("ended", 0) + tables.get("closed", 0),
            late,
            posts - late,
            None if oldest is None else rows.moment(oldest),
        )

    async def backup(self, path: Path) -> None:
        """Copy the whole database to `path`, which must not exist, while play goes on. To restore
        it, stop the bot and put the copy in the database's place."""
        try:
            await copy(self._path, path)
        except sqlite3.Error as error:
            raise in_words(error) from error
