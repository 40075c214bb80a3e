"""The public interface of storage."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from storage import rows
from storage.changes import table_changes
from storage.database.connection import Connection, Database
from storage.database.places import Place, make_database, share_database
from storage.database.writer import BatchObserver, Writer
from storage.parts.base import make_durable
from storage.parts.campaigns import Campaigns
from storage.parts.history import History
from storage.parts.outbox import Outbox
from storage.parts.packs import Packs
from storage.parts.pauses import Pauses
from storage.parts.people import People
from storage.parts.tables import Tables
from storage.parts.timing import Timing
from storage.past import entries

from .records import Counts


def _now() -> datetime:
    return datetime.now(UTC)


class Store(Tables, History, Timing, Outbox, Pauses, People):
    """One database. Every method that changes something returns when the change is durable. Any of
    them may raise StorageFailed (StorageFull where the disk is full); then nothing was changed.
    Methods that read a table's whole journal or log may raise PageBroken.

    If a caller is cancelled while it waits, its change is still written completely. Reads have a
    connection of their own: they see everything that is durable and wait for no writer.
    """

    def __init__(self, database: Database, writer: Writer, clock: Callable[[], datetime]) -> None:
        """Use `Store.open`."""
        super().__init__(database, writer, clock)
        self.campaigns = Campaigns(self._read_rows, writer.write_change, self._now_milliseconds)
        self.packs = Packs(self._read_rows, writer.write_change, self._now_milliseconds)

    @classmethod
    async def open(
        cls,
        place: Place,
        clock: Callable[[], datetime] = _now,
        *,
        alone: bool = False,
        together: bool = False,
    ) -> Store:
        """Open the database at `place`, a path or an address (`postgresql://...`). Create it or
        bring it to the current schema if needed; copy a file beside itself before that. `alone`: no
        other process may write to the database meanwhile (for a file, use `claim_database`
        instead). `together`: other processes may also open it with `together`, as
        `storage.database.postgresql.sharing` says. Raises NewerDatabase, InUse, or StorageFailed
        if the database cannot be used."""
        database = make_database(place, alone=alone, together=together)
        writer = await Writer.open(database, clock())
        try:
            await database.open_reader()
        except BaseException:
            await writer.close_unstarted()
            raise
        writer.start()
        store = cls(database, writer, clock)
        if together and isinstance(place, str):
            store.sharing = share_database(place)
        return store

    async def close(self) -> None:
        """Finish what is being written, then close. Later calls raise StorageFailed, except that
        closing again does nothing."""
        if self.sharing is not None:
            await self.sharing.close()
        await self._writer.close()
        await self._database.close_reader()

    # -- safekeeping -----------------------------------------------------------------------------

    async def pack_old_history(self, most: int) -> int:
        """Move journal entries and log lines older than an hour to pages, for at most `most`
        tables. Return how many tables were packed. Readers notice no difference."""
        before = rows.to_milliseconds(self.now() - entries.FRESH_AGE)
        query = f"{entries.SELECT_PACKABLE_TABLES} LIMIT ?2"
        packable = [
            table_id for (table_id,) in await self._read_on_own_connection(query, before, most)
        ]
        for table_id in packable:  # in separate changes, so that answers can come between them

            def change(db: Connection, table_id: int = table_id) -> None:
                entries.pack_old_lines(db, table_id, before)

            await self._write(change)
        return len(packable)

    async def count_tables_and_posts(self) -> Counts:
        """Count the tables by status, and the queued posts."""
        found = await self._read_rows("SELECT status, count(*) FROM tables GROUP BY status")
        tables = {str(status): int(number) for status, number in found}
        ((late, oldest),) = await self._read_rows(
            f"SELECT count(*), min(due) FROM outbox WHERE due <= ? AND {rows.POST_AWAKE}",
            self._now_milliseconds(),
        )
        ((posts,),) = await self._read_rows("SELECT count(*) FROM outbox")
        return Counts(
            tables.get("gathering", 0),
            tables.get("playing", 0),
            tables.get("ended", 0) + tables.get("closed", 0),
            late,
            posts - late,
            None if oldest is None else rows.from_milliseconds(oldest),
        )

    check_writable = make_durable(table_changes.probe_writing)

    def observe_batches(self, observer: BatchObserver | None) -> None:
        """Call `observer` after each durable transaction, with the number of its changes and the
        seconds it took. The call comes on a thread of storage's. None: stop calling."""
        self._writer.on_batch = observer

    async def back_up(self, path: Path) -> None:
        """Copy the whole database to `path`, which must not exist, while play goes on. To restore
        it, stop the bot and put the copy in the database's place."""
        await self._database.write_copy(path)

    async def count_bytes(self) -> int:
        """Count the bytes that the database takes."""
        return await self._database.count_bytes()
