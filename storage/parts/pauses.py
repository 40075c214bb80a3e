"""Servers that cannot be reached for a while: the bot was removed, or Discord has an outage."""

from __future__ import annotations

from storage import rows
from storage.changes import pauses
from storage.models import Pause
from storage.parts.base import Base


class Pauses(Base):
    """Reads and changes since when which servers cannot be reached."""

    async def guilds_in_use(self) -> list[int]:
        """The servers with active tables."""
        found = await self._read_rows(
            "SELECT DISTINCT guild_id FROM tables"
            " WHERE guild_id IS NOT NULL AND status IN ('gathering', 'playing')"
        )
        return [guild_id for (guild_id,) in found]

    async def open_pauses(self) -> list[Pause]:
        """Those that last now, one a server."""
        found = await self._read_rows(rows.PAUSES + "WHERE until IS NULL ORDER BY since, guild_id")
        return [rows.parse_pause(row) for row in found]

    async def list_pauses(self, guild_id: int) -> list[Pause]:
        """Those of a server, oldest first, as far back as a clock may need them."""
        found = await self._read_rows(rows.PAUSES + "WHERE guild_id = ? ORDER BY since", guild_id)
        return [rows.parse_pause(row) for row in found]

    async def save_pause(self, guild_id: int, *, removed: bool) -> bool:
        """The server cannot be reached from now on; or an outage has turned out to be a removal.
        Nothing falls due there, and no post is due, until `save_pause_end`. Returns whether that is
        news; a server without open tables has no pauses."""
        now = self._now_milliseconds()
        return await self._writer.write_change(
            lambda db: pauses.save_pause(db, guild_id, removed, now)
        )

    async def save_pause_end(self, guild_id: int) -> None:
        """The server can be reached again. Votes there stay open for as much longer."""
        now = self._now_milliseconds()
        await self._writer.write_change(lambda db: pauses.save_pause_end(db, guild_id, now))
