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

from rules.engine import GAMES, Entry, Event, Illegal
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
from tables.clocks import Clocks
from tables.committing import note_votes, with_outcome
from tables.errors import ShuttingDown, UserError, unwritten
from tables.lessons import Learner
from tables.loading import load_session, lost_answers
from tables.people import People
from tables.session import TableSession

log = logging.getLogger(__name__)

QUIET = timedelta(days=1)
"""So long after its table has ended, or after the last word there, a thread is archived."""
NOTHING = Upkeep()
COUNTED = "That one has been counted already. Once is enough."


class Watch(Protocol):
    """Something that falls due at tables as time goes by: a reminder, a deadline."""

    async def due(self, session: TableSession) -> datetime | None:
        """When there is something to do at the table in play, as it stands; it may be past. None:
        never, unless something changes. It is asked while the table is held, after every change."""

    async def ring(self, table_id: int) -> None:
        """Do what is due by now: perhaps nothing. It takes the table itself."""


class TableSessions:
    """All tables that are in memory, and the lock of each."""

    def __init__(
        self, store: Store, most: int = 200, seed: str = "", watches: Sequence[Watch] = ()
    ) -> None:
        self.store = store
        self.people = People(store)
        self.clockwork = Clocks(store, self.people)
        self.watches = list(watches)
        self.expect: Callable[[datetime], None] = lambda due: None
        """Called when something at a table has come to be due then."""
        self.cut_short: Callable[[int], None] = lambda table_id: None
        """Called when nothing could be written at a table: bots may have more to do there, and what
        was written before may not be shown."""
        self._seed = seed
        self._most = most
        self._lives: OrderedDict[int, TableSession] = OrderedDict()
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
    async def at(self, table_id: int) -> AsyncIterator[TableSession]:
        """The table, held until done. Storage's refusals come out as Mistakes."""
        if self._closing:
            raise ShuttingDown("I am about to restart. Nothing is lost; try again in a minute.")
        async with self.glance(table_id) as session:
            yield session

    @contextlib.asynccontextmanager
    async def glance(self, table_id: int) -> AsyncIterator[TableSession]:
        """The same, while the bot is leaving too: for showing what has been written."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            try:
                session = await self._take(table_id)
                session.clocks = tuple(await self.clockwork.running(session))
                session.aways = await self._away_at(session)
                session.taken_at = self.store.now()
                await self.note_pupils(session)
                session.note_asked()
                yield session
            except (Illegal, UserError):
                raise  # nothing has changed
            except BaseException as error:
                self._lives.pop(table_id, None)
                if isinstance(error, StorageFailed):
                    self.cut_short(table_id)
                if isinstance(error, Exception) and (words := _excuse(error)):
                    raise UserError(words) from error
                raise

    def busy(self, table_id: int) -> bool:
        """Whether somebody holds the table now."""
        lock = self._locks.get(table_id)
        return lock is not None and lock.locked()

    def remembered(self, table_id: int) -> TableSession | None:
        """The table without waiting for whoever holds it, for what stays true meanwhile: its seats,
        and what was asked when it was taken. None where it is not in memory."""
        return self._lives.get(table_id)

    def lose(self, session: TableSession) -> None:
        """What the table did last could not be written: it is taken anew from storage, where all
        that went before stands, and looked after again in a moment."""
        self._lives.pop(session.id, None)
        self.cut_short(session.id)

    async def _take(self, table_id: int) -> TableSession:
        session = self._lives.get(table_id)
        if session is None:
            session = await self._load(table_id)
            self._lives[table_id] = session
        self._lives.move_to_end(table_id)
        while len(self._lives) > self._most:
            self._lives.popitem(last=False)
        return session

    async def _load(self, table_id: int) -> TableSession:
        row = await self.store.table(table_id)
        if row is None:
            raise UserError("I know no such table.")
        if row.game not in GAMES:
            raise UserError("This table's game is not installed any more. The table is kept.")
        session = await load_session(self.store, row)
        if session.table is not None and session.table.lost and row.status == "playing":
            # Write a checkpoint at once: at the next load, the same answers would not fit again.
            words = lost_answers(session.table)
            await self.write(session, (), [Event(words)], checkpoint=True)
        return session

    async def close(self, patience: float = 2.0) -> None:
        """Begin nothing new, and wait (so many seconds at most) until no table is held. What goes
        on after this may have other rules: tables are left so that their earlier steps stand."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(released(self._locks.values()), patience)
        for session in self._lives.values():
            table = session.table
            if table is not None and table.ahead and table.revision == session.row.revision:
                with contextlib.suppress(StorageFailed):  # the journal has it all
                    await self.store.save_dump(session.id, table.revision, table.dump())

    # -- writing ---------------------------------------------------------------------------------

    async def write(
        self,
        session: TableSession,
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
        table, now = session.playing, self.store.now()
        was, known = session.row.seats, set(session.since)
        upkeep = await self.clockwork.after(session, upkeep, seats, now)
        session.arrange(seats, settings)
        owed, calls = await self._users_to_ping(session, waited, looked)
        session.settle(upkeep, now)
        also = [*also, *note_votes(session, upkeep, reseated=seats is not None)]
        session.note_waits(now)
        reminders = session.count_anew(known, was, acted if looked is None else looked, now)
        outdated = session.keep_all(reminders)
        session.row = replace(session.row, changed_at=now)
        rings_at = await self.due(session)
        ended = table.result is not None
        posts = await self.posts(session, ping=owed, fresh=bool(owed) or ended, over=ended)
        moved = checkpoint or seats is not None or table.based_at != session.saved_at
        commit = Commit(
            session.id,
            table.revision - len(entries),
            list(entries),
            table.dump() if moved else None,
            placed(events, table.step),
            interaction_id,
            [*posts, *session.call_off(outdated), *also],
            seats=seats,
            settings=settings,
            shares=shares,
            looked=looked,
            rings_at=rings_at,
            reminders=reminders,
            upkeep=upkeep,
        )
        commit = with_outcome(commit, session)
        edition = await self.store.commit(commit)
        session.owed, session.called = owed, calls
        await self._note_commit(session, commit, edition)

    async def _users_to_ping(
        self, session: TableSession, waited: set[int] | None, looked: int | None
    ) -> tuple[set[int], frozenset[tuple[int, str]]]:
        """Whom the next card pings, and all calls that are open now, pinged already or not."""
        ended = session.playing.result is not None
        before = session.waiting() if waited is None else waited
        after = set() if ended else session.waiting()
        calls = frozenset() if ended else session.calls
        wanted = after | {user for user, _ in calls}
        called = {user for user, _ in calls - session.called}
        # Don't ping the user who caused this turn, by a free action or an undo for example.
        owed = ((session.owed & wanted) | (after - before) | called) - {looked}
        return await self.people.here(owed), calls

    async def _note_commit(self, session: TableSession, commit: Commit, edition: int) -> None:
        """The commit is durable: bring the table in memory up to date."""
        table = session.playing
        session.gone = table.absent
        if commit.rings_at is not None:
            self.expect(commit.rings_at)
        if commit.checkpoint is not None:
            session.saved_at = table.based_at
        status = commit.status or session.row.status
        session.row = replace(session.row, edition=edition, revision=table.revision, status=status)
        if commit.carried is not None:
            session.note_carried()
        if commit.looked is not None:
            self.people.saw(session.id, commit.looked, edition)
        if commit.upkeep.seat_votes or commit.upkeep.settled:
            await self._read_motions(session)

    async def _read_motions(self, session: TableSession) -> None:
        """As storage has them now, with their ids. What was written with them counts, whether or
        not they can be read."""
        try:
            session.seat_votes = {
                vote.seat: vote for vote in await self.store.seat_votes(session.id)
            }
        except StorageFailed as failure:
            log.warning("Table %s: its votes could not be read: %s", session.id, failure)
            self.lose(session)

    async def posts(
        self,
        session: TableSession,
        *,
        ping: Iterable[int] = (),
        fresh: bool = False,
        over: bool = False,
    ) -> list[Post]:
        """What is to be shown after a change: the card, and the hands of those who have theirs by
        direct message; and where the table is over, what follows upon that a day later."""
        posts = [Post("card", {"ping": sorted(ping), "fresh": fresh}, "card")]
        if over:
            posts.append(Post("archive", key="archive", due=self.store.now() + QUIET))
        for seat in session.row.seats:
            if session.table is not None and seat.user_id is not None:
                player = await self.people.player(seat.user_id)
                if player.hand_by_dm and not player.dms_closed:
                    posts.append(Post("hand", {"seat": seat.number}, f"hand:{seat.number}"))
        return posts

    # -- time ------------------------------------------------------------------------------------

    async def due(self, session: TableSession) -> datetime | None:
        """When something falls due at the table next, as it stands."""
        if (
            session.table is None
            or session.table.result
            or session.row.status in ("ended", "closed")
        ):
            return None
        return min([due for w in self.watches if (due := await w.due(session))], default=None)

    async def rewind(self, table_id: int, *, after: datetime | None = None) -> None:
        """Find out when something falls due at the table next: what it goes by has changed. Not
        before `after`, whatever is due."""
        async with self.glance(table_id) as session:
            due = await self.due(session)
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
        self,
        session: TableSession,
        user_id: int,
        lesson: str | None = None,
        role: str | None = None,
    ) -> None:
        """The user has read what such a question is about, and who they are. Where that cannot be
        written they are told again."""
        if lesson is not None:
            await self.people.learn(user_id, lesson)
        if role is not None:
            session.roles_told[user_id] = role
            try:
                await self.store.tell_role(session.id, user_id, role)
            except StorageFailed as failure:
                log.info("Table %s: a role could not be noted: %s", session.id, failure)

    async def note_pupils(self, session: TableSession) -> None:
        """Look up what the people at the table know already."""
        on = session.table is not None and session.row.status == "playing"
        session.pupils = {
            seat.number: Learner(
                await self.people.lessons_met(seat.user_id), session.roles_told.get(seat.user_id)
            )
            for seat in session.row.seats
            if seat.user_id and on
        }

    async def _away_at(self, session: TableSession) -> dict[int, Away]:
        users = {seat.number: seat.user_id for seat in session.row.seats if seat.user_id}
        if session.row.status in ("ended", "closed"):
            return {}
        found = {seat: await self.people.away(user) for seat, user in users.items()}
        return {seat: away for seat, away in found.items() if away is not None}


async def released(locks: Iterable[asyncio.Lock]) -> None:
    """Wait until each of the locks has been free."""
    for lock in list(locks):
        async with lock:
            pass


def _excuse(error: Exception) -> str | None:
    if isinstance(error, Counted):
        return COUNTED
    if isinstance(error, Stale):
        return "The table had moved on before that arrived. Look at the card and choose again."
    if isinstance(error, StorageFailed):
        return unwritten(error)
    return None
