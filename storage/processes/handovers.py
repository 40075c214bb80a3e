"""Hands work over to the process that looks after a shard: interactions that have reached another
process, and other work at the shard's tables. Each handover is stored until it has been done, so
that none is lost when a process ends or a shard gets a new owner."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from typing import Any

from storage import rows
from storage.database.postgresql.errors import is_lost
from storage.errors import InDoubt, StorageFailed
from storage.processes.link import Link, ring

DOUBT = 10.0
"""How many seconds to go on trying to hand over after the connection is lost."""
ASK_AGAIN = 0.5
SHARD = "shard:"
"""A message that wakes a shard's owner is this and the shard's number."""


@dataclass(frozen=True, slots=True)
class Handover:
    """Work to do at a shard. `id`: the interaction's id, or a random number."""

    shard: int
    id: int
    kind: str
    body: dict[str, Any]
    at: datetime


class Handovers:
    """Hands work over, and lists work handed over. Every method may raise StorageFailed."""

    def __init__(self, link: Link) -> None:
        self._link = link

    async def put(
        self, shard: int, kind: str, body: dict[str, Any], at: datetime, number: int | None = None
    ) -> None:
        """Hand work over to the owner of this shard. `number`: the interaction's id; until the work
        is done, handing it over again changes nothing. If the connection is lost, the work may be
        stored already, so try again for DOUBT seconds, then raise InDoubt."""
        number = secrets.randbits(62) if number is None else number
        until = monotonic() + DOUBT
        lost = False
        while True:
            try:
                return await self._put(shard, kind, body, at, number)
            except StorageFailed as failure:
                lost = lost or bool(failure.__cause__ and is_lost(failure.__cause__))
                if not lost:
                    raise
                if monotonic() >= until:
                    raise InDoubt("The database was lost while it was handed over.") from failure
            await asyncio.sleep(ASK_AGAIN)

    async def _put(
        self, shard: int, kind: str, body: dict[str, Any], at: datetime, number: int
    ) -> None:
        async with self._link.transaction() as cursor:
            await cursor.execute(
                "INSERT INTO processes.handovers (shard, id, kind, body, at)"
                " VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
                (shard, number, kind, json.dumps(body), rows.to_milliseconds(at)),
            )
            await ring(cursor, f"{SHARD}{shard}")

    async def waiting(self, shards: Collection[int]) -> list[Handover]:
        """List the work to do at these shards, in the order in which it was handed over."""
        async with self._link.transaction() as cursor:
            await cursor.execute(
                "SELECT shard, id, kind, body, at FROM processes.handovers WHERE shard = ANY(%s)"
                " ORDER BY at, id",
                (list(shards),),
            )
            return [
                Handover(shard, number, kind, json.loads(body), rows.from_milliseconds(at))
                for shard, number, kind, body, at in await cursor.fetchall()
            ]

    async def done(self, handover: Handover) -> None:
        """Delete a handover that has been done, or is of no use any more."""
        async with self._link.transaction() as cursor:
            await cursor.execute(
                "DELETE FROM processes.handovers WHERE shard = %s AND id = %s",
                (handover.shard, handover.id),
            )

    async def tell_all(self, what: str) -> None:
        """Wake all processes, including this one, with this message. It is not stored: a process
        that does not listen at that moment misses it."""
        async with self._link.transaction() as cursor:
            await ring(cursor, what)
