"""Does at a table what something at another process requires: somebody is away or back, has changed
their reminder settings, or wants their hand."""

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
    """Asks other processes for errands, and does the errands that they ask for."""

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
        """Ask the process that looks after the table for this errand. Raises StorageFailed."""
        shard = self._store.shards.of(row.guild_id)
        body = {"table": row.id, **details}
        await self._handovers.put(shard, errand, body, self._store.now())

    async def run(self, handover: Handover) -> bool:
        """Do an errand for another process. Returns whether it is done, which it is not if its
        table has changed hands meanwhile. Raises StorageError if it has to wait."""
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
        """Tell a table that somebody is away or back. With no words, only its clocks change."""
        user = int(details["user"])
        self._sessions.people.mark_outdated(user)
        if await presence.tell_at(self._sessions, row, user, str(details["words"])):
            await self._publisher.deliver(row.id)

    async def _reschedule(self, row: TableRow, details: dict[str, Any]) -> None:
        """Find again when something is due at the table, after somebody has changed their
        settings."""
        self._sessions.people.mark_outdated(int(details["user"]))
        await self._sessions.reschedule_table(row.id)

    async def _hands(self, row: TableRow, details: dict[str, Any]) -> None:
        """Send the user their hand at the table."""
        user = int(details["user"])
        self._sessions.people.mark_outdated(user)
        await self._publisher.hands.show_to(row, user)
