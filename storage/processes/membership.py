"""This process's part among those that share the database: it reports regularly that it lives,
notices which processes no longer do, and takes and gives up shards.

The others treat a process as dead once it has been silent for `Tempo.patience` seconds. They remove
it, which keeps it from writing (`storage.processes.fence`), and take its shards. If the process
only slept, its next beat or write tells it so: then it drops all its shards and joins again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from storage.errors import StorageError
from storage.processes.fence import Fence, Fenced
from storage.processes.roster import OtherCount, Roster, State
from storage.processes.shards import Shards
from storage.processes.sharing import Silence, plan

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tempo:
    """Times in seconds. `beat`: from one beat to the next. `patience`: a process that is silent for
    so long is dead. `gap`: a process that has not listened for longer may call nobody silent."""

    beat: float = 2.0
    patience: float = 8.0
    gap: float = 5.0


class Holder(Protocol):
    """The part of the bot that works with the shards."""

    def gained(self, shards: Set[int]) -> None:
        """Begin to look after these shards."""

    async def give_up(self, shards: Set[int]) -> None:
        """Finish what is under way at these shards, which others will get. They are no longer
        `held`."""

    def given(self, shards: Set[int]) -> None:
        """Note that others may take these shards now."""

    def lost(self, shards: Set[int]) -> None:
        """Drop everything about these shards, which others have already."""


class Membership:
    """This process among the others."""

    def __init__(
        self,
        shards: Shards,
        roster: Roster,
        tempo: Tempo = Tempo(),
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.shards = shards
        self.holder: Holder | None = None
        self.members = 0
        """How many processes there were at the last beat, this one included."""
        self.fence = Fence(self._fenced)
        """The guard for the writer's transactions."""
        self._loop = asyncio.get_running_loop()
        self._roster = roster
        self._tempo = tempo
        self._clock = clock
        self._silence = Silence(tempo.patience, tempo.gap)
        self._giving: dict[int, asyncio.Task[None]] = {}
        """Shard -> the task that gives it up."""
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Take the next turn at once instead of at the next beat."""
        self._woken.set()

    def _fenced(self) -> None:
        """Wake the membership after the fence has refused a write, from the writer's thread."""
        self._loop.call_soon_threadsafe(self.wake)

    async def join(self) -> None:
        """Take part, and wait until this process has a shard. Raises OtherCount if living processes
        divide the servers among another number of shards, and StorageFailed."""
        while True:
            try:
                await self._join()
                break
            except OtherCount:
                state = await self._roster.state()
                await self._remove_silent(state)
                if await self._heard_all(state):
                    raise
                await asyncio.sleep(self._tempo.beat)
        await self.turn()
        if not self.shards.held:
            log.info("All shards are looked after. This process waits until one is free.")
        while not self.shards.held:
            await self._until_woken()
            await self.turn()

    async def _heard_all(self, state: State) -> bool:
        """Whether another process certainly lives: wait one beat, and see if any beat has grown."""
        before = {member.number: member.beat for member in state.members}
        await asyncio.sleep(self._tempo.beat)
        now = await self._roster.state()
        return any(before.get(member.number) != member.beat for member in now.members)

    async def _join(self) -> None:
        await self._roster.join()
        self.fence.number = self._roster.number

    def start(self) -> None:
        """Start the task that takes a turn at every beat."""
        self._task = asyncio.create_task(self._run(), name="membership")

    async def close(self) -> None:
        """Leave, and free all shards at once. The caller must have finished writing before."""
        tasks = [*self._giving.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.fence.number = None
        try:
            await self._roster.leave()
        except StorageError as failure:
            log.info("The other processes were not told that this one leaves: %s", failure)

    async def _run(self) -> None:
        while True:
            try:
                await self.turn()
            except StorageError as failure:
                log.warning("The other processes cannot be reached: %s", failure)
            except Exception:
                log.exception("This process's part among the others could not be worked out.")
            await self._until_woken()

    async def _until_woken(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), self._tempo.beat)
        self._woken.clear()

    # -- one turn --------------------------------------------------------------------------------

    async def turn(self) -> None:
        """Report that this process lives, remove dead ones, and take and give up shards. Raises
        StorageFailed if the database cannot be reached."""
        try:
            state = await self._roster.beat()
            if await self._remove_silent(state):
                state = await self._roster.state()
            await self._follow(state)
        except Fenced:
            await self._begin_anew()

    async def _remove_silent(self, state: State) -> bool:
        """Remove the processes that have been silent too long. Return whether any was removed."""
        own = self._roster.number
        others = {each.number: each for each in state.members if each.number != own}
        beats = {number: each.beat for number, each in others.items()}
        removed = False
        for number in self._silence.listen(beats, self._clock()):
            try:
                if await self._roster.remove(others[number]):
                    log.warning("Process %s is silent: its shards go to others.", number)
                    removed = True
            except Fenced:
                raise
            except StorageError as failure:  # its last transaction has not been given up yet
                log.info("Process %s cannot be removed yet: %s", number, failure)
        return removed

    async def _follow(self, state: State) -> None:
        number = self._roster.number
        if number is None:
            raise Fenced
        self.members = len(state.members)
        todo = plan(number, state.members, state.owners)
        mine = {shard for shard, owner in state.owners.items() if owner == number}
        giving = set(todo.give) - self._giving.keys()
        if giving:
            self._begin_to_give(frozenset(giving))
        # Take back shards that could not be given up because the database was away.
        gained = mine - self.shards.held - self._giving.keys()
        if todo.take:
            gained |= await self._roster.take(todo.take)
        if gained:
            log.info("Shards %s of %s are this process's now.", sorted(gained), self.shards.count)
            self.shards.add(gained)
            if self.holder is not None:
                self.holder.gained(gained)

    def _begin_to_give(self, shards: frozenset[int]) -> None:
        self.shards.remove(shards)
        task = asyncio.create_task(self._give(shards), name="giving up shards")
        self._giving |= dict.fromkeys(shards, task)
        task.add_done_callback(lambda _: self._given(shards))

    def _given(self, shards: Iterable[int]) -> None:
        for shard in shards:
            self._giving.pop(shard, None)

    async def _give(self, shards: frozenset[int]) -> None:
        log.info("Shards %s go to another process.", sorted(shards))
        try:
            if self.holder is not None:
                await self.holder.give_up(shards)
            await self._roster.give(shards)
            if self.holder is not None:
                self.holder.given(shards)
        except StorageError as failure:
            log.warning("Shards %s could not be given up: %s", sorted(shards), failure)
        except Exception:
            log.exception("Shards %s could not be given up.", sorted(shards))

    async def _begin_anew(self) -> None:
        """Drop all shards and join again, because the others took this process for dead."""
        lost = self.shards.held | self._giving.keys()
        log.warning(
            "The other processes took this one for dead, and have its shards %s. It starts again.",
            sorted(lost),
        )
        self.fence.number = None
        self.shards.remove(lost)
        for task in list(self._giving.values()):
            task.cancel()
        if self.holder is not None:
            self.holder.lost(lost)
        await self._join()
