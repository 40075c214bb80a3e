"""Runs jobs that may take too long, each in a new process that ends with it.

A thread cannot be killed, and a bot that stops would have to wait for it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from tables.errors import ShuttingDown
from tables.workers.process import ProcessEnded, WorkerProcess, WorkFailed

T = TypeVar("T")

START_TIMEOUT_SECONDS = 60.0
"""Within how many seconds a process must have started. Importing everything can take a while on a
busy machine."""


class JobTooLong(Exception):
    """The job exceeded its time and was killed."""


class JobFailed(Exception):
    """The job failed. The text is its traceback, or says how its process ended."""


class Workers:
    """Runs functions in processes of their own."""

    def __init__(self) -> None:
        self._running: set[WorkerProcess] = set()
        self._closing = False

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._running]

    async def run_work(
        self,
        within: float,
        work: Callable[..., T],
        *given: Any,
        on_progress: Callable[[Any], None] | None = None,
    ) -> T:
        """Run `work`, which must be importable, in a process of its own, and return its result;
        arguments and result are pickled. `on_progress`: called with each value that the work
        reports before it ends; the work gets a function for that as its last argument. Raises
        JobTooLong after `within` seconds, ShuttingDown if the bot is stopping, or JobFailed."""
        self._check_open()
        process = await WorkerProcess.start()
        self._running.add(process)
        try:
            result: T = await self._call_with_timeout(process, within, work, given, on_progress)
        except (WorkFailed, ProcessEnded) as failure:
            self._check_open()
            raise JobFailed(str(failure)) from failure
        finally:
            self._running.discard(process)
            process.kill()
            await process.wait()
        self._check_open()
        return result

    async def _call_with_timeout(
        self,
        process: WorkerProcess,
        within: float,
        work: Callable[..., Any],
        given: tuple[Any, ...],
        on_progress: Callable[[Any], None] | None,
    ) -> Any:
        """Have the process do the work. Raises JobTooLong after `within` seconds."""
        self._check_open()
        try:
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await process.submit_call(work, *given, reports=on_progress is not None)
            async with asyncio.timeout(within):
                await asyncio.sleep(0)  # so that 0 seconds are too few however quick the work is
                return await process.await_result(on_progress)
        except TimeoutError as late:
            raise JobTooLong from late

    def _check_open(self) -> None:
        if self._closing:
            raise ShuttingDown("I am about to restart. Nothing has changed; try again in a minute.")

    def close(self) -> None:
        """Kill all running jobs, and start no more."""
        self._closing = True
        for process in self._running:
            process.kill()
