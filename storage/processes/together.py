"""All that a process needs to share its database with others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable, Collection

from storage.processes.handovers import Handovers
from storage.processes.link import Link
from storage.processes.listening import Listening
from storage.processes.membership import Membership, Tempo
from storage.processes.roster import LEASES, Roster
from storage.processes.shards import Shards
from storage.processes.turns import Turns


class Together:
    """This process's place among the processes that share `count` shards. `wants`: the shards that
    it gets as long as it lives. `heard` and `missed`: as in `Listening`, for messages that are not
    about leases."""

    tempo = Tempo()

    def __init__(self, address: str, wants: Collection[int], count: int) -> None:
        self._link = Link(address)
        name = f"process {os.getpid()} on {socket.gethostname()}"
        self.membership = Membership(
            Shards(count), Roster(self._link, name, wants, count), self.tempo
        )
        self.handovers = Handovers(self._link)
        self.turns = Turns(address)
        self.heard: Callable[[str], None] = lambda _: None
        self.missed: Callable[[], None] = lambda: None
        self._listening = Listening(address, self._heard, self._missed)

    @contextlib.asynccontextmanager
    async def joined(self) -> AsyncIterator[Together]:
        """Wait until this process has a shard, then take part for the duration of the block. Raises
        OtherCount and StorageFailed."""
        self._listening.start()
        try:
            await self.membership.join()
            self.membership.start()
            yield self
        finally:
            await self._listening.close()
            await self.membership.close()
            await self.turns.close()
            await self._link.close()

    async def join(self, resources: contextlib.AsyncExitStack, stop: asyncio.Event) -> bool:
        """Take part as `joined` does, until the resources are closed. Return False if `stop` was
        set before this process had a shard."""
        entering = resources.enter_async_context(self.joined())
        joining = asyncio.create_task(entering, name="joining")
        stopped = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait([joining, stopped], return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not joining.done():
            joining.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await joining
        return not joining.cancelled()

    def _heard(self, said: str) -> None:
        if said == LEASES:
            self.membership.wake()
        else:
            self.heard(said)

    def _missed(self) -> None:
        self.membership.wake()
        self.missed()
