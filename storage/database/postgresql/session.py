"""The writer's connection to a PostgreSQL database, and its transactions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg

from storage.database.connection import Connection, Result
from storage.database.postgresql import errors
from storage.database.postgresql.claim import let_go
from storage.database.postgresql.connecting import Link
from storage.database.postgresql.contents import PostgresqlContents
from storage.database.postgresql.queries import translated


class PostgresqlSession:
    """The writer's connection. A lost one is replaced when the next transaction begins: what had
    been in doubt has been refused by then."""

    def __init__(self, link: Link, anew: Callable[[], Link]) -> None:
        self.link = link
        self._anew = anew
        self._db = PostgresqlConnection(link)

    @property
    def db(self) -> Connection:
        return self._db

    def begin(self) -> None:
        if not self.link.closed:
            try:
                self.link.execute(b"BEGIN")
            except psycopg.Error as error:
                if not errors.is_lost(error):
                    raise
            else:
                return
        self.link.close()
        self.link = self._anew()
        self._db = PostgresqlConnection(self.link)
        self.link.execute(b"BEGIN")

    @contextmanager
    def at_once(self) -> Iterator[None]:
        # The next query is sent before the last one's result has come.
        with self.link.pipeline() as pipeline:
            self._db.pipeline = pipeline
            try:
                yield
            finally:
                self._db.pipeline = None

    def commit(self) -> None:
        self.link.execute(b"COMMIT")

    def rollback(self) -> None:
        try:
            self.link.execute(b"ROLLBACK")
        except psycopg.Error:
            self.link.close()

    def close(self) -> None:
        with suppress(psycopg.Error):
            let_go(self.link)
        self.link.close()

    @property
    def contents(self) -> PostgresqlContents:
        return PostgresqlContents(self.link)


class PostgresqlConnection:
    """The writer's connection as changes use it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.pipeline: psycopg.Pipeline | None = None

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Result:
        return _Found(self._link.execute(translated(query).encode(), values), self.pipeline)

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> Result:
        rows = values if isinstance(values, Sequence) else list(values)
        cursor = self._link.cursor()
        if rows:
            cursor.executemany(translated(query).encode(), rows)
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
