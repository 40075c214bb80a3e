"""Several bots in processes of their own, over one PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.e2e.house import SOON, House
from tests.forked import Process

OF_OTHERS = """
    SELECT 1 FROM processes.leases LEFT JOIN processes.members ON number = owner
     WHERE name IS NULL OR name NOT LIKE ?
"""
"""Shards that another process than the named one looks after, or none."""


class Fleet:
    """The processes of a house's bot, each with a command line of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.processes: list[Process] = []

    @classmethod
    @asynccontextmanager
    async def of(cls, house: House, *asked: Sequence[str]) -> AsyncIterator[Fleet]:
        """One process for each command line, all of whose shards are connected."""
        fleet = cls(house)
        try:
            for each in asked:
                fleet.processes.append(await house.run(*each))
            await fleet.until(range(house.sandbox.world.starts.shards))
            yield fleet
        finally:
            await fleet.kill(*range(len(asked)))

    async def until(self, shards: Sequence[int]) -> None:
        """Wait until those shards are connected, and no other."""
        gateway = self.house.sandbox.gateway
        wanted = set(shards)
        async with asyncio.timeout(SOON):
            while gateway.online_shards != wanted:
                for process in self.processes:
                    assert process.returncode in (None, -signal.SIGKILL), self.house.log[-3000:]
                await self.house.news()

    async def until_alone(self, number: int) -> None:
        """Wait until that process looks after every shard, and all are connected. (When the others
        lost theirs nobody can tell: one that has been slow may have lost them long before.)"""
        name = f"process {self.processes[number].pid} %"
        async with asyncio.timeout(SOON):
            while self.house.ledger.query(OF_OTHERS, name):
                await asyncio.sleep(0.1)  # nobody tells when a database of another process changes
        await self.until(range(self.house.sandbox.world.starts.shards))

    async def kill(self, *numbers: int) -> None:
        """Those are gone at once."""
        for number in numbers:
            process = self.processes[number]
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def dismiss(self) -> list[int]:
        """All are asked to leave: their exit codes."""
        alive = [process for process in self.processes if process.returncode is None]
        for process in alive:
            process.terminate()
        return [await asyncio.wait_for(process.wait(), SOON) for process in alive]
