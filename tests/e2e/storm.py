"""What befalls several processes over one database, one trouble after the other: they are killed or
fall asleep, their database is killed, cut off, full; and how long their shards are without anybody.
"""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from tests.e2e.house import SOON, House
from tests.e2e.server import Server
from tests.e2e.troubles import Troubles
from tests.forked import Process

ASLEEP = 14.0
"""Seconds for which a process sleeps, past its lease."""
DOWN = 2.0
"""Seconds for which a database is down, at most."""
FULL = 6.0
"""Seconds for which its disk is full."""


class Storm:
    """Keeps the processes running, and brings troubles over them. `asked`: their command lines."""

    def __init__(
        self, house: House, server: Server, rnd: Random, asked: Sequence[Sequence[str]]
    ) -> None:
        self.house = house
        self.server = server
        self.found: Counter[str] = Counter()
        self.takeovers: list[float] = []
        """Seconds from each death or sleep until others looked after all of its shards."""
        self._rnd = rnd
        self._asked = asked
        self._processes: dict[int, Process] = {}
        self._away: set[int] = set()
        """The processes that are to stay away for now."""
        self._expected: set[int] = set()
        """The processes whose end is no fault of theirs."""

    @asynccontextmanager
    async def blowing(self, troubles: int, pause: float) -> AsyncIterator[asyncio.Task[None]]:
        """So many troubles come, which is the task, and the processes are kept running meanwhile;
        at the end they are asked to leave."""
        async with asyncio.TaskGroup() as group:
            keeping = [group.create_task(self._keep(number)) for number in range(len(self._asked))]
            await self._all_connected()
            coming = group.create_task(self._come(troubles, pause))
            try:
                yield coming
            finally:
                coming.cancel()
                await asyncio.gather(coming, return_exceptions=True)
                await self._all_connected()
                await self.house.until_shown()
                for task in keeping:
                    task.cancel()
                await asyncio.gather(*keeping, return_exceptions=True)
                await self._dismiss()

    async def _keep(self, number: int) -> None:
        """Start a process, and again whenever it has gone."""
        while True:
            if number in self._away:
                await asyncio.sleep(0.1)
                continue
            process = await self.house.run(*self._asked[number])
            self._processes[number] = process
            code = await process.wait()
            if number in self._expected:
                self._expected.discard(number)
            elif code == 2:
                self.found["starts without a database"] += 1
                await asyncio.sleep(0.5)
            else:
                self.house.ledger.faults.append(f"Process {number} left with {code}.")

    async def _dismiss(self) -> None:
        for process in self._processes.values():
            if process.returncode is None:
                process.terminate()
                code = await asyncio.wait_for(process.wait(), SOON)
                if code:
                    self.house.ledger.faults.append(f"A process left with {code}.")

    async def _come(self, troubles: int, pause: float) -> None:
        kinds, weights = list(TROUBLES), [weight for weight, _ in TROUBLES.values()]
        for _ in range(troubles):
            kind = self._rnd.choices(kinds, weights)[0]
            print(f"  {sum(self.found.values()):>4}  {kind}", flush=True)
            await TROUBLES[kind][1](self)
            self.found[kind] += 1
            await self._all_connected()
            await asyncio.sleep(self._rnd.uniform(0.2, 2 * pause))

    async def _all_connected(self) -> None:
        """Wait until every shard hears of Discord."""
        gateway, shards = self.house.sandbox.gateway, self.house.sandbox.world.starts.shards
        async with self._patiently():
            while gateway.online_shards != set(range(shards)):
                await self.house.news()

    @asynccontextmanager
    async def _patiently(self) -> AsyncIterator[None]:
        """Wait, but not for ever: then every process says in the log what it waits for, and the
        leases are told."""
        try:
            async with asyncio.timeout(SOON):
                yield
        except TimeoutError as late:
            for process in self._processes.values():
                if process.returncode is None:
                    process.send_signal(signal.SIGUSR1)
            await asyncio.sleep(5)
            tables = ("processes.members", "processes.leases")
            held = [self.house.ledger.query(f"SELECT * FROM {table}") for table in tables]
            raise TimeoutError(f"Nothing came of it: {held}") from late

    def one(self) -> tuple[int, Process]:
        """One of the processes that run."""
        alive = [(n, each) for n, each in self._processes.items() if each.returncode is None]
        busy = [(n, each) for n, each in alive if self._shards_of(each.pid)]
        return self._rnd.choice(busy if busy and self._rnd.random() < 0.9 else alive)

    async def without(self, doing: Callable[[Process], None]) -> int:
        """Do that to a process, and measure how long until others look after its shards. Returns
        its number."""
        number, process = self.one()
        owned = self._shards_of(process.pid)
        began = asyncio.get_running_loop().time()
        self._away.add(number)
        doing(process)
        async with self._patiently():
            while not owned <= self._shards_of(None, process.pid):
                await asyncio.sleep(0.05)
        if owned:
            self.takeovers.append(asyncio.get_running_loop().time() - began)
        return number

    def _shards_of(self, pid: int | None, but: int = 0) -> set[int]:
        """The shards of a process; None: of all but one."""
        found = self.house.ledger.query(
            "SELECT shard, name FROM processes.leases JOIN processes.members ON number = owner"
        )
        owners = {int(shard): int(name.split()[1]) for shard, name in found}
        return {shard for shard, owner in owners.items() if (owner == pid if pid else owner != but)}


TROUBLES = Troubles[Storm]()
trouble = TROUBLES.add


@trouble("kills of a process", 5)
async def killed(storm: Storm) -> None:
    """It comes back when others have its shards."""

    def kill(process: Process) -> None:
        storm._expected.update(n for n, each in storm._processes.items() if each is process)
        process.kill()

    storm._away.discard(await storm.without(kill))


@trouble("kills of a process that is back at once", 4)
async def restarted(storm: Storm) -> None:
    """It does not wait for the others, who think that it lives."""
    number, process = storm.one()
    storm._expected.add(number)
    process.kill()
    await process.wait()


@trouble("sleeps past the lease", 3)
async def asleep(storm: Storm) -> None:
    """It wakes up when others have its shards, and thinks that it still has them."""
    number = await storm.without(lambda process: process.send_signal(signal.SIGSTOP))
    await asyncio.sleep(storm._rnd.uniform(0, 1))
    storm._processes[number].send_signal(signal.SIGCONT)
    storm._away.discard(number)


@trouble("departures", 2)
async def dismissed(storm: Storm) -> None:
    """A process is asked to leave, and started again."""
    number, process = storm.one()
    storm._expected.add(number)
    process.terminate()
    await asyncio.wait_for(process.wait(), SOON)


@trouble("kills of the database", 4)
async def database_killed(storm: Storm) -> None:
    await storm.server.restart(storm._rnd.uniform(0, DOWN))


@trouble("cut connections", 4)
async def cut(storm: Storm) -> None:
    storm.server.cut()


@trouble("cut gateways", 2)
async def hung_up(storm: Storm) -> None:
    resumable = storm._rnd.random() < 0.5
    await storm.house.sandbox.faults.close_gateway(4000, resumable=resumable)


@trouble("full disks", 2)
async def filled(storm: Storm) -> None:
    """Only where a small one may be mounted."""
    if storm.server.disk.own:
        await storm.server.fill(storm._rnd.uniform(1, FULL))
