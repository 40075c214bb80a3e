"""The other processes, for the bot: what it hands over to them and does for them, and what follows
when shards come and go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Set
from typing import Any

import discord

from cogs.outbox.publisher import OutboxPublisher
from cogs.processes import interactions
from cogs.processes.connections import LINGER, Connections
from cogs.processes.errands import Errands
from cogs.processes.work import Work
from storage import StorageError
from storage.processes.handovers import SHARD, Handover, Handovers
from storage.processes.membership import Membership
from storage.processes.roster import LEASES
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

USER = "user:"
"""What says that a user's settings have changed begins with this, and ends with their id."""
CHORES = "chores"
"""What says that every process may have a part in a chore."""


class Neighbours:
    """See `storage.processes.membership.Holder` for its part in taking and giving up shards."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        membership: Membership,
        handovers: Handovers,
    ) -> None:
        store = sessions.store
        self.membership = membership
        self.connections = Connections(client)
        self._client = client
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._handovers = handovers
        self._errands = Errands(store, sessions, publisher, handovers)
        self._work = Work(handovers, store.shards, self._do, store.now)
        self._tasks: set[asyncio.Task[None]] = set()
        self.connections.begin(store.shards.held)
        sessions.errands = self._errands
        sessions.people.changed = self._user_changed
        membership.holder = self

    def start(self) -> None:
        """The bot is connected: do what was handed over from now on."""
        self._work.start()

    async def close(self) -> None:
        """Do nothing more for the others."""
        await self._work.close()
        await self.connections.close()

    # -- handing over ----------------------------------------------------------------------------

    async def hand_over(self, interaction: discord.Interaction[Any], guild_id: int | None) -> None:
        """Let the process that looks after that server go on with the interaction. Raises
        StorageFailed."""
        shard = self._store.shards.of(guild_id)
        await interactions.hand_over(self._handovers, interaction, shard, self._store.now())

    async def _do(self, handover: Handover) -> bool:
        if handover.kind == interactions.KIND:
            return await interactions.run(self._client, handover, self._store.now())
        return await self._errands.run(handover)

    def heard(self, said: str) -> None:
        """Another process, or this one, has said something."""
        if said == LEASES:
            self.membership.wake()
        elif said == CHORES:
            self._sessions.alarm.expect(self._store.now())
        elif said.startswith(SHARD):
            self._work.call()
        elif said.startswith(USER):
            self._sessions.people.outdated(int(said.removeprefix(USER)))

    def missed(self) -> None:
        """Something may have been said that was not heard."""
        self.membership.wake()
        self._work.call()
        self._sessions.people.all_outdated()

    def tell_all(self, said: str) -> None:
        """Say something to all processes, in the background."""
        self._spawn(lambda: self._handovers.tell_all(said))

    def _user_changed(self, user_id: int) -> None:
        self.tell_all(f"{USER}{user_id}")

    # -- shards come and go ----------------------------------------------------------------------

    def gained(self, shards: Set[int]) -> None:
        """Go on with the tables of these shards, and listen to Discord for them."""
        self._sessions.people.all_outdated()
        self._sessions.alarm.expect(self._store.now())
        self._work.call()
        self.connections.connect(shards)
        self._spawn(self._publisher.catch_up)

    async def give_up(self, shards: Set[int]) -> None:
        """Let what is under way at the tables of these shards come to its end."""
        await self._sessions.give_up(shards)

    def given(self, shards: Set[int]) -> None:
        """Stop listening to Discord for these, once their next owner does."""
        self.connections.disconnect(shards, LINGER)

    def lost(self, shards: Set[int]) -> None:
        """Drop the tables of these shards as they are."""
        self._sessions.lose(shards)
        self._sessions.people.all_outdated()
        self.connections.disconnect(shards)

    def _spawn(self, work: Callable[[], Any]) -> None:
        async def carefully() -> None:
            try:
                await work()
            except StorageError as failure:
                log.warning("The other processes could not be reached: %s", failure)
            except Exception:
                log.exception("Something about the other processes failed.")

        task = asyncio.create_task(carefully(), name="neighbours")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
