"""Connects the bot to the other processes: what it hands over to them and does for them, and what
follows when shards come and go."""

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
from cogs.shards.bot import ShardedBot
from cogs.shards.pace import Pace
from cogs.ui.arrivals import keep_payloads
from storage import StorageError
from storage.processes.handovers import SHARD, Handover
from storage.processes.together import Together
from storage.processes.turns import Turns
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

USER = "user:"
"""The prefix, before the user's id, of the message that a user's settings have changed."""
CHORES = "chores"
"""The message that every process may have a part in a chore."""


class SharedPace(Pace):
    """Spaces out the sessions that all processes begin, since Discord counts them together."""

    def __init__(self, turns: Turns, spacing: float) -> None:
        super().__init__()
        self.spacing = spacing
        self._turns = turns

    async def turn(self, shard_id: int) -> None:
        """Wait until the shard may begin a session."""
        if self.spacing:
            await self._turns.take(shard_id % self.concurrency, self.spacing)


class Neighbours:
    """Works with the other processes. See `storage.processes.membership.Holder` for its part in
    taking and giving up shards."""

    def __init__(
        self,
        client: ShardedBot,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        together: Together,
    ) -> None:
        store = sessions.store
        self.membership = together.membership
        self._connections = Connections(client, store.shards.held)
        self._client = client
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._handovers = together.handovers
        self._errands = Errands(store, sessions, publisher, together.handovers)
        self._work = Work(together.handovers, store.shards, self._do, store.now)
        self._tasks: set[asyncio.Task[None]] = set()
        self._started = False
        sessions.errands = self._errands
        sessions.people.changed = self._user_changed
        together.heard, together.missed = self._heard, self._missed
        self.membership.holder = self
        keep_payloads(client)
        client.pace = SharedPace(together.turns, client.pace.spacing)

    def start(self) -> None:
        """Begin to do what others hand over, as the bot is connected."""
        self._started = True
        self._work.start()
        self._connections.start()

    async def close(self) -> None:
        """Do nothing more for the other processes."""
        await self._work.close()
        await self._connections.close()

    # -- handing over ----------------------------------------------------------------------------

    async def hand_over(self, interaction: discord.Interaction[Any], guild_id: int | None) -> None:
        """Let the process that looks after that server go on with the interaction. Raises
        StorageFailed."""
        shard = self._store.shards.of(guild_id)
        await interactions.hand_over(self._handovers, interaction, shard, self._store.now())

    async def _do(self, handover: Handover, again: bool) -> bool:
        if handover.kind == interactions.KIND:
            now = self._store.now()
            return await interactions.run(self._client, handover, now, again=again)
        return await self._errands.run(handover)

    def _heard(self, said: str) -> None:
        """Act on a message from another process, or from this one."""
        if said == CHORES:
            self._sessions.alarm.note_due(self._store.now())
        elif said.startswith(SHARD):
            self._work.call()
        elif said.startswith(USER):
            self._sessions.people.mark_outdated(int(said.removeprefix(USER)))

    def _missed(self) -> None:
        """Look for work and read settings again, as messages may have been missed."""
        self._work.call()
        self._read_anew()

    def _read_anew(self) -> None:
        """Mark settings and pauses in memory as outdated, as others may have changed them."""
        self._sessions.people.all_outdated()
        self._sessions.pauses.all_outdated()

    def call_to_chores(self) -> None:
        """Tell all processes to look whether they have a part in a chore."""
        self._tell_all(CHORES)

    def _user_changed(self, user_id: int) -> None:
        self._tell_all(f"{USER}{user_id}")

    def _tell_all(self, said: str) -> None:
        self._spawn(lambda: self._handovers.tell_all(said))

    # -- shards come and go ----------------------------------------------------------------------

    def gained(self, shards: Set[int]) -> None:
        """Go on with the tables of these shards, and listen to Discord for them."""
        self._read_anew()
        self._sessions.alarm.note_due(self._store.now())
        self._work.call()
        self._connections.connect(shards)
        if self._started:  # else the bot catches up when it starts
            self._spawn(self._publisher.catch_up)

    async def give_up(self, shards: Set[int]) -> None:
        """Wait until no more work is under way at the tables of these shards."""
        await self._sessions.give_up(shards)

    def given(self, shards: Set[int]) -> None:
        """Stop listening to Discord for these shards once their next owner listens."""
        self._connections.disconnect(shards, LINGER)

    def lost(self, shards: Set[int]) -> None:
        """Drop the tables of these shards from memory, and disconnect the shards."""
        self._sessions.drop_lost_shards(shards)
        self._read_anew()
        self._connections.disconnect(shards)

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
