"""Waits for tables' locks, and explains to users that storage failed while a table was locked."""

import asyncio
from collections.abc import Iterable

from rules.engine.messages import Text
from storage import AlreadyCounted, StorageFailed, TableChanged
from tables.errors import explain_not_saved
from tables.words import Message

ALREADY_COUNTED_TEXT = Message("counted-already")


async def wait_until_released(locks: Iterable[asyncio.Lock]) -> None:
    """Wait until each of the locks has been released once."""
    for lock in list(locks):
        async with lock:
            pass


def explain_storage_error(error: Exception) -> Text | None:
    """Explain the error to the user for whom the table was locked. Return None if it is no error of
    storage."""
    if isinstance(error, AlreadyCounted):
        return ALREADY_COUNTED_TEXT
    if isinstance(error, TableChanged):
        return Message("table-moved-on")
    if isinstance(error, StorageFailed):
        return explain_not_saved(error)
    return None
