"""A database at a PostgreSQL server."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import psycopg

from storage.database.connection import Session
from storage.database.postgresql import errors
from storage.database.postgresql.claim import claim_database
from storage.database.postgresql.connecting import (
    SHARING_SETTINGS,
    Link,
    connect,
    describe_address,
    limit_transactions,
)
from storage.database.postgresql.queries import translate_query
from storage.database.postgresql.schema import migrate
from storage.database.postgresql.session import PostgresqlSession
from storage.errors import StorageFailed


class PostgresqlDatabase:
    """The database at that address. Reads have a connection of their own, on a thread of its
    own."""

    path = None
    error_type = psycopg.Error
    is_single_change_error = staticmethod(errors.is_single_change_error)
    is_transient = staticmethod(errors.is_transient)
    translate_error = staticmethod(errors.translate_error)

    def __init__(self, address: str, *, alone: bool, together: bool) -> None:
        """`alone` and `together` as in `Store.open`. Raises StorageFailed if the address cannot be
        read."""
        self.name = describe_address(address)
        self._address = address
        self._alone = alone
        self._together = together
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage reader")
        self._reader: Link | None = None

    def open_writer(self, now: datetime) -> Session:
        with _translate_errors():
            link = self._connect_to_write()
            try:
                migrate(link, self.name)
                # A standby can be connected to, and would only fail at the first answer.
                link.execute("DELETE FROM outbox WHERE table_id < 0")
                if self._together:
                    limit_transactions(link)
            except BaseException:
                link.close()
                raise
        return PostgresqlSession(link, self._connect_again)

    async def open_reader(self) -> None:
        await self.read_rows("SELECT count(*) FROM schema_version", ())

    async def read_rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        try:
            read = asyncio.get_running_loop().run_in_executor(
                self._thread, self._read_with_retry, query, values
            )
        except RuntimeError as error:  # the thread has been shut down
            raise StorageFailed("Storage is closed; nothing more can be read.") from error
        return await read

    async def read_on_own_connection(self, query: str, values: Sequence[Any]) -> list[Any]:
        def run_query() -> list[Any]:
            with _translate_errors(), connect(self._address, **_COUNTER_SETTINGS) as link:
                return link.execute(translate_query(query).encode(), values).fetchall()

        return await asyncio.to_thread(run_query)

    async def count_bytes(self) -> int:
        ((size,),) = await self.read_rows("SELECT pg_database_size(current_database())", ())
        return int(size)

    async def write_copy(self, path: Path) -> None:
        raise StorageFailed(
            f"Emberkeep makes no copies of the {self.name}: pg_dump does, see docs/operations.md."
        )

    async def close_reader(self) -> None:
        link, self._reader = self._reader, None
        if link is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, link.close)
        self._thread.shutdown(wait=False)

    def _connect_to_write(self) -> Link:
        """Connect for writing, and claim the database if this process wants it alone or shares
        it."""
        link = connect(self._address, **(SHARING_SETTINGS if self._together else {}))
        try:
            # An answer that was shown as taken must survive a power cut.
            if link.execute("SHOW synchronous_commit").fetchall() == [("off",)]:
                link.execute("SET synchronous_commit = on")
            if self._alone or self._together:
                claim_database(link, self.name, together=self._together)
        except BaseException:
            link.close()
            raise
        return link

    def _connect_again(self) -> Link:
        """Connect the writer again after its connection was lost."""
        link = self._connect_to_write()
        if self._together:
            limit_transactions(link)
        return link

    def _read_with_retry(self, query: str, values: Sequence[Any]) -> list[Any]:
        with _translate_errors():
            was_there = self._reader is not None
            try:
                return self._read_once(query, values)
            except psycopg.Error as error:
                if not (was_there and errors.is_connection_lost(error)):
                    raise
            return self._read_once(query, values)  # on a new connection: to read twice is harmless

    def _read_once(self, query: str, values: Sequence[Any]) -> list[Any]:
        if self._reader is None or self._reader.closed:
            self._reader = connect(self._address, **_READER_SETTINGS)
        try:
            return self._reader.execute(translate_query(query).encode(), values).fetchall()
        except psycopg.Error as error:
            if errors.is_connection_lost(error):
                self._reader.close()
            raise


_READER_SETTINGS = {"default_transaction_read_only": "on"}
_COUNTER_SETTINGS = _READER_SETTINGS | {"statement_timeout": "600s"}


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        raise errors.translate_error(error) from error
