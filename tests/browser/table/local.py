"""What `bot.py --local` starts, in its own process: started, stopped and restarted with one
folder."""

import asyncio
import os
import signal
import socket
from pathlib import Path
from types import TracebackType
from typing import Self

from PIL import Image

import bot
import pictures
from tests.e2e.bot_process import ReadyAtOnce
from tests.forked import Forked
from tests.loose import save_loosely
from tests.template_game import register_template

ROOT = Path(__file__).parents[3]
SEED = "ember"
"""The same cards and dice each time: what a test of the page sees depends on nothing else."""
SOON = 60.0
"""Seconds to come or to go, on a busy machine."""


def start_bot(options: list[str]) -> int:
    """What bot.py does, with the template beside the games. It paints by itself: a process for that
    takes three seconds to begin."""
    register_template()
    bot.Emberkeep = ReadyAtOnce
    pictures.start_painting_process = lambda: None
    Image.Image.save = save_loosely
    return bot.main(options)


class Local:
    """The whole program as a newcomer starts it: `async with Local(folder) as local: ...`"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: Forked | None = None

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
        """Kill whatever of it still runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def start(self) -> str:
        """Start; returns what the program prints."""
        environment = {**os.environ, "EMBERKEEP_DATA": str(self.folder)}
        options = ["--local", "--no-browser", "--port", str(self.port), "--seed", SEED]
        said = self.folder / "said"
        said.write_bytes(b"")
        self._process = await Forked.start(
            *(start_bot, options),
            folder=ROOT,
            environment=environment,
            said=said,
            log=self.folder / "bot.log",
        )
        async with asyncio.timeout(SOON):
            while not said.read_text().endswith("\n") and self._process.returncode is None:
                await asyncio.sleep(0.01)
        assert self.url in said.read_text(), self.log()
        return said.read_text()

    async def stop(self) -> int:
        """Ask it to leave, as a service manager does; returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SOON):
            return await self._process.wait()

    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "bot.log").read_text()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
