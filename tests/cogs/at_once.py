"""A store that does everything in the event loop's thread: the bot's tests read and write all the
time, and a round trip to another thread costs several times as much as the query."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

import pytest

from storage.database import writer
from storage.database.sqlite.file import SqliteFile


class SameThread(Executor):
    """Stands in for a thread of its own. Other tasks get a turn after each piece of work, as they
    do with a real one."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class AtOnce:
    """Stands in for a store's reading connection. Other tasks get a turn at each query, as they do
    with a real one."""

    def __init__(self, path: Any) -> None:
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


async def _open_reader(kept: Any) -> None:
    kept._reader = AtOnce(kept.path)


@contextmanager
def opened_at_once() -> Iterator[None]:
    """Stores that are opened meanwhile do everything in this thread."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer, "ThreadPoolExecutor", SameThread)
        patch.setattr(SqliteFile, "open_reader", _open_reader)
        yield
