"""Tables in a few words, for tests to begin from."""

from typing import Any

from rules.engine import Entry
from storage import Commit, NewTable, OutboxRow, Seat, Store, TableRow

ADA, BEN, CLEO = 101, 102, 103
SEATS = (Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"))


def new(channel: int = 1, guild: int | None = 10, **changes: Any) -> NewTable:
    plain: dict[str, Any] = {"options": {}, "seed": "a secret", "seats": SEATS}
    return NewTable(channel, guild, ADA, "tiny", **(plain | changes))


async def playing(store: Store, channel: int = 1, guild: int | None = 10) -> TableRow:
    """A table with Ada and Ben that has just started: revision 0, edition 1."""
    row = await store.open_table(new(channel, guild))
    return await store.start(row.id, row.edition, "checkpoint 0")


def answer(table_id: int, revision: int, **more: Any) -> Commit:
    """One answer of the seat whose turn it would be."""
    plain: dict[str, Any] = {
        "entries": [Entry("answer", revision % 2, str(revision + 1), ["gather"])],
        "version": "1",
    }
    return Commit(table_id, revision, **(plain | more))


async def statements(store: Store) -> list[str]:
    """Fills with every statement the store's writing connection carries out from now on."""
    seen: list[str] = []
    await store._writer.link.set_trace_callback(seen.append)
    return seen


async def due(store: Store) -> list[OutboxRow]:
    """All that is to be posted by now, oldest first."""
    found = [post for table in await store.due() for post in await store.due_for(table)]
    return sorted(found, key=lambda post: (post.due, post.id))
