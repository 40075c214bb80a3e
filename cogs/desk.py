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
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Protocol
from weakref import WeakValueDictionary

from rules.engine import GAMES, Entry, Event, Game, Illegal, Prompt, Table
from rules.engine.events import placed
from storage import (
    Away,
    Bank,
    Commit,
    Counted,
    Kept,
    Motion,
    PlayerSettings,
    Post,
    Reminder,
    Seat,
    Stale,
    StorageFailed,
    StorageFull,
    Store,
    TableRow,
    Upkeep,
    Wait,
)

from . import motion, text
from .clocks import Clock, Holder, charged, clocks
from .customs import Deadline, ServerSettings, TableSettings
from .errors import Mistake
from .wishes import Applying, applying

log = logging.getLogger(__name__)

QUIET = timedelta(days=1)
"""So long after its table has ended, or after the last word there, a thread is archived."""
OVER = "The game is over, and so is the vote."
NOTHING = Upkeep()
COUNTED = "That one has been counted already. Once is enough."


@dataclass(slots=True)
class Live:
    """A table in memory: its row, and the game in play (None before the start)."""

    row: TableRow
    table: Table[Any] | None
    saved_at: int = 0
    """Where the checkpoint that storage holds began."""
    owed: set[int] = field(default_factory=set)
    """The users whose turn it has become and who have not been pinged yet."""
    since: dict[str, datetime] = field(default_factory=dict)
    """Since when each question stands open without whose answer the table cannot go on."""
    reminders: dict[int, Reminder] = field(default_factory=dict)
    """What has been done to bring their turns to the users' minds, where anything has."""
    marks: dict[str, Wait] = field(default_factory=dict)
    """The same questions as storage knows them: with what has been done about their time."""
    banks: dict[int, Bank] = field(default_factory=dict)
    kept: dict[int, Kept] = field(default_factory=dict)
    """The seats whose former holders may have them again."""
    motions: dict[int, Motion] = field(default_factory=dict)
    """What is voted on, by the seat that it is about."""
    gone: frozenset[int] = frozenset()
    """The seats that were absent when the table was written last."""
    aways: dict[int, Away] = field(default_factory=dict)
    """The seats whose holders are away, as of when the table was taken."""
    clocks: tuple[Clock, ...] = ()
    """The clocks that ran then."""

    @property
    def settings(self) -> TableSettings:
        return TableSettings.model_validate(self.row.settings)

    @property
    def people(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.user_id)

    @property
    def resting(self) -> bool:
        """Whether nobody is left for whom it would play on: all people at it have gone quiet."""
        return self.table is not None and self.people <= self.table.absent

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.row.game]

    @property
    def playing(self) -> Table[Any]:
        """The game in play. Raises Mistake where there is none."""
        if self.table is None:
            raise Mistake("The game has not begun. When all have sat down, press Start.")
        return self.table

    def seat_of(self, user_id: int) -> int | None:
        """Where the user sits; None for a spectator."""
        for seat in self.row.seats:
            if seat.user_id == user_id:
                return seat.number
        return None

    def prompts_of(self, user_id: int) -> list[Prompt[Any]]:
        """What the user may answer now, what the table waits for first."""
        seat = self.seat_of(user_id)
        if self.table is None or seat is None or self.row.status != "playing":
            return []
        mine = [prompt for prompt in self.table.prompts if prompt.seat == seat]
        return sorted(mine, key=lambda prompt: prompt.optional)

    def waiting(self) -> set[int]:
        """The users that the table cannot go on without."""
        if self.table is None or self.row.status != "playing":
            return set()
        return self.users(self.table.waiting)

    @property
    def waits(self) -> dict[str, int]:
        """The questions that the table cannot go on without, each with its seat."""
        prompts = self.table.prompts if self.table else ()
        return {prompt.id: prompt.seat for prompt in prompts if not prompt.optional}

    def note_waits(self, now: datetime) -> None:
        """What is asked since the last look is asked since now."""
        self.since = {prompt: self.since.get(prompt, now) for prompt in self.waits}
        self.marks = {
            prompt: self.marks.get(prompt) or Wait(self.id, prompt, seat, self.since[prompt])
            for prompt, seat in self.waits.items()
        }

    def since_of(self, user_id: int) -> datetime | None:
        """Since when the table waits for the user to act; None: it does not. Who has done something
        else there meanwhile, or has come to sit where a question stood open, has it since then."""
        seat = self.seat_of(user_id)
        asked = [self.since[prompt] for prompt, each in self.waits.items() if each == seat]
        if seat is None or not asked or self.row.status != "playing":
            return None
        known = self.reminders.get(user_id)
        return max(min(asked), known.since) if known and known.since else min(asked)

    def count_anew(
        self, known: Collection[str], was: Sequence[Seat], acted: int | None, now: datetime
    ) -> list[Reminder]:
        """After a change: reminders begin anew for whoever has acted, or is asked something else,
        or sits where another sat; and end for those who need not act. Returns those that are other
        than they were. `known`: the questions that stood open before, `was`: the seats then."""
        waiting, changed = self.waiting(), []
        for user in sorted(waiting | self.reminders.keys()):
            done = self.reminders.get(user, Reminder(user))
            seat = self.seat_of(user)
            old = [p for p, each in self.waits.items() if each == seat and p in known]
            if seat is None or user not in waiting or not old:
                anew = done.anew()
            elif user == acted or was[seat].user_id != user:
                anew = done.anew(now)
            else:
                continue
            if anew != done:
                changed.append(anew)
        return changed

    def keep(self, reminder: Reminder) -> None:
        """Remember it in place of what was known of its user."""
        self.reminders.pop(reminder.user_id, None)
        if not reminder.blank:
            self.reminders[reminder.user_id] = reminder

    def call_off(self, reminders: Iterable[Reminder]) -> list[Post]:
        """The posts that take away what stands of these reminders, as they were."""
        posts = [remind_post(each.user_id) for each in reminders if each.sent or each.message_id]
        return [*posts, STALL_POST] if any(each.stalled for each in reminders) else posts

    def users(self, seats: Iterable[int]) -> set[int]:
        """The people in some seats."""
        wanted = set(seats)
        return {s.user_id for s in self.row.seats if s.number in wanted and s.user_id}

    def who(self, seats: Iterable[int]) -> str:
        """The names in some seats, in words."""
        wanted = set(seats)
        return text.listed([text.plain(s.name) for s in self.row.seats if s.number in wanted])


def remind_post(user_id: int, sent: int = 0) -> Post:
    """The post that brings a user their reminder of that number; 0: that takes away what stands."""
    return Post("reminder", {"user": user_id, "sent": sent}, f"reminder:{user_id}")


STALL_POST = Post("stalled", {"fresh": False}, "stalled")
"""The post that brings the word of a table's stall up to date."""


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
        self.watches = list(watches)
        self.expect: Callable[[datetime], None] = lambda due: None
        """Called when something at a table has come to be due then."""
        self._seed = seed
        self.refusals: OrderedDict[tuple[int, int], str] = OrderedDict()
        """(table, user) -> the last thing the rules refused them: what "why can't I?" explains."""
        self._most = most
        self._lives: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._players: dict[int, PlayerSettings] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._changing = asyncio.Lock()
        self._aways: dict[int, tuple[Away, ...]] = {}
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()
        """(table, user) -> the edition that they are known to have seen."""
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
            raise Mistake("I am about to restart. Nothing is lost; try again in a minute.")
        async with self.glance(table_id) as live:
            yield live

    @contextlib.asynccontextmanager
    async def glance(self, table_id: int) -> AsyncIterator[Live]:
        """The same, while the bot is leaving too: for showing what has been written."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            try:
                live = await self._take(table_id)
                live.clocks = tuple(await self.clocks(live))
                live.aways = await self._away_at(live)
                yield live
            except (Illegal, Mistake):
                raise  # nothing has changed
            except BaseException as error:
                self._lives.pop(table_id, None)
                if isinstance(error, Exception) and (words := _excuse(error)):
                    raise Mistake(words) from error
                raise

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
        live.note_waits(row.changed_at)  # nobody noted when these were put: at the latest, then
        if table.lost and row.status == "playing":
            # The checkpoint must follow at once: the answers that tripped would trip again.
            await self.write(live, (), [Event(_lost(table))], checkpoint=True)
        return live

    async def close(self, patience: float = 2.0) -> None:
        """Begin nothing new, and wait (so many seconds at most) until no table is held."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(released(self._locks.values()), patience)

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
        upkeep = await self._clocked(live, upkeep, seats, now)
        if seats is not None:
            live.row = replace(live.row, seats=tuple(seats))
        if settings is not None:
            live.row = replace(live.row, settings=settings)
        before = live.waiting() if waited is None else waited
        ended = table.result is not None
        after = set() if ended else live.waiting()
        # Whose own doing it is knows, also where a free action or an undo makes it their move.
        owed = await self.here(((live.owed & after) | (after - before)) - {looked})
        _upkept(live, upkeep, now)
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
        if upkeep.motions or upkeep.settled:
            live.motions = {vote.seat: vote for vote in await self.store.motions(live.id)}
        live.gone = table.absent
        live.owed = owed
        if rings_at is not None:
            self.expect(rings_at)
        if moved:
            live.saved_at = table.based_at
        status = "ended" if ended else live.row.status
        live.row = replace(live.row, edition=edition, revision=table.revision, status=status)
        if looked is not None:
            self._saw(live.id, looked, edition)

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
                player = await self.player(seat.user_id)
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

    # -- clocks ----------------------------------------------------------------------------------

    async def clocks(self, live: Live) -> list[Clock]:
        """The clocks that run at a table, as it stands; () where none do. Those of somebody who
        has gone quiet do not run, nor any where nobody is left who would wait for another."""
        rule = live.settings.deadline
        if rule is None or live.table is None or live.row.status != "playing" or live.resting:
            return []
        waits = [
            mark
            for mark in live.marks.values()
            if mark.seat in live.people and mark.seat not in live.table.absent
        ]
        holders = await self._holders(live, waits)
        return clocks(rule, waits, live.banks, holders, self.store.now())

    async def _holders(self, live: Live, waits: Sequence[Wait]) -> Mapping[int, Holder]:
        """Those who are waited for, by their seats."""
        users = {seat.number: seat.user_id for seat in live.row.seats}
        found = {}
        for seat in {wait.seat for wait in waits}:
            if (user := users[seat]) is not None:
                night = (await self.wishes(live, user)).night
                found[seat] = Holder(await self.aways(user), night)
        return found

    async def _clocked(
        self, live: Live, upkeep: Upkeep, seats: Sequence[Seat] | None, now: datetime
    ) -> Upkeep:
        """The upkeep, with what follows for clocks from what the engine has done, and from who sits
        where now. It is called before anything of that is noted in `live`."""
        assert live.table is not None
        before = {seat.number: seat for seat in live.row.seats}
        new = {s.number for s in seats or () if s.user_id != before[s.number].user_id}
        # Whoever has just come back has their time before them.
        back = live.gone - live.table.absent - new
        banks = [Bank(seat, timedelta(0), now) for seat in sorted(new)]
        rule = live.settings.deadline
        if rule is not None and rule.each == "game":
            banks += await self._charge(live, rule, live.people - live.gone - new, now)
        return replace(
            upkeep,
            banks=[*banks, *upkeep.banks],
            afresh=[*upkeep.afresh, *sorted(new)],
            granted=[*upkeep.granted, *sorted(back)],
        )

    async def _charge(
        self, live: Live, rule: Deadline, seats: Iterable[int], now: datetime
    ) -> list[Bank]:
        """The banks of those seats some of whose questions stand open no more."""
        closed = [mark for prompt, mark in live.marks.items() if prompt not in live.waits]
        found = []
        for seat in sorted({mark.seat for mark in closed}.intersection(seats)):
            own = [mark for mark in live.marks.values() if mark.seat == seat]
            holder = (await self._holders(live, own)).get(seat, Holder())
            found.append(charged(rule, own, live.banks.get(seat), now, holder.aways))
        return found

    async def warn(self, live: Live, prompts: Sequence[str], post: Post) -> None:
        """Somebody is to be warned that the time for these questions runs out: once."""
        await self.store.warn(live.id, prompts, post)
        now = self.store.now()
        for prompt in prompts:
            live.marks[prompt] = replace(live.marks[prompt], warned=now)

    async def wishes(self, live: Live, user_id: int) -> Applying:
        """How the user is to be reminded and warned at the table, and who said so."""
        player = await self.player(user_id)
        return applying(player, live.settings, await self.server(live.row.guild_id))

    # -- who is away -----------------------------------------------------------------------------

    async def aways(self, user_id: int) -> tuple[Away, ...]:
        """When the user was away, is, and will be."""
        if user_id not in self._aways:
            self._aways[user_id] = tuple(await self.store.aways(user_id))
        return self._aways[user_id]

    async def away(self, user_id: int) -> Away | None:
        """Since when and until when the user is away now, and nothing is asked of them; None: they
        are here."""
        now = self.store.now()
        for away in await self.aways(user_id):
            if away.since <= now and (away.until is None or now < away.until):
                return away
        return None

    async def here(self, users: Iterable[int]) -> set[int]:
        """Those of the users who are not away now: nobody else is called by anything."""
        return {user for user in users if await self.away(user) is None}

    async def _away_at(self, live: Live) -> dict[int, Away]:
        users = {seat.number: seat.user_id for seat in live.row.seats if seat.user_id}
        if live.row.status in ("ended", "closed"):
            return {}
        found = {seat: await self.away(user) for seat, user in users.items()}
        return {seat: away for seat, away in found.items() if away is not None}

    async def go_away(self, user_id: int, until: datetime | None) -> None:
        """The user is away from now on. What is due at their tables has changed: each is to be told
        or rewound."""
        await self.store.go_away(user_id, Away(self.store.now(), until))
        self._aways.pop(user_id, None)

    async def come_back(self, user_id: int) -> bool:
        """The user is away no more; whether they were. Their tables as `go_away` says."""
        if await self.away(user_id) is None:
            return False
        await self.store.come_back(user_id)
        self._aways.pop(user_id, None)
        return True

    # -- servers ---------------------------------------------------------------------------------

    async def server(self, guild_id: int | None) -> ServerSettings:
        """What has been chosen for a server; the defaults in direct messages."""
        if guild_id is None:
            return ServerSettings()
        if guild_id not in self._servers:
            kept = await self.store.server(guild_id)
            self._servers[guild_id] = ServerSettings.model_validate(kept)
        return self._servers[guild_id]

    async def change_server(self, guild_id: int, **changes: object) -> None:
        """Keep what has been chosen for a server; what is not named stays."""
        async with self._changing:  # two who change two things lose neither
            now = (await self.server(guild_id)).model_copy(update=changes)
            await self.store.save_server(guild_id, now.model_dump(mode="json"))
            self._servers[guild_id] = now

    # -- players ---------------------------------------------------------------------------------

    async def player(self, user_id: int) -> PlayerSettings:
        """What the player has chosen."""
        if user_id not in self._players:
            self._players[user_id] = await self.store.settings(user_id)
        return self._players[user_id]

    async def forget(self, user_id: int, tables: Iterable[int]) -> None:
        """Storage has taken the user out of these tables: so does memory."""
        self._players.pop(user_id, None)
        self._aways.pop(user_id, None)
        for key in [key for key in self.refusals if key[1] == user_id]:
            del self.refusals[key]
        for key in [key for key in self._seen if key[1] == user_id]:
            del self._seen[key]
        for table_id in tables:
            async with self._locks.setdefault(table_id, asyncio.Lock()):
                self._lives.pop(table_id, None)

    async def save_player(self, user_id: int, settings: PlayerSettings) -> None:
        """Keep what the player has chosen."""
        await self.store.save_settings(user_id, settings)
        self._players[user_id] = settings

    async def looked(self, row: TableRow, user_id: int) -> None:
        """The user has seen the table as it is in that row. Written only where it is more than
        they had seen: who looks twice costs one write."""
        if self._seen.get((row.id, user_id), -1) >= row.edition:
            return
        try:
            await self.store.save_look(row, user_id)
        except StorageFailed as failure:  # then the next recap tells them some things twice
            log.info("Table %s: a look could not be noted: %s", row.id, failure)
            return
        self._saw(row.id, user_id, row.edition)

    def _saw(self, table_id: int, user_id: int, edition: int) -> None:
        self._seen[table_id, user_id] = edition
        self._seen.move_to_end((table_id, user_id))
        while len(self._seen) > 5000:
            self._seen.popitem(last=False)

    def refused(self, table_id: int, user_id: int, words: str) -> None:
        """Remember what the rules refused."""
        self.refusals[table_id, user_id] = words
        self.refusals.move_to_end((table_id, user_id))
        while len(self.refusals) > 1000:
            self.refusals.popitem(last=False)


def _upkept(live: Live, upkeep: Upkeep, now: datetime) -> None:
    """The table in memory as storage will have it."""
    live.banks |= {bank.seat: bank for bank in upkeep.banks}
    live.kept |= {kept.seat: kept for kept in upkeep.kept}
    bots = {seat.number for seat in live.row.seats if seat.bot}
    live.kept = {seat: kept for seat, kept in live.kept.items() if seat in bots}
    for prompt, mark in list(live.marks.items()):
        if mark.seat in upkeep.afresh:
            del live.marks[prompt]
            live.since.pop(prompt, None)
        elif mark.seat in upkeep.granted:
            live.marks[prompt] = replace(mark, granted=now, warned=None, voted=None)
        elif prompt in upkeep.voted:
            live.marks[prompt] = replace(mark, voted=now)


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
    if isinstance(error, StorageFull):
        return (
            "My disk is full, so I could not write that down, and what is not written does not "
            "count. The table stands as it stood; tell the bot's owner, then try again."
        )
    if isinstance(error, StorageFailed):
        return (
            "I could not write that down, and what is not written does not count. "
            "The table stands as it stood; try again in a minute."
        )
    return None
