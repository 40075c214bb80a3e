"""Where live tables lie: one lock a table, one way to change it, and nothing half-done kept.

A change is: take the table, let the engine act, write it, and only then tell anybody. If the engine
or the write fails, the table in memory is thrown away; the next to ask gets it from storage.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Protocol
from weakref import WeakValueDictionary

from rules.engine import GAMES, Entry, Event, Illegal, Table
from rules.engine.events import placed
from storage import (
    Away,
    Commit,
    Counted,
    Post,
    Seat,
    Stale,
    StorageFailed,
    Store,
    Upkeep,
)

from . import motion
from .clockwork import Clockwork
from .errors import Leaving, Mistake, unwritten
from .live import Live
from .newcomers.teaching import Pupil
from .people import People

log = logging.getLogger(__name__)

QUIET = timedelta(days=1)
"""So long after its table has ended, or after the last word there, a thread is archived."""
OVER = "The game is over, and so is the vote."
NOTHING = Upkeep()
COUNTED = "That one has been counted already. Once is enough."


class Watch(Protocol):
    """Something that falls due at tables as time goes by: a reminder, a deadline."""

    async def due(self, live: Live) -> datetime | None:
        """When there is something to do at the table in play, as it stands; it may be past. None:
        never, unless something changes. It is asked while the table is held, after every change."""

    async def ring(self, table_id: int) -> None:
        """Do what is due by now: perhaps nothing. It takes the table itself."""


class Desk:
    """All tables that are in memory, and the lock of each."""

    def __init__(
        self, store: Store, most: int = 200, seed: str = "", watches: Sequence[Watch] = ()
    ) -> None:
        self.store = store
        self.people = People(store)
        self.clockwork = Clockwork(store, self.people)
        self.watches = list(watches)
        self.expect: Callable[[datetime], None] = lambda due: None
        """Called when something at a table has come to be due then."""
        self.cut_short: Callable[[int], None] = lambda table_id: None
        """Called when nothing could be written at a table: bots may have more to do there, and what
        was written before may not be shown."""
        self._seed = seed
        self._most = most
        self._lives: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._closing = False

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._lives)

    def new_seed(self) -> str:
        """The seed of a new table: one that nobody can guess, unless this desk was given one."""
        return self._seed or secrets.token_hex(16)

    # -- taking a table --------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table_id: int) -> AsyncIterator[Live]:
        """The table, held until done. Storage's refusals come out as Mistakes."""
        if self._closing:
            raise Leaving("I am about to restart. Nothing is lost; try again in a minute.")
        async with self.glance(table_id) as live:
            yield live

    @contextlib.asynccontextmanager
    async def glance(self, table_id: int) -> AsyncIterator[Live]:
        """The same, while the bot is leaving too: for showing what has been written."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            try:
                live = await self._take(table_id)
                live.clocks = tuple(await self.clockwork.running(live))
                live.aways = await self._away_at(live)
                live.taken_at = self.store.now()
                await self.note_pupils(live)
                live.note_asked()
                yield live
            except (Illegal, Mistake):
                raise  # nothing has changed
            except BaseException as error:
                self._lives.pop(table_id, None)
                if isinstance(error, StorageFailed):
                    self.cut_short(table_id)
                if isinstance(error, Exception) and (words := _excuse(error)):
                    raise Mistake(words) from error
                raise

    def busy(self, table_id: int) -> bool:
        """Whether somebody holds the table now."""
        lock = self._locks.get(table_id)
        return lock is not None and lock.locked()

    def remembered(self, table_id: int) -> Live | None:
        """The table without waiting for whoever holds it, for what stays true meanwhile: its seats,
        and what was asked when it was taken. None where it is not in memory."""
        return self._lives.get(table_id)

    def lose(self, live: Live) -> None:
        """What the table did last could not be written: it is taken anew from storage, where all
        that went before stands, and looked after again in a moment."""
        self._lives.pop(live.id, None)
        self.cut_short(live.id)

    async def _take(self, table_id: int) -> Live:
        live = self._lives.get(table_id)
        if live is None:
            live = await self._load(table_id)
            self._lives[table_id] = live
        self._lives.move_to_end(table_id)
        while len(self._lives) > self._most:
            self._lives.popitem(last=False)
        return live

    async def _load(self, table_id: int) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Mistake("I know no such table.")
        if row.game not in GAMES:
            raise Mistake("This table's game is not installed any more. The table is kept.")
        saved = await self.store.saved(table_id)
        if saved is None:
            return Live(row, None)
        table: Table[Any] = await asyncio.to_thread(Table.load, saved.checkpoint, saved.since)
        live = Live(row, table, table.based_at)
        for post in await self.store.due_for(table_id):
            live.owed |= set(post.body.get("ping", ()))
        live.reminders = {each.user_id: each for each in await self.store.reminders(table_id)}
        live.marks = {wait.prompt: wait for wait in await self.store.waits([table_id])}
        live.since = {prompt: wait.since for prompt, wait in live.marks.items()}
        live.banks = {bank.seat: bank for bank in await self.store.banks(table_id)}
        live.kept = {kept.seat: kept for kept in await self.store.kept(table_id)}
        live.motions = {vote.seat: vote for vote in await self.store.motions(table_id)}
        live.gone = table.absent
        live.roles_told = await self.store.roles_told(table_id)
        live.called = live.calls
        live.note_waits(row.changed_at)  # nobody noted when these were put: at the latest, then
        if table.lost and row.status == "playing":
            # The checkpoint must follow at once: the answers that tripped would trip again.
            await self.write(live, (), [Event(_lost(table))], checkpoint=True)
        return live

    async def close(self, patience: float = 2.0) -> None:
        """Begin nothing new, and wait (so many seconds at most) until no table is held. What goes
        on after this may have other rules: tables are left so that their earlier steps stand."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(released(self._locks.values()), patience)
        for live in self._lives.values():
            table = live.table
            if table is not None and table.ahead and table.revision == live.row.revision:
                with contextlib.suppress(StorageFailed):  # the journal has it all
                    await self.store.save_dump(live.id, table.revision, table.dump())

    # -- writing ---------------------------------------------------------------------------------

    async def write(
        self,
        live: Live,
        entries: Sequence[Entry],
        events: Sequence[Event],
        *,
        interaction_id: int | None = None,
        seats: Sequence[Seat] | None = None,
        checkpoint: bool = False,
        waited: set[int] | None = None,
        shares: Sequence[int] = (),
        looked: int | None = None,
        settings: dict[str, Any] | None = None,
        upkeep: Upkeep = NOTHING,
        also: Sequence[Post] = (),
        acted: int | None = None,
    ) -> None:
        """Make durable what the engine has done, with the posts that follow from it. `waited`: the
        users that the table waited for before. `shares`, `looked`, `settings` and `upkeep`: as a
        Commit has them; who looks on has acted, and is not called. `also`: what is to be posted
        besides. `acted`: who has done something of which they see nothing here."""
        table = live.playing
        now = self.store.now()
        was, known = live.row.seats, set(live.since)
        upkeep = await self.clockwork.after(live, upkeep, seats, now)
        if seats is not None:
            live.row = replace(live.row, seats=tuple(seats))
        if settings is not None:
            live.row = replace(live.row, settings=settings)
        before = live.waiting() if waited is None else waited
        ended = table.result is not None
        after = set() if ended else live.waiting()
        calls = frozenset() if ended else live.calls
        wanted = after | {user for user, _ in calls}
        called = {user for user, _ in calls - live.called}
        # Whose own doing it is knows, also where a free action or an undo makes it their move.
        owed = await self.people.here(((live.owed & wanted) | (after - before) | called) - {looked})
        live.settle(upkeep, now)
        if upkeep.motions or upkeep.settled or seats is not None:
            # With each vote that begins or ends, others may have a say about the rest.
            standing = [seat for seat, vote in live.motions.items() if vote.message_id]
            also = [*also, *map(motion.shows, standing)]
        live.motions |= {vote.seat: vote for vote in upkeep.motions}
        live.note_waits(now)
        reminders = live.count_anew(known, was, acted if looked is None else looked, now)
        outdated = [live.reminders.get(each.user_id, each) for each in reminders]
        for each in reminders:
            live.keep(each)
        live.row = replace(live.row, changed_at=now)
        rings_at = None if ended else await self.due(live)
        events = placed(events, table.step)
        posts = await self.posts(live, ping=owed, fresh=bool(owed) or ended, over=ended)
        if ended:
            also = [*also, *(p for vote in live.motions.values() for p in motion.over(vote, OVER))]
        moved = checkpoint or seats is not None or table.based_at != live.saved_at
        edition = await self.store.commit(
            Commit(
                live.id,
                table.revision - len(entries),
                list(entries),
                table.dump() if moved else None,
                events,
                interaction_id,
                [*posts, *live.call_off(outdated), *also],
                "ended" if ended else None,
                live.game.version,
                seats,
                settings,
                shares=shares,
                waits=live.waits,
                looked=looked,
                winners=table.result.winners if table.result is not None else None,
                called=table.called,
                rings_at=rings_at,
                reminders=reminders,
                upkeep=upkeep,
            )
        )
        live.gone = table.absent
        live.owed, live.called = owed, calls
        if rings_at is not None:
            self.expect(rings_at)
        if moved:
            live.saved_at = table.based_at
        status = "ended" if ended else live.row.status
        live.row = replace(live.row, edition=edition, revision=table.revision, status=status)
        if looked is not None:
            self.people.saw(live.id, looked, edition)
        if upkeep.motions or upkeep.settled:
            await self._read_motions(live)

    async def _read_motions(self, live: Live) -> None:
        """As storage has them now, with their ids. What was written with them counts, whether or
        not they can be read."""
        try:
            live.motions = {vote.seat: vote for vote in await self.store.motions(live.id)}
        except StorageFailed as failure:
            log.warning("Table %s: its votes could not be read: %s", live.id, failure)
            self.lose(live)

    async def posts(
        self, live: Live, *, ping: Iterable[int] = (), fresh: bool = False, over: bool = False
    ) -> list[Post]:
        """What is to be shown after a change: the card, and the hands of those who have theirs by
        direct message; and where the table is over, what follows upon that a day later."""
        posts = [Post("card", {"ping": sorted(ping), "fresh": fresh}, "card")]
        if over:
            posts.append(Post("archive", key="archive", due=self.store.now() + QUIET))
        for seat in live.row.seats:
            if live.table is not None and seat.user_id is not None:
                player = await self.people.player(seat.user_id)
                if player.hand_by_dm and not player.dms_closed:
                    posts.append(Post("hand", {"seat": seat.number}, f"hand:{seat.number}"))
        return posts

    # -- time ------------------------------------------------------------------------------------

    async def due(self, live: Live) -> datetime | None:
        """When something falls due at the table next, as it stands."""
        if live.table is None or live.table.result or live.row.status in ("ended", "closed"):
            return None
        return min([due for w in self.watches if (due := await w.due(live))], default=None)

    async def rewind(self, table_id: int, *, after: datetime | None = None) -> None:
        """Find out when something falls due at the table next: what it goes by has changed. Not
        before `after`, whatever is due."""
        async with self.glance(table_id) as live:
            due = await self.due(live)
            if due is not None and after is not None:
                due = max(due, after)
            await self.store.ring(table_id, due)
        if due is not None:
            self.expect(due)

    @contextlib.asynccontextmanager
    async def emptied(self, table_id: int) -> AsyncIterator[None]:
        """Nothing is done at the table meanwhile, and then it is taken anew from storage: for what
        changes there beneath the game."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            try:
                yield
            finally:
                self._lives.pop(table_id, None)

    async def taught(
        self, live: Live, user_id: int, lesson: str | None = None, role: str | None = None
    ) -> None:
        """The user has read what such a question is about, and who they are. Where that cannot be
        written they are told again."""
        if lesson is not None:
            await self.people.learn(user_id, lesson)
        if role is not None:
            live.roles_told[user_id] = role
            try:
                await self.store.tell_role(live.id, user_id, role)
            except StorageFailed as failure:
                log.info("Table %s: a role could not be noted: %s", live.id, failure)

    async def note_pupils(self, live: Live) -> None:
        """Look up what the people at the table know already."""
        on = live.table is not None and live.row.status == "playing"
        live.pupils = {
            seat.number: Pupil(
                await self.people.lessons_met(seat.user_id), live.roles_told.get(seat.user_id)
            )
            for seat in live.row.seats
            if seat.user_id and on
        }

    async def _away_at(self, live: Live) -> dict[int, Away]:
        users = {seat.number: seat.user_id for seat in live.row.seats if seat.user_id}
        if live.row.status in ("ended", "closed"):
            return {}
        found = {seat: await self.people.away(user) for seat, user in users.items()}
        return {seat: away for seat, away in found.items() if away is not None}


async def released(locks: Iterable[asyncio.Lock]) -> None:
    """Wait until each of the locks has been free."""
    for lock in list(locks):
        async with lock:
            pass


def _lost(table: Table[Any]) -> str:
    """Which answers must be given again after an upgrade of the rules, in words."""
    given = "; ".join(f"{table.name(seat)}: {words}" for seat, words in table.lost)
    return f"The rules were mended in the middle of a step, so it begins again. Give again: {given}"


def _excuse(error: Exception) -> str | None:
    if isinstance(error, Counted):
        return COUNTED
    if isinstance(error, Stale):
        return "The table had moved on before that arrived. Look at the card and choose again."
    if isinstance(error, StorageFailed):
        return unwritten(error)
    return None
