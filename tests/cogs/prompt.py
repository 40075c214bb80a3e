"""SimCord without its idle time: the same messages in the same order, for a part of the work."""

import asyncio
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from simcord import Env, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

PLAIN = {str, int, bool, float, type(None)}


def copy_json(value: Any) -> Any:
    """Copy what is sent to Discord or comes from there, in a part of the time of `deepcopy`."""
    kind = type(value)
    if kind is dict:
        return {
            key: each if type(each) in PLAIN else copy_json(each) for key, each in value.items()
        }
    if kind is list:
        return [copy_json(each) for each in value]
    return value if kind in PLAIN else deepcopy(value)


router.copy = gateway.copy = SimpleNamespace(deepcopy=copy_json)
components.deepcopy = results.deepcopy = serializers.deepcopy = copy_json
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
