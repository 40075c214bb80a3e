"""The interface of everything that becomes due at tables as time passes."""

from datetime import datetime
from typing import Protocol

from tables.session import TableSession


class Watch(Protocol):
    """Something that becomes due at tables as time passes, such as a reminder or a deadline."""

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when there is next something to do at this table in play (may be in the past).
        Return None if nothing is due until the table changes. Called with the table locked, after
        every change."""

    async def run_due(self, table_id: int) -> None:
        """Do what is due by now, if anything. Called without the table's lock, which it takes
        itself."""
