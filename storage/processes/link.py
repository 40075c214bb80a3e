"""A connection to PostgreSQL apart from the writer's, for what processes tell each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import psycopg

from storage.database.postgresql.connecting import SHARED, with_settings
from storage.database.postgresql.errors import in_words

Cursor: TypeAlias = "psycopg.AsyncCursor[tuple[Any, ...]]"
PATIENCE = 3
"""Seconds for which it is waited until another transaction lets go of a row."""
_TIMEOUTS = {"lock_timeout": f"{PATIENCE}s", "statement_timeout": f"{2 * PATIENCE}s"}
CHANNEL = "emberkeep"
"""The channel of NOTIFY on which processes wake each other."""


class Link:
    """Opened when it is needed, and again after it has failed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._connection: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self._turn = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Cursor]:
        """A transaction of its own; one at a time. Raises StorageFailed where the database cannot
        be used, or where it is not known whether the transaction counts."""
        async with self._turn:
            try:
                async with contextlib.AsyncExitStack() as stack:
                    connection = await self._begin(stack)
                    yield await stack.enter_async_context(connection.cursor())
            except (psycopg.Error, OSError) as error:
                if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError | OSError):
                    await self._drop()
                raise in_words(error) from error

    async def _begin(
        self, stack: contextlib.AsyncExitStack
    ) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        """Begin a transaction; on a new connection, where the old one was lost since it was last
        used."""
        if self._connection is not None:
            try:
                await stack.enter_async_context(self._connection.transaction())
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError):
                await self._drop()
            else:
                return self._connection
        connection = await self._open()
        await stack.enter_async_context(connection.transaction())
        return connection

    async def _open(self) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        if self._connection is None or self._connection.closed:
            self._connection = await opened(self.address)
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await connection.close()

    async def close(self) -> None:
        """Close the connection."""
        async with self._turn:
            await self._drop()


async def opened(address: str, **timeouts: str) -> psycopg.AsyncConnection[tuple[Any, ...]]:
    """A connection on which each statement is a transaction, with timeouts of PostgreSQL's that
    differ from what processes have among themselves. Raises psycopg.Error or OSError."""
    settings = with_settings(address, SHARED | _TIMEOUTS | timeouts)
    return await psycopg.AsyncConnection.connect(settings, autocommit=True)


async def ring(cursor: Cursor, what: str) -> None:
    """Wake the processes that listen, when the transaction has been committed."""
    await cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, what))
