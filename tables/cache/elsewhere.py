"""Tables that another process looks after."""

from __future__ import annotations

from typing import Any, Protocol

from storage import TableRow
from tables.errors import UserError
from tables.words import Message


class Elsewhere(UserError):
    """Another process looks after the tables of that server (None: of direct messages). The bot
    passes what a user wants there to that process, so users hardly ever read this error."""

    def __init__(self, guild_id: int | None) -> None:
        super().__init__(Message("table-changes-hands"))
        self.guild_id = guild_id


class Errands(Protocol):
    """Passes errands to the processes that look after other tables."""

    async def ask(self, row: TableRow, errand: str, **details: Any) -> None:
        """Have the process that looks after the table do this errand soon. Raises StorageFailed if
        the errand cannot be handed over; otherwise it will be done, whatever happens to any
        process."""
