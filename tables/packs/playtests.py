"""Playtests: bots play with each new pack, in a separate process, before tables may choose it.

Storage remembers which packs still need a playtest, so if the bot stops in the middle of one, it
begins that one again at its next start.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime

from rules.engine import GAMES
from storage import Shelf, ShelvedPack, Store
from tables.errors import ShuttingDown
from tables.packs.outcomes import PlaytestOutcome
from tables.packs.shelves import Uploads
from tables.packs.worker_tasks import Balance, UnfitPack, playtest_pack
from tables.recent import Recent
from tables.words import Message
from tables.workers.jobs import JobFailed, JobTooLong, Workers

log = logging.getLogger(__name__)

GAMES_PLAYED = 200
SECONDS_TO_BEGIN_GAMES = 900.0
"""After how many seconds the bots begin no further game, and report on those that they have
played."""
SECONDS_UNTIL_KILLED = 1200.0
"""After how many seconds the playtest's process is killed."""
SECONDS_BETWEEN_REPORTS = 10.0
"""How many seconds pass between two reports of progress."""


PACK_BREAKS = Message("pack-breaks")


Show = Callable[[Shelf, ShelvedPack], Awaitable[None]]


class Playtests:
    """Playtests one pack after the other. A chore that is due as soon as there is a new pack; it
    takes minutes, and nothing waits for it."""

    def __init__(self, store: Store, workers: Workers, allowed: bool = True) -> None:
        self.allowed = allowed
        """Whether the bot's owner lets people bring packs."""
        self.show: Show = _show_nothing
        """Called for each shelf that has the pack, now and then while bots play with the pack and
        when they are done. Must not raise."""
        self._store = store
        self._workers = workers
        self.uploads = Uploads()
        self._turn = asyncio.Lock()
        self._turns: Recent[int, int] = Recent(5000)
        """By uploader, the number of the last turn they had."""
        self._taken = 0
        self._digest = ""
        self._played = 0
        self._work: asyncio.Task[Balance | UnfitPack] | None = None

    def count_games_played(self, digest: str) -> int | None:
        """Count the games that the bots have played with the pack so far. Return None if they are
        not playing with it now."""
        return self._played if self._work is not None and digest == self._digest else None

    async def find_due(self) -> datetime | None:
        """Return the present time if bots may test packs and one is untested, else None."""
        if not self.allowed or not await self._store.packs.list_untested_packs():
            return None
        return self._store.now()

    async def run(self) -> None:
        """Have bots play with all untested packs, taking uploaders in turn, so that one uploader's
        many packs do not hold up the others'."""
        async with self._turn:
            with contextlib.suppress(
                ShuttingDown
            ):  # the bot is stopping; the next start begins again
                while self.allowed and (waiting := await self._store.packs.list_untested_packs()):
                    await self._run_playtest(self._take_next_pack(pack for _, pack in waiting))

    def _take_next_pack(self, waiting: Iterable[ShelvedPack]) -> ShelvedPack:
        """Take the first pack of the uploader whose last turn was longest ago, and count this as
        their turn. `waiting`: all packs, the earliest first."""
        first: dict[int, ShelvedPack] = {}
        for pack in waiting:
            first.setdefault(pack.uploader_id, pack)
        chosen = min(first.values(), key=lambda pack: self._turns.get(pack.uploader_id) or 0)
        self._turns[chosen.uploader_id] = self._taken = self._taken + 1
        return chosen

    async def stop_removed_pack(self, digest: str) -> None:
        """Stop the bots if they play with a pack that has been taken off a shelf and no other shelf
        still waits for its playtest."""
        if self.count_games_played(digest) is None:
            return
        waiting = await self._store.packs.list_untested_packs()
        if self._work is not None and digest not in {pack.digest for _, pack in waiting}:
            self._work.cancel()

    async def show_progress(self) -> None:
        """Show how far the bots are, on every shelf that has the pack."""
        for shelf, pack in await self._store.packs.list_untested_packs():
            if pack.digest == self._digest:
                await self.show(shelf, pack)

    # -- one pack --------------------------------------------------------------------------------

    async def _run_playtest(self, pack: ShelvedPack) -> None:
        """Have bots play with the pack, then save the outcome and show it on every shelf that waits
        for it."""
        text = await self._store.packs.find_pack_body(pack.digest)
        if text is None:
            return  # it has been removed meanwhile
        self._digest, self._played = pack.digest, 0
        self._work = asyncio.create_task(
            self._workers.run_work(
                *(
                    SECONDS_UNTIL_KILLED,
                    playtest_pack,
                    text,
                    GAMES_PLAYED,
                    SECONDS_TO_BEGIN_GAMES,
                    [*GAMES.values()],
                ),
                on_progress=self._note_played,
            )
        )
        try:
            while not (await asyncio.wait([self._work], timeout=SECONDS_BETWEEN_REPORTS))[0]:
                await self.show_progress()
            if self._work.cancelled():
                return  # it has been removed
            found = self._make_outcome(pack, self._work)
        finally:
            self._work.cancel()
            self._work = None
        shelves = [
            each
            for each in await self._store.packs.list_untested_packs()
            if each[1].digest == pack.digest
        ]
        await self._store.packs.save_pack_report(pack.digest, found.model_dump(mode="json"))
        for shelf, _ in shelves:
            if (now := await self._store.packs.find_shelf_pack(shelf, pack.digest)) is not None:
                await self.show(shelf, now)

    def _note_played(self, played: int) -> None:
        self._played = played

    def _make_outcome(
        self, pack: ShelvedPack, work: asyncio.Task[Balance | UnfitPack]
    ) -> PlaytestOutcome:
        """Make the outcome from the result of the work. Raises ShuttingDown if the bot is
        stopping."""
        version = GAMES[pack.game].version if pack.game in GAMES else ""
        try:
            result = work.result()
        except JobTooLong:
            words = Message(
                "pack-too-slow", games=self._played, minutes=round(SECONDS_UNTIL_KILLED / 60)
            )
            return PlaytestOutcome(fit=False, words=str(words), version=version)
        except JobFailed as failure:
            log.warning("Bots could not play with the pack %s: %s", pack.digest, failure)
            return PlaytestOutcome(fit=False, words=str(PACK_BREAKS), version=version)
        if isinstance(result, Balance):
            return PlaytestOutcome(
                fit=True, words=result.words, cards=result.cards, version=version
            )
        return PlaytestOutcome(fit=False, words=result.why, version=version)


async def _show_nothing(_: Shelf, __: ShelvedPack) -> None:
    """Show nobody how far the bots are."""
