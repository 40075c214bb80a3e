"""A process that writes until it is killed. It loads no pytest."""

import asyncio
import os
from datetime import timedelta

from rules.engine import Event
from storage import Place, Store
from storage.past import entries
from tests.storage.tables import answer, playing


def play_until_killed(where: Place) -> int:
    """Play in a process of its own."""
    asyncio.run(_play(where))
    return 0


async def _play(where: Place) -> None:
    """Eight tables commit as fast as they can, each acknowledged answer printed; and what is there
    is packed at once."""
    entries.FRESH = timedelta(0)
    store = await Store.open(where)
    rows = [await playing(store, channel) for channel in range(8)]

    async def play(table_id: int) -> None:
        for revision in range(100_000):
            more = {"events": [Event("a"), Event("b")], "checkpoint": f"checkpoint {revision + 1}"}
            await store.save_commit(answer(table_id, revision, **more))
            os.write(1, f"{table_id} {revision + 1}\n".encode())

    async def pack() -> None:
        while True:
            await store.pack_old(len(rows))
            await asyncio.sleep(0)

    await asyncio.gather(pack(), *(play(row.id) for row in rows))
