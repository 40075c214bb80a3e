"""What is known of people and servers, whatever the table: what they have chosen, who is away, and
what they have seen. Read once from storage, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from rules.engine import Illegal
from storage import Away, PlayerSettings, StorageFailed, Store, TableRow
from tables.preferences import Applying, applying
from tables.settings import ServerSettings, TableSettings

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Refusal:
    """What somebody was told when the rules refused them something, and the ledger number of the
    rule that did; "": no game's."""

    words: str
    rule: str


class People:
    """All of them. What is written goes through here, so that what is kept is true."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._players: dict[int, PlayerSettings] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._changing = asyncio.Lock()
        self._met: dict[int, frozenset[str]] = {}
        self._aways: dict[int, tuple[Away, ...]] = {}
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()
        """(table, user) -> the edition that they are known to have seen."""
        self.refusals: OrderedDict[tuple[int, int], Refusal] = OrderedDict()
        """(table, user) -> the last thing the rules refused them: what "why can't I?" explains."""

    # -- players ---------------------------------------------------------------------------------

    async def player(self, user_id: int) -> PlayerSettings:
        """What the player has chosen."""
        if user_id not in self._players:
            self._players[user_id] = await self._store.settings(user_id)
        return self._players[user_id]

    async def save_player(self, user_id: int, settings: PlayerSettings) -> None:
        """Keep what the player has chosen."""
        await self._store.save_settings(user_id, settings)
        self._players[user_id] = settings

    async def looked(self, row: TableRow, user_id: int) -> None:
        """The user has seen the table as it is in that row. Written only where it is more than
        they had seen: who looks twice costs one write."""
        if self._seen.get((row.id, user_id), -1) >= row.edition:
            return
        try:
            await self._store.save_look(row, user_id)
        except StorageFailed as failure:  # then the next recap tells them some things twice
            log.info("Table %s: a look could not be noted: %s", row.id, failure)
            return
        self.saw(row.id, user_id, row.edition)

    def saw(self, table_id: int, user_id: int, edition: int) -> None:
        """The user has seen that edition of the table."""
        self._seen[table_id, user_id] = edition
        self._seen.move_to_end((table_id, user_id))
        while len(self._seen) > 5000:
            self._seen.popitem(last=False)

    async def lessons_met(self, user_id: int) -> frozenset[str] | None:
        """The kinds of question that the user has met; None where they want no lessons."""
        if not (await self.player(user_id)).lessons:
            return None
        if user_id not in self._met:
            self._met[user_id] = frozenset(await self._store.lessons_met(user_id))
        return self._met[user_id]

    async def learn(self, user_id: int, lesson: str) -> None:
        """The user has met a kind of question. If that cannot be written, they are told again."""
        self._met[user_id] = self._met.get(user_id, frozenset()) | {lesson}
        try:
            await self._store.learn(user_id, [lesson])
        except StorageFailed as failure:
            log.info("A lesson could not be noted: %s", failure)

    def refused(self, table_id: int, user_id: int, refusal: Illegal, rule: str = "") -> None:
        """Remember what the rules refused. `rule`: by which, where the refusal does not say."""
        self.refusals[table_id, user_id] = Refusal(str(refusal), refusal.rule or rule)
        self.refusals.move_to_end((table_id, user_id))
        while len(self.refusals) > 1000:
            self.refusals.popitem(last=False)

    async def wishes(self, user_id: int, table: TableSettings, guild_id: int | None) -> Applying:
        """How the user is to be reminded and warned at a table there, and who said so."""
        return applying(await self.player(user_id), table, await self.server(guild_id))

    def forget(self, user_id: int) -> None:
        """Storage has taken the user out: so does memory."""
        self._players.pop(user_id, None)
        self._met.pop(user_id, None)
        self._aways.pop(user_id, None)
        for key in [key for key in self.refusals if key[1] == user_id]:
            del self.refusals[key]
        for key in [key for key in self._seen if key[1] == user_id]:
            del self._seen[key]

    # -- who is away -----------------------------------------------------------------------------

    async def aways(self, user_id: int) -> tuple[Away, ...]:
        """When the user was away, is, and will be."""
        if user_id not in self._aways:
            self._aways[user_id] = tuple(await self._store.aways(user_id))
        return self._aways[user_id]

    async def away(self, user_id: int) -> Away | None:
        """Since when and until when the user is away now, and nothing is asked of them; None: they
        are here."""
        aways = await self.aways(user_id)
        if not aways:  # as with nearly everybody; at every answer it is asked of all at the table
            return None
        now = self._store.now()
        for away in aways:
            if away.since <= now and (away.until is None or now < away.until):
                return away
        return None

    async def here(self, users: Iterable[int]) -> set[int]:
        """Those of the users who are not away now: nobody else is called by anything."""
        return {user for user in users if await self.away(user) is None}

    async def go_away(self, user_id: int, until: datetime | None) -> None:
        """The user is away from now on. What is due at their tables has changed: each is to be told
        or rewound."""
        await self._store.go_away(user_id, Away(self._store.now(), until))
        self._aways.pop(user_id, None)

    async def come_back(self, user_id: int) -> bool:
        """The user is away no more; whether they were. Their tables as `go_away` says."""
        if await self.away(user_id) is None:
            return False
        await self._store.come_back(user_id)
        self._aways.pop(user_id, None)
        return True

    # -- servers ---------------------------------------------------------------------------------

    async def server(self, guild_id: int | None) -> ServerSettings:
        """What has been chosen for a server; the defaults in direct messages."""
        if guild_id is None:
            return ServerSettings()
        if guild_id not in self._servers:
            kept = await self._store.server(guild_id)
            self._servers[guild_id] = ServerSettings.model_validate(kept)
        return self._servers[guild_id]

    async def change_server(self, guild_id: int, **changes: object) -> None:
        """Keep what has been chosen for a server; what is not named stays."""
        async with self._changing:  # two who change two things lose neither
            now = (await self.server(guild_id)).model_copy(update=changes)
            await self._store.save_server(guild_id, now.model_dump(mode="json"))
            self._servers[guild_id] = now
