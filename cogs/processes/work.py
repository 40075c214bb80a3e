"""Does what other processes hand over to this one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from storage import StorageError
from storage.processes.handovers import Handover, Handovers
from storage.processes.shards import Shards

log = logging.getLogger(__name__)

POLL = 2.0
"""Seconds after which the process looks for work even if nobody has called."""
RETRY = timedelta(seconds=5)
"""How long to wait before work that failed is tried again."""

Do = Callable[[Handover, bool], Awaitable[bool]]
"""Does what was handed over; the flag is True if storage failed it before. Returns whether it is
done, which it is not if its shard has changed hands meanwhile."""


class Work:
    """Looks for what was handed over to this process's shards, and does each in a task of its
    own."""

    def __init__(
        self, handovers: Handovers, shards: Shards, do: Do, now: Callable[[], datetime]
    ) -> None:
        self._handovers = handovers
        self._shards = shards
        self._do = do
        self._now = now
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._resting: dict[tuple[int, int], datetime] = {}
        self._failed: set[tuple[int, int]] = set()
        """The handovers that storage could not write when they were tried."""
        self._done: set[tuple[int, int]] = set()
        """The handovers that are done but not yet noted as done."""

    def start(self) -> None:
        """Begin to look for work."""
        self._task = asyncio.create_task(self._run(), name="handed over")

    def call(self) -> None:
        """Look for work now."""
        self._called.set()

    async def close(self, patience: float = 1.0) -> None:
        """Begin nothing more, and wait at most `patience` seconds for work under way. The next
        owner of its shard does the rest."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=patience)

    async def _run(self) -> None:
        while True:
            self._called.clear()
            try:
                await self.once()
            except StorageError as failure:
                log.info("What was handed over cannot be read: %s", failure)
            except Exception:
                log.exception("What was handed over cannot be read.")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), POLL)

    async def once(self) -> list[asyncio.Task[None]]:
        """Begin a task for each waiting handover that is neither under way nor resting after a
        failure. Returns the tasks."""
        held = self._shards.held
        if not held:
            return []
        now, begun = self._now(), []
        self._resting = {key: until for key, until in self._resting.items() if until > now}
        waiting = await self._handovers.waiting(held)
        kept = {(each.shard, each.id) for each in waiting}
        self._failed &= kept
        self._done &= kept
        for handover in waiting:
            key = handover.shard, handover.id
            if key not in self._under_way and key not in self._resting:
                task = asyncio.create_task(self._through(handover), name="handed over")
                self._under_way[key] = task
                begun.append(task)
        return begun

    async def _through(self, handover: Handover) -> None:
        key = handover.shard, handover.id
        try:
            if key in self._done or await self._do(handover, key in self._failed):
                self._done.add(key)
                await self._handovers.done(handover)
        except StorageError as failure:
            log.warning("What was handed over (%s) must wait: %s", handover.kind, failure)
            self._failed.add(key)
            self._resting[key] = self._now() + RETRY
        except Exception:
            log.exception("What was handed over (%s) could not be done.", handover.kind)
            self._resting[key] = self._now() + RETRY
        finally:
            del self._under_way[key]
