"""Whom strong bots ask: a few processes that think, started when they are needed first.

Nobody waits for them longer than `patience`: whoever is told None has the quick bot answer, which
is what happens while a process starts, when all are busy, and when one is late or has died. A late
one is killed, and a new one is started for the next question.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from time import monotonic

from rules.engine import Answer
from tables.child_processes import environment
from tables.thinking.mind import SIZE, Asked, Budget

log = logging.getLogger(__name__)

MOST = max(1, min(4, (os.cpu_count() or 2) - 1))
"""How many bots think at the same time."""
PATIENCE = 1.0
"""Seconds for which a question waits: for a process that is free, and for its answer."""
START = 60.0
"""Seconds within which a process must have started."""
REST = 60.0
"""Seconds until the next try, where one could not be started."""
IDLE = 900.0
"""Seconds after which a process without questions is let go."""
_SERVE = "from tables.thinking.mind import serve; serve()"


@dataclass(eq=False, slots=True)
class _Thinker:
    process: Process
    idle_since: float = 0.0


class Thinkers:
    """Processes that think for strong bots. `most`: how many there are at a time."""

    def __init__(
        self, budget: Budget | None = None, *, most: int = MOST, patience: float = PATIENCE
    ) -> None:
        self.budget = budget or Budget()
        self.patience = patience
        self.asked = 0
        """How many questions were put so far."""
        self.failed = 0
        """How many of them nobody could answer in time."""
        self._most = most
        self._free: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all: set[_Thinker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._not_before = 0.0
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [thinker.process.pid for thinker in self._all]

    async def think(self, asked: Asked) -> Answer | None:
        """What a strong bot answers; None where that cannot be had now."""
        self.asked += 1
        found = await self._think(asked)
        self.failed += found is None
        return found

    async def _think(self, asked: Asked) -> Answer | None:
        self._let_go()
        if self._free.empty():
            self._start_one()
        try:
            async with asyncio.timeout(self.patience):
                thinker = await self._free.get()
        except TimeoutError:
            return None
        within = None if self.budget.seconds is None else self.budget.seconds + self.patience
        done = False
        try:
            async with asyncio.timeout(within):
                answer: Answer | None = pickle.loads(
                    await _put(thinker.process, pickle.dumps((asked, self.budget)))
                )
            done = True
            return answer
        except (OSError, EOFError, TimeoutError, pickle.UnpicklingError) as failure:
            log.warning("A bot's thinking came to nothing: %s", failure or type(failure).__name__)
            return None
        finally:  # also where whoever asked does not wait any more
            if done and not self._closed:
                thinker.idle_since = monotonic()
                self._free.put_nowait(thinker)
            else:
                self._end(thinker)

    def warm_up(self) -> None:
        """Start a process, if there is none: soon somebody will ask."""
        if not self._all and not self._starting:
            self._start_one()

    def _start_one(self) -> None:
        if self._closed or len(self._all) + len(self._starting) >= self._most:
            return
        if monotonic() < self._not_before:
            return
        task = asyncio.create_task(self._start(), name="a thinker starts")
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start(self) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _SERVE),
                stdin=PIPE,
                stdout=PIPE,
                env=environment(),
                start_new_session=True,  # Ctrl+C is for the bot, which ends this one
            )
        except OSError as failure:
            log.warning("Strong bots play like middling ones: %s", failure)
            self._not_before = monotonic() + REST
            return
        thinker = _Thinker(process, monotonic())
        self._all.add(thinker)
        ready = False
        try:
            async with asyncio.timeout(START):
                await _message(process)
            ready = not self._closed
        except (OSError, EOFError, TimeoutError) as failure:
            log.warning("No bot can think: %s", failure or type(failure).__name__)
            self._not_before = monotonic() + REST
        finally:
            if ready:
                self._free.put_nowait(thinker)
            else:
                self._end(thinker)

    def _let_go(self) -> None:
        """End those that have had nothing to do for long, but for one that is asked now."""
        waiting = [self._free.get_nowait() for _ in range(self._free.qsize())]
        waiting.sort(key=lambda thinker: -thinker.idle_since)
        for place, thinker in enumerate(waiting):
            if thinker.process.returncode is not None or (
                place and monotonic() - thinker.idle_since > IDLE
            ):
                self._end(thinker)
            else:
                self._free.put_nowait(thinker)

    def _end(self, thinker: _Thinker) -> None:
        self._all.discard(thinker)
        with contextlib.suppress(ProcessLookupError):
            thinker.process.kill()
        task = asyncio.create_task(thinker.process.wait(), name="a thinker ends")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Kill them all, and start none any more."""
        self._closed = True
        for task in set(self._starting):
            task.cancel()
        if self._starting:
            await asyncio.wait(set(self._starting))
        for thinker in set(self._all):
            self._end(thinker)
        if self._ending:
            await asyncio.wait(set(self._ending))


async def _put(process: Process, message: bytes) -> bytes:
    assert process.stdin
    process.stdin.write(SIZE.pack(len(message)) + message)
    await process.stdin.drain()
    return await _message(process)


async def _message(process: Process) -> bytes:
    assert process.stdout
    (length,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
    return await process.stdout.readexactly(length)
