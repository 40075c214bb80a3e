"""Caches what is known about users and servers, independent of any table: their settings, absences,
and what they have seen. Each thing is read from storage once and then kept."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from rules.engine import Illegal
from rules.engine.languages import PROCESS_LANGUAGE
from rules.engine.messages import Text
from storage import Away, PlayerSettings, StorageFailed, Store, TableRow
from tables.people.preferences import EffectiveSettings, find_effective_settings
from tables.recent import Recent
from tables.settings import ServerSettings, TableSettings

log = logging.getLogger(__name__)

USERS_REMEMBERED = 20_000
"""How many users each cache keeps."""
SERVERS_REMEMBERED = 5000
"""How many servers' settings the cache keeps."""
NO_SERVER = ServerSettings()
"""The settings that apply in direct messages."""
NOTHING_YET = -1
"""Stands for an edition if the user has seen nothing of the table."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """What the rules told a user when they refused something, and the number of the rule that
    refused; "" if it was no rule of a game."""

    words: Text
    rule: str


class PeopleCache:
    """The cache for all users and servers. Write through it, so that it stays correct."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._players: Recent[int, PlayerSettings] = Recent(USERS_REMEMBERED)
        self._servers: Recent[int, ServerSettings] = Recent(SERVERS_REMEMBERED)
        self._changing = asyncio.Lock()
        self._met: Recent[int, frozenset[str]] = Recent(USERS_REMEMBERED)
        self._aways: Recent[int, tuple[Away, ...]] = Recent(USERS_REMEMBERED)
        self._seen: Recent[tuple[int, int], int] = Recent(5000)
        """(table, user) -> the latest edition that the user is known to have seen."""
        self.refusals: Recent[tuple[int, int], Refusal] = Recent(1000)
        """(table, user) -> the last refusal by the rules, which "why can't I?" explains."""
        self.languages: Recent[int, str] = Recent(USERS_REMEMBERED)
        """The language that each user has in Discord, as they last acted here."""

    # -- players ---------------------------------------------------------------------------------

    async def find_player_settings(self, user_id: int) -> PlayerSettings:
        """Find what the player has set."""
        if user_id not in self._players:
            self._players[user_id] = await self._store.find_player_settings(user_id)
        return self._players[user_id]

    async def save_player_settings(self, user_id: int, settings: PlayerSettings) -> None:
        """Save these as the player's settings."""
        await self._store.save_player_settings(user_id, settings)
        self._players[user_id] = settings

    async def find_language(self, user_id: int, otherwise: str = PROCESS_LANGUAGE) -> str:
        """Find the language of what the user reads alone: the one that they have set, or Discord's
        when they last acted in this process. Return `otherwise` if neither is known."""
        chosen = (await self.find_player_settings(user_id)).language
        return chosen or self.languages.get(user_id, otherwise)

    async def record_look(self, row: TableRow, user_id: int) -> None:
        """Record that the user has seen the table as in this row. Writes only if the row is newer
        than what the user had seen, so looking twice costs one write."""
        if self._seen.get((row.id, user_id), NOTHING_YET) >= row.edition:
            return
        try:
            await self._store.save_look(row, user_id)
        except StorageFailed as failure:  # then the next recap tells them some things twice
            log.info("Table %s: could not save what a user has seen: %s", row.id, failure)
            return
        self.note_seen_edition(row.id, user_id, row.edition)

    def note_seen_edition(self, table_id: int, user_id: int, edition: int) -> None:
        """Note in memory alone that the user has seen that edition of the table."""
        self._seen[table_id, user_id] = edition

    async def find_seen_edition(self, table_id: int, user_id: int) -> int | None:
        """Find the latest edition of the table that the user has seen. Return None if they have
        seen none."""
        known = self._seen.get((table_id, user_id))
        if known is None:
            look = await self._store.find_look(table_id, user_id)
            known = NOTHING_YET if look is None else look.edition
            self.note_seen_edition(table_id, user_id, known)
        return None if known == NOTHING_YET else known

    async def list_met_lessons(self, user_id: int) -> frozenset[str] | None:
        """List the kinds of question that the user has met. Return None if they want no lessons."""
        if not (await self.find_player_settings(user_id)).lessons:
            return None
        if user_id not in self._met:
            self._met[user_id] = frozenset(await self._store.list_met_lessons(user_id))
        return self._met[user_id]

    async def record_lesson(self, user_id: int, lesson: str) -> None:
        """Record that the user has met a kind of question. If that cannot be saved, the bot may
        explain it to them again later."""
        self.cache_lesson(user_id, lesson)
        try:
            await self._store.save_lessons(user_id, [lesson])
        except StorageFailed as failure:
            log.info("Could not save that a lesson was told: %s", failure)

    def cache_lesson(self, user_id: int, lesson: str) -> None:
        """Note in memory alone that the user has met a kind of question. Does nothing if the user's
        lessons are not in memory; a later read from storage gives all of them."""
        if user_id in self._met:
            self._met[user_id] |= {lesson}

    def note_refusal(self, table_id: int, user_id: int, refusal: Illegal) -> None:
        """Remember what the rules refused."""
        self.refusals[table_id, user_id] = Refusal(refusal.args[0], refusal.rule)

    async def find_reminder_settings(
        self, user_id: int, table: TableSettings, guild_id: int | None
    ) -> EffectiveSettings:
        """Find how to remind and warn the user at a table, and whose setting decided that."""
        player = await self.find_player_settings(user_id)
        server = await self.find_server_settings(guild_id)
        return find_effective_settings(player, table, server)

    def forget_user(self, user_id: int) -> None:
        """Drop everything about the user from memory, after storage has erased them."""
        self._players.pop(user_id, None)
        self._met.pop(user_id, None)
        self._aways.pop(user_id, None)
        self.languages.pop(user_id, None)
        for key in [key for key in self.refusals if key[1] == user_id]:
            del self.refusals[key]
        for key in [key for key in self._seen if key[1] == user_id]:
            del self._seen[key]

    def forget_all(self) -> None:
        """Drop all cached data, because other processes may have written about any user or
        server."""
        for known in (self._players, self._met, self._aways, self._servers, self._seen):
            known.clear()

    # -- who is away -----------------------------------------------------------------------------

    async def list_absences(self, user_id: int) -> tuple[Away, ...]:
        """List the user's absences: past, present and future."""
        if user_id not in self._aways:
            self._aways[user_id] = tuple(await self._store.list_aways(user_id))
        return self._aways[user_id]

    async def find_current_absence(self, user_id: int) -> Away | None:
        """Find the user's present absence. Return None if they are not away."""
        aways = await self.list_absences(user_id)
        if not aways:  # true of nearly everybody; every answer asks for all at the table
            return None
        now = self._store.now()
        for away in aways:
            if away.since <= now and (away.until is None or now < away.until):
                return away
        return None

    async def find_present_users(self, users: Iterable[int]) -> set[int]:
        """Find which of these users are not away now. Only they get pings."""
        return {user for user in users if await self.find_current_absence(user) is None}

    async def save_absence(self, user_id: int, until: datetime | None) -> None:
        """Save that the user is away from now on. This changes what is due at their tables, so the
        caller must write to each of these tables or reschedule it."""
        await self._store.save_absence(user_id, Away(self._store.now(), until))
        self._aways.pop(user_id, None)

    async def end_absence(self, user_id: int) -> None:
        """Save that the user is back. The caller must treat their tables as after
        `save_absence`."""
        await self._store.end_absence(user_id)
        self._aways.pop(user_id, None)

    # -- servers ---------------------------------------------------------------------------------

    async def find_server_settings(self, guild_id: int | None) -> ServerSettings:
        """Find the settings of a server; in direct messages, the defaults."""
        if guild_id is None:
            return NO_SERVER
        if guild_id not in self._servers:
            kept = await self._store.find_server_settings(guild_id)
            self._servers[guild_id] = ServerSettings.model_validate(kept)
        return self._servers[guild_id]

    async def save_server_settings(self, guild_id: int, **changes: object) -> None:
        """Save these settings of a server; its other settings stay as they are."""
        async with self._changing:  # so that two changes at once are both kept
            now = (await self.find_server_settings(guild_id)).model_copy(update=changes)
            await self._store.save_server_settings(guild_id, now.model_dump(mode="json"))
            self._servers[guild_id] = now
