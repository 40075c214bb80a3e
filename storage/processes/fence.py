"""Keeps a process that was thought dead from writing."""

from __future__ import annotations

from collections.abc import Callable

from storage.database.connection import Connection
from storage.errors import StorageFailed

WRITES = 0x456D6266
"""The first half of the numbers of advisory locks that say for whom a transaction writes."""
ALIVE = f"""
    SELECT pg_advisory_xact_lock_shared({WRITES}, number::integer)
    FROM processes.members WHERE number = ? FOR KEY SHARE
"""
"""Finds a process's row, and keeps it from being deleted until the transaction ends. (The weakest
lock that does: a beat, which only changes the row, need not wait for it.) The transaction bears the
process's number meanwhile, by a lock that nobody waits for: `STOP` finds it by that."""
STOP = f"""
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = {WRITES} AND objid = ?
"""
"""Ends the connections on which transactions of the process with that number are open. One that
stands still in the middle of a pipeline would stay for ever: it is not idle to PostgreSQL, nor is a
query under way, so that no timeout ends it."""


class Fenced(StorageFailed):
    """The others think that this process is dead, and look after its tables now. Nothing was
    written."""

    def __init__(self) -> None:
        super().__init__("Another process has taken over, so this could not be saved.")


class Fence:
    """The first thing in every transaction of the writer: see that this process still takes part
    under its `number` (None: it takes part no more, or not yet). `fenced` is called, on the
    writer's thread, where it does not."""

    def __init__(self, fenced: Callable[[], None]) -> None:
        self.number: int | None = None
        self._fenced = fenced

    def __call__(self, db: Connection) -> None:
        """Raises Fenced."""
        if self.number is None or db.execute(ALIVE, (self.number,)).fetchone() is None:
            self._fenced()
            raise Fenced
