"""The processes that share a database, and the leases of the shards.

A process joins under a number that is never used twice, and has a row as long as the others think
that it lives. Every transaction of its writer first looks for the row and keeps it from being
deleted meanwhile (`storage.processes.fence`). So a process that deletes the row may take the
shards: even if the other process only slept, it can write nothing more under its number.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from storage.errors import KeptWaiting, StorageError
from storage.processes.fence import ALIVE, STOP, Fenced
from storage.processes.link import Cursor, Link, ring
from storage.processes.sharing import Member

TABLES = Path(__file__).with_name("tables.sql")
MAKING = 0x456D6265726B02
"""The number of the advisory lock that a process holds while it creates the tables."""
LEASES = "leases"
"""The message that wakes the other processes when shards have become free."""


WRITES_WITHIN = 2.0
"""How many seconds a process that is to be removed gets to finish its transaction."""
log = logging.getLogger(__name__)


class OtherCount(StorageError):
    """The other processes divide the servers among a different number of shards, `count`."""

    def __init__(self, count: int) -> None:
        super().__init__(f"The other processes run with --of {count}. All must name the same.")
        self.count = count


@dataclass(frozen=True, slots=True)
class State:
    """The processes that take part, and every shard with its owner (None: it is free)."""

    members: Sequence[Member]
    owners: Mapping[int, int | None]


class Roster:
    """This process's place among the others. Every method may raise StorageFailed."""

    def __init__(
        self,
        link: Link,
        name: str,
        wants: Collection[int],
        count: int,
        patience: float = WRITES_WITHIN,
    ) -> None:
        self._link = link
        self._name = name
        self._wants = sorted(wants)
        self._count = count
        self._patience = patience
        self.number: int | None = None
        """This process's number; None: the process does not take part."""

    async def join(self) -> None:
        """Take part under a new number. Raises OtherCount."""
        self.number = None
        async with self._link.transaction() as cursor:
            await cursor.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
            await cursor.execute(TABLES.read_text("utf-8").encode())
            await cursor.execute("LOCK TABLE processes.leases IN EXCLUSIVE MODE")
            await cursor.execute(
                "SELECT count(*), (SELECT count(*) FROM processes.members) FROM processes.leases"
            )
            shards, others = (await cursor.fetchall())[0]
            if shards != self._count:
                if others and shards:
                    raise OtherCount(shards)
                await cursor.execute("DELETE FROM processes.leases")
                await cursor.execute(
                    "INSERT INTO processes.leases (shard) SELECT generate_series(0, %s - 1)",
                    (self._count,),
                )
            await cursor.execute(
                "INSERT INTO processes.members (name, wants) VALUES (%s, %s) RETURNING number",
                (self._name, json.dumps(self._wants)),
            )
            ((number,),) = await cursor.fetchall()
        self.number = int(number)

    async def state(self) -> State:
        """Read which processes take part, and which of them owns each shard."""
        async with self._link.transaction() as cursor:
            return await _state(cursor)

    async def beat(self) -> State:
        """Report that this process lives, and return the state. Raises Fenced if the others have
        removed it."""
        async with self._link.transaction() as cursor:
            await cursor.execute(
                "UPDATE processes.members SET beat = beat + 1 WHERE number = %s", (self.number,)
            )
            if not cursor.rowcount:
                raise Fenced
            return await _state(cursor)

    async def remove(self, member: Member) -> bool:
        """Remove a process that has been silent since `member.beat`, and free its shards. Return
        False if it has beaten meanwhile. The process may finish an open transaction; if that does
        not end in time, it is stopped."""
        try:
            return await self._remove(member)
        except KeptWaiting:
            log.warning("Process %s is silent in the middle of a transaction.", member.number)
        async with self._link.transaction() as cursor:
            await cursor.execute(STOP.replace("?", "%s"), (member.number,))
        return await self._remove(member)

    async def _remove(self, member: Member) -> bool:
        """Remove the process once. Raises KeptWaiting if its open transaction does not end."""
        async with self._link.transaction() as cursor:
            await cursor.execute(f"SET LOCAL lock_timeout = '{self._patience}s'".encode())
            await cursor.execute(
                "DELETE FROM processes.members WHERE number = %s AND beat = %s",
                (member.number, member.beat),
            )
            if not cursor.rowcount:
                return False
            await _free(cursor, member.number)
        return True

    async def take(self, shards: Collection[int]) -> set[int]:
        """Take those of the shards that are free, and return them. Raises Fenced."""
        async with self._link.transaction() as cursor:
            await cursor.execute(ALIVE.replace("?", "%s"), (self.number,))
            if not cursor.rowcount:
                raise Fenced
            await cursor.execute(
                "UPDATE processes.leases SET owner = %s WHERE shard = ANY(%s) AND owner IS NULL"
                " RETURNING shard",
                (self.number, list(shards)),
            )
            return {int(shard) for (shard,) in await cursor.fetchall()}

    async def give(self, shards: Collection[int]) -> None:
        """Free these shards, so that others may take them."""
        async with self._link.transaction() as cursor:
            await cursor.execute(
                "UPDATE processes.leases SET owner = NULL WHERE shard = ANY(%s) AND owner = %s",
                (list(shards), self.number),
            )
            await ring(cursor, LEASES)

    async def leave(self) -> None:
        """Stop taking part, and free all shards at once."""
        if self.number is None:
            return
        async with self._link.transaction() as cursor:
            await cursor.execute("DELETE FROM processes.members WHERE number = %s", (self.number,))
            await _free(cursor, self.number)
        self.number = None


async def _state(cursor: Cursor) -> State:
    await cursor.execute("SELECT number, beat, wants FROM processes.members ORDER BY number")
    members = [
        Member(int(number), int(beat), frozenset(json.loads(wants)))
        for number, beat, wants in await cursor.fetchall()
    ]
    await cursor.execute("SELECT shard, owner FROM processes.leases ORDER BY shard")
    return State(members, {int(shard): owner for shard, owner in await cursor.fetchall()})


async def _free(cursor: Cursor, number: int) -> None:
    await cursor.execute("UPDATE processes.leases SET owner = NULL WHERE owner = %s", (number,))
    await ring(cursor, LEASES)
