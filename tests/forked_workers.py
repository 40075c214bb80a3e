"""The bot's worker processes without their beginning: forks of one process that has loaded all of
it, which takes a second of a processor each time. `tests/tables/workers/test_jobs.py` has those
that the bot starts.
"""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from pictures.painter import make_child_environment
from tables.workers import child
from tables.workers.process import WorkerProcess
from tests.forked import Forked, make_process
from tests.platforms import LINUX


class ForkedWorker(Forked):
    """With what a WorkerProcess uses of asyncio's `Process`."""

    def __init__(
        self, forked: Any, stdout: asyncio.StreamReader, stdin: asyncio.StreamWriter
    ) -> None:
        super().__init__(forked)
        self.stdout, self.stdin = stdout, stdin

    async def wait(self) -> int:
        code = await super().wait()
        self.stdin.close()
        with contextlib.suppress(ConnectionError):  # it was killed while it was written to
            await self.stdin.wait_closed()
        return code


async def start_worker() -> WorkerProcess:
    """As `WorkerProcess.start`."""
    ours, theirs = socket.socketpair()
    with theirs:
        forked = make_process(_serve_worker, theirs, make_child_environment())
        await asyncio.to_thread(forked.start)
    stand_in: Any = ForkedWorker(forked, *await asyncio.open_connection(sock=ours))
    return WorkerProcess(stand_in)


def _serve_worker(pipe: socket.socket, environment: Mapping[str, str]) -> None:
    """In the process."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    for number in (0, 1):
        os.dup2(pipe.fileno(), number)
    sys.stdin = os.fdopen(0, closefd=False)
    child.ADDED_NICENESS = 0  # somebody waits for it, while other tests keep the machine busy
    child.serve_requests()


@pytest.fixture(autouse=True)
def forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's worker processes have begun before, where processes can be forked."""
    if LINUX:
        monkeypatch.setattr(WorkerProcess, "start", start_worker)
