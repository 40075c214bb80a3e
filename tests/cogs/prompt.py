"""SimCord without its idle time: the same messages in the same order, for a part of the work."""

import asyncio
import marshal
from copy import deepcopy
from itertools import count
from types import SimpleNamespace
from typing import Any

from simcord import Env, components, gateway, results
from simcord.http import router

TRIES = 12
TURNS = 1000
"""So often other tasks get a turn before it is looked closely at whether the bot is idle."""
SELDOM = 16


class PromptEnv(Env):
    """Checks ten times as often as plain SimCord whether the bot is idle, and looks at each task
    only once nothing can run. And where others keep the machine busy, the bot has longer than the
    five seconds of one try."""

    async def start(self) -> None:
        poll_seldom(asyncio.get_running_loop())
        await super().start()

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


def poll_seldom(loop: Any) -> None:
    """Let a loop that has something to do ask the system for what has come in every now and then
    only: the answer takes longer than most of what it does."""
    poll, turns = loop._selector.select, count()

    def select(timeout: float | None = None) -> Any:
        return [] if timeout == 0 and next(turns) % SELDOM else poll(timeout)

    loop._selector.select = select


def copy_plain(value: Any) -> Any:
    """Copy what JSON could have said as `deepcopy` does, in a small part of the time."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return deepcopy(value)


def copy_plainly() -> None:
    """Let SimCord copy so, which it does with every message, several times."""
    components.deepcopy = results.deepcopy = copy_plain
    gateway.copy = router.copy = SimpleNamespace(deepcopy=copy_plain)
