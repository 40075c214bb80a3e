"""Tables that another process looks after."""

from __future__ import annotations

from typing import Any, Protocol

from storage import TableRow
from tables.errors import UserError


class Elsewhere(UserError):
    """Another process looks after the tables of that server (None: of direct messages). What a
    person wants there is handed over to it, so they hardly ever read this."""

    def __init__(self, guild_id: int | None) -> None:
        super().__init__("That table is just changing hands between two of my machines. Try again.")
        self.guild_id = guild_id


class Errands(Protocol):
    """Has something done at tables that other processes look after."""

    async def ask(self, row: TableRow, errand: str, **details: Any) -> None:
        """Have this done by whoever looks after the table, soon. Raises StorageFailed where it
        cannot be handed over; otherwise it will be done, whatever happens to any process."""
