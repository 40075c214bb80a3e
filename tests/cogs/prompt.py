"""SimCord without its idle time: the same messages in the same order, for a part of the work."""

import asyncio
from typing import Any

from simcord import Env

TRIES = 12
TURNS = 1000
"""So often other tasks get a turn before it is looked closely at whether the bot is idle."""


class PromptEnv(Env):
    """Checks ten times as often as plain SimCord whether the bot is idle, and looks at each task
    only once nothing can run. And where others keep the machine busy, the bot has longer than the
    five seconds of one try."""

    async def _settle_internal(self, *, idle: float = 0.05, **rest: Any) -> None:
        loop: Any = self._loop
        for left in reversed(range(TRIES)):
            for _ in range(TURNS):
                if not loop._ready:
                    break
                await asyncio.sleep(0)
            try:
                await super()._settle_internal(idle=idle / 10, **rest)
                return
            except TimeoutError:
                if not left or "_deadline" in rest:
                    raise
