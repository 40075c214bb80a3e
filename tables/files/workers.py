"""Runs work that may take too long in a process of its own, which can be killed at any time.

A thread cannot be killed, and a bot that stops would have to wait for it. Each piece of work gets a
new process, which ends with it. It also ends when its standard input is closed, and so with the
bot, however that ends. This module imports little, because each process has to import it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import pickle
import struct
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, BinaryIO, Literal, TypeAlias, TypeVar

from tables.child_processes import environment

T = TypeVar("T")

START = 60.0
"""Seconds within which a process must have started. Importing everything can take a while on a busy
machine."""
NICE = 10
"""How much the process lowers its priority."""
READY = b"+"
_LENGTH = struct.Struct(">I")
"""Before each thing that the process says: how many bytes it takes."""
_Kind: TypeAlias = Literal["told", "failed", "done"]
_SERVE = f"from {__name__} import serve; serve()"


class TooLong(Exception):
    """The work exceeded its time and was killed."""


class Ended(Exception):
    """The work was killed because the bot is stopping."""


class Lost(Exception):
    """The process failed. The text has its traceback, or its exit code."""


class Workers:
    """Runs functions in processes of their own."""

    def __init__(self) -> None:
        self._running: set[Process] = set()
        self._closing = False

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._running]

    async def run(
        self,
        within: float,
        work: Callable[..., T],
        *given: Any,
        told: Callable[[Any], None] | None = None,
    ) -> T:
        """The result of `work`, which must be importable; its arguments and result are pickled.
        `told`: called with what the work says before it is done; it gets a function for that as its
        last argument. Raises TooLong after `within` seconds, Ended, or Lost."""
        if self._closing:
            raise Ended
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", _SERVE),
            stdin=PIPE,
            stdout=PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl+C is for the bot, which ends this one
        )
        self._running.add(process)
        try:
            if self._closing:
                raise Ended
            asked = pickle.dumps((work, given, told is not None))
            result: T = await self._served(process, within, asked, told)
            return result
        finally:
            self._running.discard(process)
            _kill(process)
            await process.wait()

    async def _served(
        self, process: Process, within: float, asked: bytes, told: Callable[[Any], None] | None
    ) -> Any:
        assert process.stdin and process.stdout
        try:
            async with asyncio.timeout(START):
                process.stdin.write(asked)
                with contextlib.suppress(ConnectionError):  # its output says why
                    await process.stdin.drain()
                await process.stdout.read(len(READY))
            async with asyncio.timeout(within):
                await asyncio.sleep(0)  # so that no time at all is too little in any case
                kind, said = await _heard(process)
                while kind == "told":
                    if told is not None:
                        told(said)
                    kind, said = await _heard(process)
        except TimeoutError as late:
            raise TooLong from late
        except (asyncio.IncompleteReadError, pickle.UnpicklingError) as broken:
            if self._closing:
                raise Ended from broken
            raise Lost(f"It ended with exit code {await process.wait()}.") from broken
        if self._closing:
            raise Ended
        if kind == "failed":
            raise Lost(said)
        return said

    def close(self) -> None:
        """Kill all running work, and start nothing more."""
        self._closing = True
        for process in self._running:
            _kill(process)


async def _heard(process: Process) -> tuple[_Kind, Any]:
    """The next thing that the process says."""
    assert process.stdout
    (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
    heard: tuple[_Kind, Any] = pickle.loads(await process.stdout.readexactly(length))
    return heard


def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


# -- in the process ------------------------------------------------------------------------------


def serve() -> None:
    """In the process: read one piece of work from standard input, write the result to standard
    output, and end."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not come between
    with contextlib.suppress(OSError):
        os.nice(NICE)
    try:
        try:
            gc.disable()  # what is loaded for the work stays, and is not looked through meanwhile
            work, given, tells = pickle.load(sys.stdin.buffer)
            gc.freeze()
            gc.enable()
            threading.Thread(target=_end_with_the_bot, daemon=True).start()
            answers.write(READY)
            answers.flush()
            more = [lambda said: _say(answers, "told", said)] if tells else []
            _say(answers, "done", work(*given, *more))
        except Exception:
            _say(answers, "failed", traceback.format_exc())
    finally:
        os._exit(0)  # without waiting for the thread; and without a word where nobody listens


def _say(answers: BinaryIO, kind: _Kind, said: Any) -> None:
    words = pickle.dumps((kind, said))
    answers.write(_LENGTH.pack(len(words)) + words)
    answers.flush()


def _end_with_the_bot() -> None:
    sys.stdin.buffer.read()
    os._exit(1)
