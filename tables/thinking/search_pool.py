"""A few processes that search for strong bots, started when they are first needed.

A table waits for a search no longer than `patience`. If the search returns None, the quick bot
answers. That happens while a process starts, when all are busy, and when a search is late or fails.
A process that is late is killed, and another is started for the next question.
"""

import asyncio
import logging
import os
from dataclasses import dataclass
from time import monotonic

from rules.engine import Answer
from tables.thinking.search_job import Budget, SearchJob, import_games, search_answer
from tables.workers.process import ProcessEnded, WorkerProcess, WorkFailed

log = logging.getLogger(__name__)

MOST_WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))
"""How many searches may run at the same time."""
SECONDS_FOR_WORKER = 1.0
"""How many seconds a question waits for a free process, and beyond the budget for its answer."""
START_TIMEOUT_SECONDS = 60.0
"""Within how many seconds a process must have started."""
SECONDS_UNTIL_RESTART = 60.0
"""How many seconds to wait before the next try if a process could not be started."""
IDLE_SECONDS = 900.0
"""After how many seconds without a question a process is ended."""


@dataclass(eq=False, slots=True)
class _Worker:
    process: WorkerProcess
    idle_since: float = 0.0


class SearchPool:
    """Processes that search for strong bots. `most`: how many may run at a time."""

    def __init__(
        self,
        budget: Budget | None = None,
        *,
        most: int = MOST_WORKERS,
        patience: float = SECONDS_FOR_WORKER,
    ) -> None:
        self.budget = budget or Budget()
        self.patience = patience
        self.asked = 0
        """How many questions tables have put so far."""
        self.failed = 0
        """How many of these questions got no answer in time."""
        self._most = most
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._not_before = 0.0
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [worker.process.pid for worker in self._all]

    async def search(self, job: SearchJob) -> Answer | None:
        """Search for a strong bot's answer. Return None if no process can give one in time."""
        self.asked += 1
        found = await self._search_on_worker(job)
        self.failed += found is None
        return found

    async def _search_on_worker(self, job: SearchJob) -> Answer | None:
        """Search on a free process, or on a new one if none is free. Return None if none is ready
        in time or the search fails."""
        self._end_idle_workers()
        if self._free.empty():
            self._start_process_if_allowed()
        try:
            async with asyncio.timeout(self.patience):
                worker = await self._free.get()
        except TimeoutError:
            return None
        within = None if self.budget.seconds is None else self.budget.seconds + self.patience
        usable = False
        try:
            async with asyncio.timeout(within):
                await worker.process.submit_call(search_answer, job, self.budget)
                answer: Answer | None = await worker.process.await_result()
            usable = True
            return answer
        except WorkFailed as failure:
            usable = True
            log.warning("A strong bot's search failed: %s", failure)
            return None
        except (ProcessEnded, TimeoutError) as failure:
            log.warning(
                "A strong bot's search was lost: %s", str(failure) or type(failure).__name__
            )
            return None
        finally:  # even if the caller was cancelled
            if usable and not self._closed:
                worker.idle_since = monotonic()
                self._free.put_nowait(worker)
            else:
                self._end_worker(worker)

    def warm_up(self) -> None:
        """Start a process if none runs or starts, because a question will soon come."""
        if not self._all and not self._starting:
            self._start_process_if_allowed()

    def _start_process_if_allowed(self) -> None:
        """Start one more process, unless the pool is closed or full, or pauses after a failure."""
        if self._closed or len(self._all) + len(self._starting) >= self._most:
            return
        if monotonic() < self._not_before:
            return
        task = asyncio.create_task(self._start_process(), name="a search process starts")
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start_process(self) -> None:
        try:
            process = await WorkerProcess.start()
        except OSError as failure:
            self._pause_after_failure(failure)
            return
        worker = _Worker(process, monotonic())
        self._all.add(worker)
        ready = False
        try:
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await process.submit_call(import_games)
                await process.await_result()
            ready = not self._closed
        except (WorkFailed, ProcessEnded, TimeoutError) as failure:
            self._pause_after_failure(failure)
        finally:
            if ready:
                self._free.put_nowait(worker)
            else:
                self._end_worker(worker)

    def _pause_after_failure(self, failure: Exception) -> None:
        why = str(failure) or type(failure).__name__
        log.warning("No search process starts, so strong bots play like middling ones: %s", why)
        self._not_before = monotonic() + SECONDS_UNTIL_RESTART

    def _end_idle_workers(self) -> None:
        """End free processes that have ended or been idle for too long, but keep one for the
        present question."""
        waiting = [self._free.get_nowait() for _ in range(self._free.qsize())]
        waiting.sort(key=lambda worker: -worker.idle_since)
        for place, worker in enumerate(waiting):
            if worker.process.has_ended or (
                place and monotonic() - worker.idle_since > IDLE_SECONDS
            ):
                self._end_worker(worker)
            else:
                self._free.put_nowait(worker)

    def _end_worker(self, worker: _Worker) -> None:
        self._all.discard(worker)
        worker.process.kill()
        task = asyncio.create_task(worker.process.wait(), name="a search process ends")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Kill all processes, and start no more."""
        self._closed = True
        for task in set(self._starting):
            task.cancel()
        if self._starting:
            await asyncio.wait(set(self._starting))
        for worker in set(self._all):
            self._end_worker(worker)
        if self._ending:
            await asyncio.wait(set(self._ending))
