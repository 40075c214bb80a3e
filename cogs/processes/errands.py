"""What is done at a table because of something that happened at another process: somebody is away
or back, has changed how they are reminded, wants their hand."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from cogs.outbox.publisher import OutboxPublisher
from storage import Store, TableRow
from storage.processes.handovers import Handover, Handovers
from tables.actions import presence
from tables.errors import UserError, storage_error_of
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

Errand: TypeAlias = Callable[[TableRow, dict[str, Any]], Awaitable[None]]


class Errands:
    """Asks other processes for errands, and does theirs."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        handovers: Handovers,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._handovers = handovers
        self._known: dict[str, Errand] = {
            "presence": self._presence,
            "reschedule": self._reschedule,
            "hands": self._hands,
        }

    async def ask(self, row: TableRow, errand: str, **details: Any) -> None:
        """Have this done by whoever looks after the table. Raises StorageFailed."""
        shard = self._store.shards.of(row.guild_id)
        body = {"table": row.id, **details}
        await self._handovers.put(shard, errand, body, self._store.now())

    async def run(self, handover: Handover) -> bool:
        """Do an errand for another process. Returns whether it is done; not if its table has
        changed hands meanwhile. Raises StorageError where it has to wait."""
        do = self._known.get(handover.kind)
        row = await self._store.find_table(int(handover.body["table"]))
        if do is None or row is None:
            log.warning("There is nothing to be done about %s.", handover)
            return True
        if not self._store.shards.has(row.guild_id):
            return False
        try:
            await do(row, handover.body)
        except UserError as refusal:  # its game is not installed any more, say
            if failure := storage_error_of(refusal):
                raise failure from failure.__cause__
            log.info("Table %s: %s could not be done: %s", row.id, handover.kind, refusal)
        return True

    async def _presence(self, row: TableRow, details: dict[str, Any]) -> None:
        """Tell a table that somebody is away or back; no words: only its clocks change."""
        user = int(details["user"])
        self._sessions.people.mark_outdated(user)
        if await presence.tell_at(self._sessions, row, user, str(details["words"])):
            await self._publisher.deliver(row.id)

    async def _reschedule(self, row: TableRow, details: dict[str, Any]) -> None:
        """Work out anew when something is due, after somebody has changed their wishes."""
        self._sessions.people.mark_outdated(int(details["user"]))
        await self._sessions.reschedule_table(row.id)

    async def _hands(self, row: TableRow, details: dict[str, Any]) -> None:
        """Send somebody their hand."""
        user = int(details["user"])
        self._sessions.people.mark_outdated(user)
        await self._publisher.hands.show_to(row, user)
