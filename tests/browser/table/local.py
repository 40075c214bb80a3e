"""`bot.py --local` in a process of its own, started, stopped and started again on one folder."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[3]
SEED = "ember"
"""The same cards and dice each time: what a test of the page sees depends on nothing else."""
SOON = 60.0
"""Seconds to come or to go, on a busy machine."""


class Local:
    """The whole program as a newcomer starts it: `async with Local(folder) as local: ...`"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.kill()

    async def kill(self) -> None:
        """Nothing of it is left, if it still runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.communicate()

    async def start(self) -> str:
        """Start; returns what the program prints."""
        environment = {**os.environ, "EMBERKEEP_DATA": str(self.folder)}
        options = ("--port", str(self.port), "--seed", SEED)
        command = (sys.executable, "bot.py", "--local", "--no-browser", *options)
        with (self.folder / "bot.log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(SOON):
            said = (await self._process.stdout.readline()).decode()
        assert self.url in said, self.log()
        return said

    async def stop(self) -> int:
        """Ask it to leave, as a service manager does; returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SOON):
            await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode

    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "bot.log").read_text()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
