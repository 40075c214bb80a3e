"""Reading from the database without a thread for it: most of what a bot's test does is to look
something up, and handing that to a thread and back costs several times the looking."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from storage import Store


class AtOnce:
    """In the place of a store's reading connection. Others have their turn meanwhile, as ever."""

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
    """The same store. What it writes, it writes as ever."""
    await store._reader.close()
    store._reader = AtOnce(store._path)  # type: ignore[assignment]  # two methods are enough
    return store
