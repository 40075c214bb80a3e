"""The bot's end of a worker process: start it, have it run functions, kill it at any time.

`concurrent.futures.ProcessPoolExecutor` cannot kill one of its processes without breaking the whole
pool, and neither it nor `multiprocessing` can start one without importing `bot.py`, and with it
discord.py, again. So a worker is a plain child process here, and messages are pickles.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

from pictures.painter import APART, make_child_environment
from rules.engine.languages import InLanguage, spoken_language
from tables.workers.child import MESSAGE_HEAD, Kind, frame_message

_WORKER_CODE = "from tables.workers.child import serve_requests; serve_requests()"


class WorkFailed(Exception):
    """The function raised an exception; the text is its traceback. The process can be used
    again."""


class ProcessEnded(Exception):
    """The process has ended before the function did."""


class WorkerProcess:
    """A child process that runs one function at a time. Functions must be importable by name;
    arguments and results are pickled. Time limits are the caller's task: a caller who gives up
    kills the process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> WorkerProcess:
        """Start a process. Raises OSError."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _WORKER_CODE),
                stdin=PIPE,
                stdout=PIPE,
                env=make_child_environment(),
                **APART,
            )
        )

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process is known to have ended."""
        return self._process.returncode is not None

    async def submit_call(
        self, function: Callable[..., Any], *arguments: Any, reports: bool = False
    ) -> None:
        """Have the process call the function, in the language spoken here. Return when the process
        has imported all that it needs and begins, which the first time may take seconds. `reports`:
        the function gets, as its last argument, a function that reports its progress. Raises
        WorkFailed or ProcessEnded."""
        assert self._process.stdin
        spoken = InLanguage(spoken_language(), function)
        self._process.stdin.write(frame_message((spoken, arguments, reports)))
        with contextlib.suppress(ConnectionError):  # reading finds that it has ended
            await self._process.stdin.drain()
        await self._read_reply()

    async def await_result(self, on_progress: Callable[[Any], None] | None = None) -> Any:
        """Wait for the submitted function and return its result. `on_progress`: called with each
        value that the function reports meanwhile. Raises WorkFailed or ProcessEnded."""
        kind, value = await self._read_reply()
        while kind == "progress":
            if on_progress is not None:
                on_progress(value)
            kind, value = await self._read_reply()
        return value

    async def _read_reply(self) -> tuple[Kind, Any]:
        assert self._process.stdout
        try:
            head = await self._process.stdout.readexactly(MESSAGE_HEAD.size)
            (length,) = MESSAGE_HEAD.unpack(head)
            kind, value = pickle.loads(await self._process.stdout.readexactly(length))
        except pickle.UnpicklingError as garbled:
            self.kill()
            raise ProcessEnded("It replied with something unreadable.") from garbled
        except (EOFError, OSError) as broken:
            # Don't kill it first: asyncio can lose the exit code of a process that has just ended.
            code = await self._process.wait()
            raise ProcessEnded(f"It ended with exit code {code}.") from broken
        if kind == "failed":
            raise WorkFailed(value)
        return kind, value

    def kill(self) -> None:
        """Kill the process if it has not ended. Call `wait` to learn when it has."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        """Wait until the process has ended."""
        await self._process.wait()
