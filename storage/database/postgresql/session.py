"""The writer's connection to a PostgreSQL database, and its transactions."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import Any

import psycopg

from storage.database.connection import Result
from storage.database.postgresql import errors
from storage.database.postgresql.claim import release_claim
from storage.database.postgresql.connecting import Link
from storage.database.postgresql.contents import PostgresqlContents
from storage.database.postgresql.queries import translate_query
from storage.errors import InDoubt, StorageFailed

log = logging.getLogger(__name__)

SECONDS_IN_DOUBT = 20.0
"""Seconds for which it is asked what became of a transaction whose end was not heard."""
ASK_AGAIN = 0.25
"""Seconds between two such questions."""
_ROLLBACK = b"ROLLBACK; DEALLOCATE ALL"
"""After a failure the server skips the rest of a pipeline, and psycopg may take a statement for
prepared that was skipped. Of two queries at once it always sees that it must forget them all."""
_TRANSACTION_NUMBER = b"SELECT pg_current_xact_id()::text"


class PostgresqlSession:
    """The writer's connection. A lost one is replaced when the next transaction begins.

    A connection may be lost after the server has committed and before it says so. So each
    transaction knows its number, by which the server can tell afterwards what became of it."""

    def __init__(self, link: Link, make_link: Callable[[], Link]) -> None:
        self.link = link
        self._make_link = make_link
        self.db = PostgresqlConnection(link)
        self._number: str | None = None
        """The open transaction's, once it is known."""

    def begin(self) -> None:
        self._number = None
        if self.link.closed:
            self._reconnect()
        self.link.execute(b"BEGIN")

    def _reconnect(self) -> None:
        """Connect again. Raises StorageFailed if the server cannot be reached."""
        self.link.close()
        try:
            self.link = self._make_link()
        except psycopg.Error as error:
            raise errors.translate_error(error) from error
        self.db = PostgresqlConnection(self.link)

    @contextmanager
    def begin_pipelined(self) -> Iterator[None]:
        # The next query is sent before the last one's result has come, even after BEGIN: a lost
        # connection is noticed only then, and the writer tries again (`errors.is_transient`).
        self._number = None
        if self.link.closed:
            self._reconnect()
        with self.link.pipeline() as pipeline:
            self.db.pipeline = pipeline
            try:
                self.link.execute(b"BEGIN")
                asked = self.link.execute(_TRANSACTION_NUMBER)
                yield
            finally:
                self.db.pipeline = None
        self._number = _fetch_single(asked)

    def commit(self) -> None:
        number = self._number or _fetch_single(self.link.execute(_TRANSACTION_NUMBER))
        try:
            self.link.execute(b"COMMIT")
        except psycopg.Error as error:
            if number is None or not (self.link.closed or errors.is_connection_lost(error)):
                raise
            if not self._has_committed(number):
                raise errors.translate_error(error) from error  # told, and not tried again

    def _has_committed(self, number: str) -> bool:
        """Ask the server until it tells whether the transaction was committed whose connection was
        lost. Raises InDoubt if it does not tell in time."""
        until = monotonic() + SECONDS_IN_DOUBT
        why: Exception | None = None
        while monotonic() < until:
            try:
                if self.link.closed or self.link.broken:
                    self._reconnect()
                status = _fetch_single(
                    self.link.execute(b"SELECT pg_xact_status($1::xid8)", (number,))
                )
            except (psycopg.Error, StorageFailed) as error:
                self.link.close()
                why = error
            else:
                if status != "in progress":
                    log.warning("A transaction whose end was not heard: %s.", status)
                    return status == "committed"
            sleep(ASK_AGAIN)
        raise InDoubt("The database was lost while it committed.") from why

    def rollback(self) -> None:
        try:
            self.link.execute(_ROLLBACK)
        except psycopg.Error:
            self.link.close()

    def close(self) -> None:
        with suppress(psycopg.Error):
            release_claim(self.link)
        self.link.close()

    @property
    def contents(self) -> PostgresqlContents:
        return PostgresqlContents(self.link)


def _fetch_single(found: psycopg.Cursor[tuple[Any, ...]]) -> str | None:
    """Return the one value that the query asked for."""
    row = found.fetchone()
    return None if row is None else row[0]


class PostgresqlConnection:
    """The writer's connection as changes use it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.pipeline: psycopg.Pipeline | None = None

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Result:
        return _Found(self._link.execute(translate_query(query).encode(), values), self.pipeline)

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> Result:
        rows = values if isinstance(values, Sequence) else list(values)
        if len(rows) == 1:  # as for nearly every answer; psycopg has less to do for it
            return self.execute(query, rows[0])
        cursor = self._link.cursor()
        if rows:
            cursor.executemany(translate_query(query).encode(), rows)
        return _Found(cursor, self.pipeline)


class _Found:
    """A result that may still be on its way."""

    def __init__(
        self, cursor: psycopg.Cursor[tuple[Any, ...]], pipeline: psycopg.Pipeline | None
    ) -> None:
        self._cursor = cursor
        self._pipeline = pipeline
        self.fetchone = cursor.fetchone  # psycopg waits for these by itself
        self.fetchall = cursor.fetchall

    @property
    def rowcount(self) -> int:
        if self._pipeline is not None:
            self._pipeline.sync()
        return self._cursor.rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor)
