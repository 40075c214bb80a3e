"""The face of storage: everything the bot keeps, asked for and changed by name."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiosqlite

from rules.engine import Event

from . import changes, erasing, messages, past, personal, rows, statistics, teaching
from .backup import copy
from .campaigns import Campaigns
from .errors import StorageFailed
from .models import (
    Arrival,
    Away,
    Bank,
    Card,
    Commit,
    Counts,
    HandMessage,
    JournalRow,
    Kept,
    LoggedEvent,
    Look,
    Motion,
    NewTable,
    OutboxRow,
    Played,
    PlayerSettings,
    Post,
    Reminder,
    Saved,
    Seat,
    Status,
    TableRow,
    Turn,
    Wait,
)
from .schema import migrate
from .writer import PATIENCE, Writer, in_words


def _now() -> datetime:
    return datetime.now(UTC)


class Store:
    """One database file. Every method that changes something returns when the change is durable.

    Any of them may raise StorageFailed (StorageFull where the disk is full): nothing was changed.
    What reads a table's whole journal or log may raise PageBroken.
    A caller that is cancelled while it waits leaves its change whole: it is still written. Reads
    see everything that is durable; they have a connection of their own and wait for no writer.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], datetime],
        writer: Writer,
        reader: aiosqlite.Connection,
    ) -> None:
        """Use `open`."""
        self._path = path
        self._clock = clock
        self._writer = writer
        self._reader = reader
        self.campaigns = Campaigns(self._read, writer.write, self._time)

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], datetime] = _now) -> Store:
        """Open the database at `path`, making it or bringing it up to date (after a backup beside
        it). Raises NewerDatabase, or StorageFailed where the file cannot be used."""
        path.parent.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as opened:
            try:
                writer = await Writer.open(path)
                opened.push_async_callback(writer.link.close)
                await migrate(writer.link, path, clock())
                # A file that may only be read can be opened, and looks well until the first answer.
                await writer.link.execute("DELETE FROM outbox WHERE id < 0")
                await writer.link.execute("PRAGMA journal_mode = WAL")
                await writer.link.execute("PRAGMA synchronous = FULL")
                await writer.link.execute("PRAGMA foreign_keys = ON")
                # What is deleted is overwritten: a name that is forgotten is not left in the file.
                await writer.link.execute("PRAGMA secure_delete = ON")
                reader = await aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)
                opened.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
                # From its first look on, SQLite knows that the file is in use (see `restore`).
                await reader.execute_fetchall("SELECT count(*) FROM outbox")
            except sqlite3.Error as error:
                raise in_words(error) from error
            opened.pop_all()
        writer.start()
        return cls(path, clock, writer, reader)

    async def close(self) -> None:
        """Finish what is being written, then close. Later calls raise StorageFailed."""
        await self._writer.close()
        await self._reader.close()

    # -- tables ----------------------------------------------------------------------------------

    async def open_table(self, new: NewTable) -> TableRow:
        """A new table, gathering players, with edition 0. Raises ChannelTaken or ServerFull."""
        now = self._time()
        return await self._writer.write(lambda db: changes.open_table(db, new, now))

    async def take_in(self, arrival: Arrival) -> TableRow:
        """A begun table from elsewhere. Raises ServerFull, and ChannelTaken also where it has
        ended: it would lie behind the channel's own."""
        now = self._time()
        return await self._writer.write(lambda db: changes.take_in(db, arrival, now))

    async def table(self, table_id: int) -> TableRow | None:
        """The table of that id, in any status."""
        return _first(await self._tables("WHERE id = ?", table_id))

    async def active_in(self, guild_id: int) -> list[TableRow]:
        """The active tables of a server, newest first."""
        where = "WHERE guild_id = ? AND status IN ('gathering', 'playing') ORDER BY id DESC"
        return await self._tables(where, guild_id)

    async def active_table(self, channel_id: int) -> TableRow | None:
        """The channel's table that gathers or plays."""
        where = "WHERE channel_id = ? AND status IN ('gathering', 'playing')"
        return _first(await self._tables(where, channel_id))

    async def latest_table(self, channel_id: int) -> TableRow | None:
        """The channel's table opened last, in any status."""
        where = "WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
        return _first(await self._tables(where, channel_id))

    async def tables_of(self, user_id: int) -> list[TableRow]:
        """The active tables where the user sits, or which they opened; newest first."""
        return await self._tables(
            "WHERE status IN ('gathering', 'playing') AND (opener_id = ?1"
            " OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)) ORDER BY id DESC",
            user_id,
        )

    async def tables_in(self, guild_id: int) -> list[TableRow]:
        """The active tables of a server."""
        where = "WHERE guild_id = ? AND status IN ('gathering', 'playing') ORDER BY id"
        return await self._tables(where, guild_id)

    async def gather(
        self,
        table_id: int,
        edition: int,
        *,
        seats: Sequence[Seat] | None = None,
        options: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        outbox: Sequence[Post] = (),
    ) -> TableRow:
        """Change a gathering table; what is None stays. Raises Stale where it is not gathering, or
        no longer of that edition."""
        now = self._time()
        return await self._writer.write(
            lambda db: changes.gather(
                db,
                table_id,
                edition,
                seats=seats,
                options=options,
                settings=settings,
                outbox=outbox,
                now=now,
            )
        )

    async def start(
        self,
        table_id: int,
        edition: int,
        checkpoint: str,
        *,
        seats: Sequence[Seat] | None = None,
        events: Sequence[Event] = (),
        outbox: Sequence[Post] = (),
        waits: Mapping[str, int] | None = None,
        called: Sequence[tuple[int, str]] = (),
        rings_at: datetime | None = None,
    ) -> TableRow:
        """From gathering to playing, with the dump of the table as it opened (revision 0). `waits`,
        `called` and `rings_at` as a Commit has them. Raises Stale as `gather` does."""
        now = self._time()
        return await self._writer.write(
            lambda db: changes.start(
                db,
                table_id,
                edition,
                checkpoint=checkpoint,
                seats=seats,
                events=events,
                outbox=outbox,
                waits=waits or {},
                called=called,
                rings_at=rows.milliseconds_or_none(rings_at),
                now=now,
            )
        )

    async def commit(self, commit: Commit) -> int:
        """Write an answer and what comes of it; returns the table's new edition. Raises Counted
        where the interaction was counted already, and Stale where the table is not playing or not
        at that revision."""
        now = self._time()
        return await self._writer.write_with_others(changes.commit, (commit, now))

    async def end(self, table_id: int, status: Status, *, outbox: Sequence[Post] = ()) -> TableRow:
        """End an active table as "ended" or "closed": its channel is free, its timers are dropped.
        Raises Stale where it is not active."""
        now = self._time()
        return await self._writer.write(lambda db: changes.end(db, table_id, status, outbox, now))

    async def move(
        self,
        table_id: int,
        channel_id: int,
        *,
        events: Sequence[Event] = (),
        outbox: Sequence[Post] = (),
    ) -> TableRow:
        """An active table stands in another channel from now on, where it has no card yet. Raises
        ChannelTaken, or Stale where it is not active."""
        now = self._time()
        return await self._writer.write(
            lambda db: changes.move(db, table_id, channel_id, events=events, outbox=outbox, now=now)
        )

    # -- what a table has been through -----------------------------------------------------------

    async def saved(self, table_id: int) -> Saved | None:
        """The last checkpoint and the entries since; None before the start."""
        # One statement, so that no commit falls between the checkpoint and the entries.
        found = await self._read(
            "SELECT revision, body, NULL, NULL, NULL FROM checkpoints WHERE table_id = ?1"
            " UNION ALL SELECT revision, kind, seat, prompt, answer FROM journal"
            " WHERE table_id = ?1 AND revision >"
            " (SELECT revision FROM checkpoints WHERE table_id = ?1) ORDER BY revision",
            table_id,
        )
        if not found:
            return None
        (_, checkpoint, *_), *since = found
        return Saved(checkpoint, [rows.entry(*columns) for _, *columns in since])

    async def journal(self, table_id: int) -> list[JournalRow]:
        """Every entry of the table's life, in order."""
        found = past.entries(await self._read(past.JOURNAL, table_id))
        return [rows.journal_row(table_id, row) for row in found]

    async def kinds(self, table_id: int, seat: int | None) -> dict[str, int]:
        """How many events of each kind the seat may read; None is a spectator."""
        return dict(Counter(line.kind for line in await self._log(table_id, seat)))

    async def look(self, table_id: int, user_id: int) -> Look | None:
        """What the user has seen of the table last; None: nothing yet."""
        found = await self._read(
            "SELECT edition, revision, at FROM looks WHERE table_id = ? AND user_id = ?",
            table_id,
            user_id,
        )
        return Look(found[0][0], found[0][1], rows.moment(found[0][2])) if found else None

    async def save_look(self, row: TableRow, user_id: int) -> None:
        """The user has seen the table as it is in that row. Less than they had seen changes
        nothing."""
        look = Look(row.edition, row.revision, self._clock())
        await self._writer.write(lambda db: changes.save_look(db, row.id, user_id, look))

    async def waits(self, tables: Sequence[int]) -> list[Wait]:
        """For whom those tables wait, and since when; who waits longest first. Nothing is known of
        a table that has not changed since an Emberkeep that did not note it."""
        found = await self._read(
            "SELECT table_id, prompt, seat, since, granted, warned, voted FROM waits"
            " WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY since, table_id, seat",
            rows.packed(list(tables)),
        )
        return [
            Wait(at, prompt, seat, rows.moment(since), *map(rows.moment_or_none, marks))
            for at, prompt, seat, since, *marks in found
        ]

    async def counted(self, interaction_id: int) -> bool:
        """Whether the interaction has been counted: to ask before playing an answer."""
        return bool(
            await self._read("SELECT 1 FROM journal WHERE interaction_id = ?", interaction_id)
        )

    async def count(self, interaction_id: int) -> None:
        """The interaction counts, and no other delivery of it: for what leaves no entry in a
        journal. Raises Counted."""
        await self._writer.write(lambda db: changes.count(db, interaction_id))

    async def events(
        self,
        table_id: int,
        seat: int | None,
        *,
        before: int | None = None,
        after: int | None = None,
        since: int | None = None,
        about: int | None = None,
        turn: int | None = None,
        skip: int = 0,
        limit: int = 50,
    ) -> list[LoggedEvent]:
        """What happened, in order, as the seat may read it; None is a spectator. The last `limit`
        of those older than the event `before` and newer than the edition `since`; or, given the
        event `after`, the first that are newer than it. `skip` passes over so many at that end.
        `about`: only what tells of that seat; `turn`: only what was told in
        that step of the game."""
        found = [
            line
            for line in await self._log(table_id, seat, about, turn, after=after, since=since)
            if (before is None or line.id < before)
            and (after is None or line.id > after)
            and (since is None or line.edition > since)
        ]
        if after is not None:
            chosen = found[skip : skip + limit]
        else:
            end = max(0, len(found) - skip)
            chosen = found[max(0, end - limit) : end]
        return [rows.event(line) for line in chosen]

    async def count_events(
        self,
        table_id: int,
        seat: int | None,
        *,
        before: int | None = None,
        about: int | None = None,
        turn: int | None = None,
    ) -> int:
        """How many events `events` would give without a limit."""
        log = await self._log(table_id, seat, about, turn)
        return sum(before is None or line.id < before for line in log)

    async def event_from(
        self,
        table_id: int,
        seat: int | None,
        revision: int,
        *,
        about: int | None = None,
        turn: int | None = None,
    ) -> int | None:
        """The id of the first event, among those `events` would give, that came of that journal
        entry or a later one."""
        log = await self._log(table_id, seat, about, turn)
        came = (line.id for line in log if line.revision is not None and line.revision >= revision)
        return next(came, None)

    async def turns(self, table_id: int, seat: int | None) -> list[Turn]:
        """The steps that the game has been through, in order, by what the seat may read of each;
        None is a spectator. Of what was told before steps were noted, nothing."""
        return rows.turns(await self._log(table_id, seat))

    async def _log(
        self,
        table_id: int,
        seat: int | None,
        about: int | None = None,
        turn: int | None = None,
        *,
        after: int | None = None,
        since: int | None = None,
    ) -> list[rows.LineRow]:
        """What the seat may read of the log, in order: all that is newer than the event `after` and
        the edition `since`, and perhaps more."""
        least = (-1 if after is None else after, -1 if since is None else since)
        reader = 0 if seat is None else 1 << seat
        return [
            line
            for line in past.lines(await self._read(past.LOG, table_id, *least))
            if (line.seats is None or line.seats & reader)
            and (about is None or line.about >> about & 1)
            and (turn is None or line.step == turn)
        ]

    # -- time ------------------------------------------------------------------------------------

    def now(self) -> datetime:
        """The time, as everything that keeps it reads it."""
        return self._clock()

    async def ringing(self) -> list[int]:
        """The tables at which something is due by now, that longest due first."""
        where = "SELECT id FROM tables WHERE rings_at <= ? ORDER BY rings_at, id"
        return [table_id for (table_id,) in await self._read(where, self._time())]

    async def next_ring(self, but: Collection[int] = ()) -> datetime | None:
        """When something falls due at a table next (it may be past); at another than those."""
        where = (
            "SELECT rings_at FROM tables WHERE rings_at IS NOT NULL"
            " AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY rings_at LIMIT 1"
        )
        found = await self._read(where, rows.packed(sorted(but)))
        return rows.moment(found[0][0]) if found else None

    async def ring(self, table_id: int, rings_at: datetime | None) -> None:
        """Something falls due at the table then, and nothing before; None: nothing does. A table
        that is not in play never rings."""
        at = rows.milliseconds_or_none(rings_at)
        await self._writer.write(lambda db: changes.ring(db, table_id, at))

    async def warn(self, table_id: int, prompts: Sequence[str], post: Post) -> None:
        """A warning that time runs out for these questions goes out, and they are marked."""
        now = self._time()
        await self._writer.write(lambda db: messages.warn(db, table_id, prompts, post, now))

    async def aways(self, user_id: int) -> list[Away]:
        """When the user was away, is, and will be, as far back as a clock may go by it."""
        where = "SELECT since, until FROM aways WHERE user_id = ? ORDER BY since"
        found = await self._read(where, user_id)
        return [Away(rows.moment(since), rows.moment_or_none(until)) for since, until in found]

    async def go_away(self, user_id: int, away: Away) -> None:
        """The user is away; it takes the place of what they said before of that time."""
        await self._writer.write(lambda db: changes.go_away(db, user_id, away))

    async def come_back(self, user_id: int) -> None:
        """The user is away no more."""
        now = self._time()
        await self._writer.write(lambda db: changes.come_back(db, user_id, now))

    async def banks(self, table_id: int) -> list[Bank]:
        """How much time the seats of a table have used."""
        where = "SELECT seat, used, counted FROM banks WHERE table_id = ?"
        found = await self._read(where, table_id)
        return [Bank(seat, rows.span(used), rows.moment(at)) for seat, used, at in found]

    # -- seats that change hands -----------------------------------------------------------------

    async def sat(self, table_id: int) -> list[Seat]:
        """All people who have held a seat since the game began, also those whose it is no more, in
        order of time."""
        where = (
            "SELECT number, user_id, name FROM sittings WHERE table_id = ? ORDER BY since, rowid"
        )
        return [Seat(*row) for row in await self._read(where, table_id)]

    async def sitter_erased(self, table_id: int) -> bool:
        """Whether somebody who has held a seat there is among `sat` no more: they have been
        forgotten."""
        found = await self._read("SELECT sitter_erased FROM tables WHERE id = ?", table_id)
        return bool(found and found[0][0])

    async def kept(self, table_id: int) -> list[Kept]:
        """The seats that are kept for somebody."""
        where = "SELECT seat, user_id, name FROM kept WHERE table_id = ?"
        return [Kept(*row) for row in await self._read(where, table_id)]

    async def motions(self, table_id: int) -> list[Motion]:
        """What is voted on at a table."""
        where = "SELECT id, seat, until, body, message_id FROM motions WHERE table_id = ?"
        return [
            Motion(number, seat, rows.moment(until), json.loads(body), message)
            for number, seat, until, body, message in await self._read(where, table_id)
        ]

    async def save_motion(self, table_id: int, motion: Motion, post: Post | None = None) -> None:
        """The motion as it stands now, and what is to be shown of it. One that is over stays so."""
        now = self._time()
        await self._writer.write(lambda db: messages.save_motion(db, table_id, motion, post, now))

    async def show_motion(self, motion_id: int, message_id: int) -> bool:
        """That message shows the motion; False where it is over meanwhile."""
        return await self._writer.write(lambda db: messages.show_motion(db, motion_id, message_id))

    # -- reminders -------------------------------------------------------------------------------

    async def reminders(self, table_id: int) -> list[Reminder]:
        """Who has been reminded at the table, of what it waits for now."""
        found = await self._read(rows.REMINDERS + "WHERE table_id = ?", table_id)
        return [rows.reminder(row) for row in found]

    async def reminders_of(self, user_id: int) -> list[Reminder]:
        """What the user has been reminded of, at all tables."""
        found = await self._read(rows.REMINDERS + "WHERE user_id = ?", user_id)
        return [rows.reminder(row) for row in found]

    async def remind(
        self, row: TableRow, reminders: Sequence[Reminder], outbox: Sequence[Post] = ()
    ) -> None:
        """Note what is done to remind people, together with the posts that do it. Raises Stale
        where the table has changed since that row."""
        now = self._time()
        await self._writer.write(
            lambda db: messages.remind(
                db, row.id, row.edition, reminders=reminders, outbox=outbox, now=now
            )
        )

    async def reminded(self, post: OutboxRow, reminder: Reminder) -> None:
        """The post has done what it was for, and this is how its user stands now."""
        await self._writer.write(lambda db: messages.reminded(db, post, reminder))

    async def stall_message(self, table_id: int) -> int | None:
        """The message, if any, that tells the table that it has stalled."""
        found = await self._read("SELECT stall_message_id FROM tables WHERE id = ?", table_id)
        return found[0][0] if found else None

    async def told_of_stall(self, post: OutboxRow, message_id: int | None) -> None:
        """The post is out, and this message tells of the stall; None: there is none."""
        await self._writer.write(lambda db: messages.told_of_stall(db, post, message_id))

    # -- what is to be posted --------------------------------------------------------------------

    async def due(self) -> list[int]:
        """The tables for which something is to be posted by now, the longest due first."""
        where = "SELECT table_id FROM outbox WHERE due <= ? GROUP BY table_id ORDER BY min(due)"
        return [table_id for (table_id,) in await self._read(where, self._time())]

    async def due_for(self, table_id: int) -> list[OutboxRow]:
        """What is to be posted by now for one table, oldest first."""
        where = "WHERE table_id = ? AND due <= ? ORDER BY due, id"
        found = await self._read(rows.OUTBOX + where, table_id, self._time())
        return [rows.post(row) for row in found]

    async def next_due(self, but: Collection[int] = ()) -> datetime | None:
        """When the next waiting post falls due (it may be past), of other tables than those: how
        long a poster may sleep."""
        where = (
            "SELECT due FROM outbox WHERE table_id NOT IN (SELECT value FROM json_each(?))"
            " ORDER BY due LIMIT 1"
        )
        found = await self._read(where, rows.packed(sorted(but)))
        return rows.moment(found[0][0]) if found else None

    async def posted(self, post: OutboxRow, *, card: Card | None = None) -> None:
        """The post is out; where it was the table's card, that is the current one now. A post that
        has replaced it meanwhile waits on."""
        await self._writer.write(lambda db: messages.posted(db, post, card))

    async def postpone(self, post_id: int, due: datetime) -> None:
        """The post could not go out; it falls due again then."""
        at = rows.milliseconds(due)
        await self._writer.write(lambda db: messages.postpone(db, post_id, at))

    async def save_card(self, table_id: int, card: Card) -> None:
        """Where the table's card is and what it shows. One that shows less than the known card
        changes nothing."""
        await self._writer.write(lambda db: messages.save_card(db, table_id, card))

    async def lose_card(self, table_id: int, message_id: int | None) -> None:
        """That message is gone: if it was the card, the table has none and lags. None: the same for
        a table whose channel was taken to be gone, and is not."""
        await self._writer.write(lambda db: messages.lose_card(db, table_id, message_id))

    async def lose_channel(self, row: TableRow, edition: int, outbox: Sequence[Post] = ()) -> None:
        """The channel of that row is gone: the table is homeless until it moves, and no card is
        wanted up to that edition. The posts go out if that was not known. Nothing, where the table
        stands elsewhere by now."""
        now = self._time()
        await self._writer.write(lambda db: messages.lose_channel(db, row, edition, outbox, now))

    async def lagging(self) -> list[TableRow]:
        """The tables, ended ones too, whose card shows less than has happened; oldest first."""
        return await self._tables("WHERE card_edition < edition ORDER BY id")

    async def waiting_for_bots(self) -> list[int]:
        """The tables in play that cannot go on without a bot."""
        found = await self._read(
            "SELECT DISTINCT waits.table_id FROM waits JOIN seats"
            " ON seats.table_id = waits.table_id AND seats.number = waits.seat WHERE seats.bot"
        )
        return [table_id for (table_id,) in found]

    async def hand_message(self, table_id: int, seat: int) -> HandMessage | None:
        """The DM message that shows the hand to the seat's present holder."""
        found = await self._read(
            "SELECT table_id, seat, user_id, channel_id, message_id, edition FROM hand_messages"
            " WHERE table_id = ? AND seat = ?",
            table_id,
            seat,
        )
        return HandMessage(*found[0]) if found else None

    async def save_hand_message(self, hand: HandMessage) -> None:
        """Keep where a hand is shown, in place of an earlier one. It lasts as long as its user
        holds the seat."""
        await self._writer.write(lambda db: messages.save_hand_message(db, hand))

    async def lose_hand_message(self, table_id: int, seat: int) -> None:
        """The message is gone, or unwanted."""
        await self._writer.write(lambda db: messages.lose_hand_message(db, table_id, seat))

    # -- players ---------------------------------------------------------------------------------

    async def settings(self, user_id: int) -> PlayerSettings:
        """What the player has chosen; the defaults where they never did."""
        found = await self._read(
            "SELECT hand_by_dm, words_only, dms_closed, nudge_hours, zone, nudge_every, quiet,"
            " nudge_by, lessons FROM players WHERE user_id = ?",
            user_id,
        )
        if not found:
            return PlayerSettings()
        by_dm, words_only, dms_closed, *others, lessons = found[0]
        chosen = PlayerSettings(bool(by_dm), bool(words_only), bool(dms_closed), *others)
        return replace(chosen, lessons=bool(lessons))

    async def save_settings(self, user_id: int, settings: PlayerSettings) -> None:
        """Keep what the player has chosen."""
        await self._writer.write(lambda db: changes.save_settings(db, user_id, settings))

    async def lessons_met(self, user_id: int) -> set[str]:
        """The kinds of question that the user has met, as `game:verb`."""
        return {lesson for (lesson,) in await self._read(teaching.MET, user_id)}

    async def learn(self, user_id: int, lessons: Collection[str]) -> None:
        """The user has met these kinds of question."""
        await self._writer.write(lambda db: teaching.learn(db, user_id, lessons))

    async def roles_told(self, table_id: int) -> dict[int, str]:
        """By user, the role that each has been told they play at the table."""
        found = await self._read(teaching.TOLD, table_id)
        return {int(user): str(role) for user, role in found}

    async def tell_role(self, table_id: int, user_id: int, role: str) -> None:
        """The user has been told that they play this role at the table."""
        await self._writer.write(lambda db: teaching.tell_role(db, table_id, user_id, role))

    async def known(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about the user, as JSON values."""
        return await personal.known(self._read, user_id)

    async def forget(self, user_id: int, hold: erasing.Hold = nullcontext) -> list[int]:
        """Take the user out of everything that is kept: id, names, settings, direct messages, and
        what they told in the log. The journals stay, for they name seats alone. It is done step by
        step, so that other changes come in between; where it ends before its time, the user is
        among `erasing`, and it is to be done again. `hold` takes a table while it loses them.
        Returns the ids of the tables that this has changed; whoever has them in memory loads them
        again."""
        return await erasing.forget(self._read, self._writer.write, user_id, self._time(), hold)

    async def begin_to_forget(self, user_id: int) -> None:
        """Note that the user is to be taken out, until `forget` has done it."""
        now = self._time()
        await self._writer.write(lambda db: erasing.begin(db, user_id, now))

    async def erasing(self) -> list[int]:
        """Who is to be taken out, and is not yet: those who asked first, first."""
        found = await self._read("SELECT user_id FROM erasures ORDER BY at, user_id")
        return [user_id for (user_id,) in found]

    # -- what has been played --------------------------------------------------------------------

    async def played_by(self, user_id: int, guild_id: int | None = None) -> list[Played]:
        """What the user has played to its end, a line a game; in one server, or everywhere."""
        about = (user_id, guild_id)
        tables = await self._count(statistics.TABLES_OF_USER, *about)
        return await self._played(tables, statistics.ANSWERS_OF_USER, *about)

    async def played_in(self, guild_id: int) -> list[Played]:
        """What has been played to its end in a server, a line a game."""
        tables = await self._count(statistics.TABLES_IN_GUILD, guild_id)
        return await self._played(tables, statistics.ANSWERS_IN_GUILD, guild_id)

    async def _played(self, tables: list[sqlite3.Row], answers: str, *about: Any) -> list[Played]:
        given = await self._count(answers, *about)
        return await asyncio.to_thread(statistics.played, tables, given)

    async def _count(self, query: str, *values: Any) -> list[sqlite3.Row]:
        # On a connection of its own: where there is much to count, nobody at a table waits for it.
        try:
            async with aiosqlite.connect(self._path, timeout=PATIENCE) as link:
                return list(await link.execute_fetchall(query, values))
        except sqlite3.Error as error:
            raise in_words(error) from error

    # -- servers ---------------------------------------------------------------------------------

    async def server(self, guild_id: int) -> dict[str, Any]:
        """What has been chosen for a server, as JSON values; {} where nothing was."""
        found = await self._read("SELECT settings FROM servers WHERE guild_id = ?", guild_id)
        return dict(json.loads(found[0][0])) if found else {}

    async def save_server(self, guild_id: int, settings: dict[str, Any]) -> None:
        """Keep what has been chosen for a server."""
        await self._writer.write(lambda db: changes.save_server(db, guild_id, settings))

    # -- safekeeping -----------------------------------------------------------------------------

    async def lay_away(self, most: int) -> int:
        """Pack what came before the last hour, of so many tables at most; returns of how many.
        Nothing reads otherwise for it."""
        before = rows.milliseconds(self._clock() - past.FRESH)
        ripe = [table_id for (table_id,) in await self._count(past.RIPE, before, most)]
        for table_id in ripe:  # each by itself, so that answers come in between

            def change(db: sqlite3.Connection, table_id: int = table_id) -> None:
                past.lay_away(db, table_id, before)

            await self._writer.write(change)
        return len(ripe)

    @property
    def path(self) -> Path:
        """Where the database is."""
        return self._path

    async def counts(self) -> Counts:
        """How much there is of everything."""
        found = await self._read("SELECT status, count(*) FROM tables GROUP BY status")
        tables = {str(status): int(number) for status, number in found}
        ((late, oldest),) = await self._read(
            "SELECT count(*), min(due) FROM outbox WHERE due <= ?", self._time()
        )
        ((posts,),) = await self._read("SELECT count(*) FROM outbox")
        return Counts(
            tables.get("gathering", 0),
            tables.get("playing", 0),
            tables.get("ended", 0) + tables.get("closed", 0),
            late,
            posts - late,
            None if oldest is None else rows.moment(oldest),
        )

    async def backup(self, path: Path) -> None:
        """A whole copy of the database at `path`, which must not exist, while play goes on.
        To restore it, stop the bot and put the copy in the database's place."""
        try:
            await copy(self._path, path)
        except sqlite3.Error as error:
            raise in_words(error) from error

    def _time(self) -> int:
        return rows.milliseconds(self._clock())

    async def _read(self, query: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return list(await self._reader.execute_fetchall(query, values))
        except ValueError as error:  # aiosqlite's word for a closed connection
            raise StorageFailed("Storage is closed; nothing more can be read.") from error
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def _tables(self, where: str, *values: Any) -> list[TableRow]:
        return [rows.table(row) for row in await self._read(rows.TABLE + where, *values)]


def _first(found: list[TableRow]) -> TableRow | None:
    return found[0] if found else None
