"""Servers that the bot cannot reach for a while: it was removed, or Discord has an outage."""

from storage import rows
from storage.changes import pauses
from storage.models import Pause
from storage.parts.base import Base, make_timed


class Pauses(Base):
    """Reads and changes when the bot could not reach which servers."""

    async def list_guilds_with_active_tables(self) -> list[int]:
        """List the ids of the servers that have active tables."""
        found = await self._read_rows(
            "SELECT DISTINCT guild_id FROM tables"
            " WHERE guild_id IS NOT NULL AND status IN ('gathering', 'playing')"
        )
        return [guild_id for (guild_id,) in found]

    async def list_open_pauses(self) -> list[Pause]:
        """List the pauses that still last; a server has at most one."""
        found = await self._read_rows(
            rows.SELECT_PAUSES + "WHERE until IS NULL ORDER BY since, guild_id"
        )
        return [rows.parse_pause(row) for row in found]

    async def list_pauses(self, guild_id: int) -> list[Pause]:
        """List the pauses of a server, oldest first, as far back as a clock may need them."""
        found = await self._read_rows(
            rows.SELECT_PAUSES + "WHERE guild_id = ? ORDER BY since", guild_id
        )
        return [rows.parse_pause(row) for row in found]

    save_pause = make_timed(pauses.save_pause)
    save_pause_end = make_timed(pauses.save_pause_end)
