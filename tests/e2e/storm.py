"""What befalls several processes over one database: they are killed or frozen, their database is
killed, cut off, full. A trouble does not wait until the last one is over."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence, Set
from contextlib import asynccontextmanager
from random import Random

import bot
from tests.e2e.house import SOON, House
from tests.e2e.server import Server
from tests.e2e.troubles import Troubles
from tests.forked import Process

AWAY = 4.0
"""Seconds after which a process that has died is started again, at most."""
ASLEEP = 1.0, 16.0
"""Seconds for which a process is frozen, from and to."""
DOWN = 2.0
"""Seconds for which a database is down, at most."""
FULL = 6.0
"""Seconds for which its disk is full."""
LOOK = 0.25
"""How many seconds lie between two looks at which shards hear Discord."""


class Storm:
    """Keeps the processes running, and brings troubles over them. `asked`: their command lines."""

    def __init__(
        self, house: House, server: Server, rnd: Random, asked: Sequence[Sequence[str]]
    ) -> None:
        self.house = house
        self.server = server
        self.found: Counter[str] = Counter()
        self._rnd = rnd
        self._asked = asked
        self._processes: dict[int, Process] = {}
        self._troubled: set[int] = set()
        """The processes that have a trouble now."""
        self._database = asyncio.Lock()
        self._expected: set[int] = set()
        """The processes whose end is no fault of theirs."""
        self.heard: list[tuple[float, Set[int]]] = []
        """At what time which shards heard Discord, while the database was well."""
        self.begun: list[tuple[float, str]] = []
        """At what time which trouble began."""

    @asynccontextmanager
    async def run_troubles(self, troubles: int, pause: float) -> AsyncIterator[asyncio.Task[None]]:
        """So many troubles come, which is the task, and the processes are kept running meanwhile;
        at the end they are asked to leave."""
        async with asyncio.TaskGroup() as group:
            keeping = [
                group.create_task(self._keep_running(number)) for number in range(len(self._asked))
            ]
            keeping.append(group.create_task(self._note_who_hears()))
            await self._all_connected()
            coming = group.create_task(self._bring_troubles(troubles, pause))
            try:
                yield coming
            finally:
                coming.cancel()
                await asyncio.gather(coming, return_exceptions=True)
                await self._all_connected()
                await self.house.wait_until_shown()
                for task in keeping:
                    task.cancel()
                await asyncio.gather(*keeping, return_exceptions=True)
                await self._dismiss_all()

    async def _keep_running(self, number: int) -> None:
        """Start a process, and again whenever it has gone."""
        while True:
            process = await self.house.run_bot(*self._asked[number])
            self._processes[number] = process
            code = await process.wait()
            if number in self._expected:
                self._expected.discard(number)
                await asyncio.sleep(self._rnd.uniform(0, AWAY))
            elif code == bot.TRY_AGAIN:
                self.found["starts without a database"] += 1
                await asyncio.sleep(0.5)
            else:
                self.house.ledger.faults.append(f"Process {number} left with {code}.")

    async def _note_who_hears(self) -> None:
        """Look again and again which shards hear Discord."""
        while True:
            shards = self.house.sandbox.gateway.online_shards
            well = {each for each in shards if each % len(self._asked) not in self._troubled}
            self.heard.append((time.time(), set() if self._database.locked() else well))
            await asyncio.sleep(LOOK)

    def measure_calm(self, shard: int, start: int, end: int) -> float:
        """Measure for how many seconds on end the shard heard Discord between two times, which are
        given in milliseconds."""
        longest, began = 0.0, end / 1000
        for at, shards in self.heard:
            if start <= 1000 * at <= end:
                began = min(began, at) if shard in shards else end / 1000
                longest = max(longest, at - began)
        return longest

    async def _dismiss_all(self) -> None:
        for process in self._processes.values():
            if process.returncode is None:
                process.terminate()
                code = await asyncio.wait_for(process.wait(), SOON)
                if code:
                    self.house.ledger.faults.append(f"A process left with {code}.")

    async def _bring_troubles(self, troubles: int, pause: float) -> None:
        kinds, weights = list(TROUBLES), [weight for weight, _ in TROUBLES.values()]
        async with asyncio.TaskGroup() as group:
            for _ in range(troubles):
                kind = self._rnd.choices(kinds, weights)[0]
                print(f"  {sum(self.found.values()):>4}  {kind}", flush=True)
                self.begun.append((time.time(), kind))
                group.create_task(TROUBLES[kind][1](self))
                self.found[kind] += 1
                await asyncio.sleep(self._rnd.uniform(0.2, 2 * pause))

    async def _all_connected(self) -> None:
        """Wait until every shard hears of Discord."""
        gateway, shards = self.house.sandbox.gateway, self.house.sandbox.world.starts.shards
        async with self._wait_patiently():
            while gateway.online_shards != set(range(shards)):
                await self.house.wait_for_news()

    @asynccontextmanager
    async def _wait_patiently(self) -> AsyncIterator[None]:
        """Wait, but not for ever: then every process says in the log what it waits for."""
        try:
            async with asyncio.timeout(SOON):
                yield
        except TimeoutError as late:
            for process in self._processes.values():
                if process.returncode is None:
                    process.send_signal(signal.SIGUSR1)
            await asyncio.sleep(5)
            raise TimeoutError("The shards are not connected.") from late

    @asynccontextmanager
    async def borrow_process(self) -> AsyncIterator[Process | None]:
        """Take a process that runs and has no trouble, for the length of the block. Yields None
        if all others have trouble: one process must live."""
        free = [
            number
            for number, each in self._processes.items()
            if each.returncode is None and number not in self._troubled
        ]
        if not free or len(self._troubled) >= len(self._asked) - 1:
            yield None
            return
        number = self._rnd.choice(free)
        self._troubled.add(number)
        yield self._processes[number]
        self._troubled.discard(number)

    def expect_end(self, process: Process) -> None:
        """That process ends, which is no fault of its own."""
        self._expected.update(n for n, each in self._processes.items() if each is process)

    @asynccontextmanager
    async def borrow_database(self) -> AsyncIterator[Server]:
        """Take the database, which has one trouble at a time."""
        async with self._database:
            yield self.server


TROUBLES = Troubles[Storm]()
trouble = TROUBLES.add_trouble


@trouble("kills of a process", 9)
async def kill_process(storm: Storm) -> None:
    async with storm.borrow_process() as process:
        if process is not None:
            storm.expect_end(process)
            process.kill()
            await process.wait()


@trouble("freezes of a process", 7)
async def freeze_process(storm: Storm) -> None:
    async with storm.borrow_process() as process:
        if process is not None:
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(storm._rnd.uniform(*ASLEEP))
            process.send_signal(signal.SIGCONT)


@trouble("departures", 2)
async def dismiss_process(storm: Storm) -> None:
    """Ask a process to leave. It is started again."""
    async with storm.borrow_process() as process:
        if process is not None:
            storm.expect_end(process)
            process.terminate()
            await asyncio.wait_for(process.wait(), SOON)


@trouble("kills of the database", 4)
async def kill_database(storm: Storm) -> None:
    async with storm.borrow_database() as server:
        await server.restart_server(storm._rnd.uniform(0, DOWN))


@trouble("cut connections", 4)
async def cut_connections(storm: Storm) -> None:
    async with storm.borrow_database() as server:
        server.cut_connections()


@trouble("cut gateways", 2)
async def cut_gateways(storm: Storm) -> None:
    resumable = storm._rnd.random() < 0.5
    await storm.house.sandbox.faults.close_gateway(4000, resumable=resumable)


@trouble("full disks", 2)
async def fill_disk(storm: Storm) -> None:
    """Only where a small one may be mounted."""
    async with storm.borrow_database() as server:
        if server.disk.own:
            await server.fill_disk(storm._rnd.uniform(1, FULL))
