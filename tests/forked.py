"""The bot in processes of their own that need not begin from nothing: forks of one process that has
loaded all of it. To load it takes two seconds of a processor each time, and what a test proves of a
process that is killed or dismissed is the same. `tests/deploy/test_container.py` starts it as
people do."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import chdir
from multiprocessing import current_process, forkserver, get_context
from pathlib import Path
from typing import Any, TypeAlias

from tests.platforms import LINUX

LOADED = ["tests.e2e.bot_process", "storage.database.postgresql.server", "tests.frozen"]
"""What the process loads that others are forked from, in this order."""
FORKS: Any = get_context("forkserver" if LINUX else "spawn")


def make_process(target: Callable[..., None], *given: Any) -> Any:
    """Make a process that is to run that function. What it is forked from starts with the first."""
    FORKS.set_forkserver_preload(LOADED)
    with chdir(Path(__file__).parents[1]):  # where it finds what it loads
        if LINUX:
            forkserver.ensure_running()
    return FORKS.Process(target=target, args=given, daemon=True)


class Forked:
    """A function's run in a process of its own, with what a test uses of asyncio's `Process`."""

    def __init__(self, process: Any) -> None:
        self._process = process
        self.pid: int = process.pid
        self.returncode: int | None = None
        loop = asyncio.get_running_loop()
        self._left = loop.create_future()
        loop.add_reader(process.sentinel, self._note_end, loop)

    @classmethod
    async def start(
        cls,
        main: Callable[..., int],
        *arguments: Any,
        folder: Path,
        environment: Mapping[str, str],
        said: Path,
        log: Path,
    ) -> Forked:
        """Run `main(*arguments)`, which bear being pickled, in that folder and environment; its
        exit code is what it returns. What it prints and logs is added to `said` and `log`."""
        place = (str(folder), dict(environment), str(said), str(log))
        process = make_process(_run_main, place, main, arguments)
        await asyncio.to_thread(process.start)
        return cls(process)

    def _note_end(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._process.sentinel)
        self._process.join()
        self.returncode = self._process.exitcode
        self._process.close()
        self._left.set_result(self.returncode)

    async def wait(self) -> int:
        """Its exit code, once it has ended; minus the signal's number where one has killed it."""
        code: int = await asyncio.shield(self._left)
        return code

    def send_signal(self, sign: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, sign)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


Process: TypeAlias = asyncio.subprocess.Process | Forked


def _run_main(
    place: tuple[str, dict[str, str], str, str],
    main: Callable[..., int],
    arguments: tuple[Any, ...],
) -> None:
    """In the process."""
    folder, environment, said, log = place
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, path in ((1, said), (2, log)):
        file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.dup2(file, number)
        os.close(file)
    current_process().daemon = False  # it has workers
    sys.exit(main(*arguments))
