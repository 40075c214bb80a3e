"""Servers that the bot cannot reach for a while, because it was removed from them or Discord has an
outage there. Their tables sleep: nothing falls due, nothing is posted, and no player's clock runs.
Pauses are read from storage once and then cached; processes that share the database read them again
every few seconds."""

from collections.abc import Mapping

from storage import Away, Pause, Store
from tables.recent import Recent
from tables.words import Message

SERVERS_REMEMBERED = 5000
"""How many servers' pauses the cache keeps."""
BOT_REMOVED = Message("server-left")
DISCORD_OUTAGE = Message("discord-outage")


class PauseCache:
    """The pauses of all servers, and the cache. Write through it, so that it stays correct."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[int, Pause] | None = None
        self._times: Recent[int, tuple[Away, ...]] = Recent(SERVERS_REMEMBERED)
        self._changes = 0

    async def list_current_pauses(self) -> Mapping[int, Pause]:
        """List the pauses that last now, by server."""
        while self._open is None:
            changes = self._changes
            found = {each.guild_id: each for each in await self._store.list_open_pauses()}
            if changes == self._changes:  # else a change came during the read
                self._open = found
        return self._open

    async def find_current_pause(self, guild_id: int | None) -> Pause | None:
        """Find the server's present pause. Return None if the server can be reached."""
        if guild_id is None:
            return None
        return (await self.list_current_pauses()).get(guild_id)

    async def explain_pause(self, guild_id: int | None) -> Message | None:
        """Explain the pause to a user who acts at a table in that server. Return None if there is
        none."""
        pause = await self.find_current_pause(guild_id)
        if pause is None:
            return None
        return BOT_REMOVED if pause.removed else DISCORD_OUTAGE

    async def list_outages(self, guild_id: int | None) -> tuple[Away, ...]:
        """List the times, past and present, when the server could not be reached, for its tables'
        clocks."""
        if guild_id is None:
            return ()
        while guild_id not in self._times:
            changes = self._changes
            pauses = await self._store.list_pauses(guild_id)
            if changes == self._changes:
                self._times[guild_id] = tuple(Away(each.since, each.until) for each in pauses)
        return self._times[guild_id]

    async def begin_pause(self, guild_id: int, *, removed: bool) -> bool:
        """Save that the server cannot be reached from now on. Return whether that is news."""
        news = await self._store.save_pause(guild_id, removed=removed)
        if news:
            self.forget_server(guild_id)
        return news

    async def end_pause(self, guild_id: int) -> None:
        """Save that the server can be reached again."""
        await self._store.save_pause_end(guild_id)
        self.forget_server(guild_id)

    def forget_server(self, guild_id: int) -> None:
        """Drop what is cached about the server, because its pauses in storage have changed."""
        self._changes += 1
        self._open = None
        self._times.pop(guild_id, None)

    def forget_all(self) -> None:
        """Drop all that is cached, because other processes may have written something."""
        self._changes += 1
        self._open = None
        self._times.clear()
