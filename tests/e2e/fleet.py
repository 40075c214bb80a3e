"""Several bots in processes of their own, over one PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.e2e.house import SOON, House
from tests.forked import Process


class Fleet:
    """The processes of a house's bot, each with a command line of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked: list[Sequence[str]] = []
        self.processes: list[Process] = []

    @classmethod
    @asynccontextmanager
    async def run_all(cls, house: House, *asked: Sequence[str]) -> AsyncIterator[Fleet]:
        """One process for each command line, all of whose shards are connected."""
        fleet = cls(house)
        try:
            for each in asked:
                fleet.asked.append(each)
                fleet.processes.append(await house.run_bot(*each))
            await fleet.wait_until_connected(range(house.sandbox.world.starts.shards))
            yield fleet
        finally:
            await fleet.kill_processes(*range(len(asked)))

    async def wait_until_connected(self, shards: Sequence[int]) -> None:
        """Wait until those shards are connected, and no other."""
        gateway = self.house.sandbox.gateway
        wanted = set(shards)
        async with asyncio.timeout(SOON):
            while gateway.online_shards != wanted:
                for process in self.processes:
                    assert process.returncode in (None, -signal.SIGKILL), self.house.log[-3000:]
                await self.house.wait_for_news()

    async def kill_processes(self, *numbers: int) -> None:
        """Kill these processes."""
        for number in numbers:
            process = self.processes[number]
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def restart_process(self, number: int) -> None:
        """Start a process again, as systemd does, and wait until all shards are connected."""
        self.processes[number] = await self.house.run_bot(*self.asked[number])
        await self.wait_until_connected(range(self.house.sandbox.world.starts.shards))

    async def dismiss_all(self) -> list[int]:
        """Ask all processes to leave. Returns their exit codes."""
        alive = [process for process in self.processes if process.returncode is None]
        for process in alive:
            process.terminate()
        return [await asyncio.wait_for(process.wait(), SOON) for process in alive]
