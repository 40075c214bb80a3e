"""A store that reads from the database in the event loop's thread: the bot's tests read all the
time, and a round trip to a reader thread costs several times as much as the query."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from storage import Store


class AtOnce:
    """Stands in for a store's reading connection. Other tasks get a turn at each query, as they do
    with a real one."""

    def __init__(self, path: Path) -> None:
        self._link: sqlite3.Connection | None = sqlite3.connect(path, isolation_level=None)
        self._link.execute("PRAGMA query_only = ON")

    async def execute_fetchall(self, query: str, values: Sequence[Any]) -> list[Any]:
        await asyncio.sleep(0)
        if self._link is None:
            raise ValueError("Connection closed")
        return self._link.execute(query, values).fetchall()

    async def close(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()


async def reads_at_once(store: Store) -> Store:
    """The same store, with reads in this thread. Writes are unchanged."""
    kept: Any = store._database  # for whose reader two methods are enough
    await kept._reader.close()
    kept._reader = AtOnce(kept.path)
    return store
