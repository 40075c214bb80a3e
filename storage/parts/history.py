"""The past of tables: checkpoints, journals, logs, and statistics of finished games."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from storage import rows
from storage.changes import play, table_changes, user_changes
from storage.models import JournalRow, TableRow, Wait
from storage.parts.base import Base
from storage.past import entries, statistics
from storage.records import LoggedEvent, Look, Played, Saved, Turn

_PACKS = 1000
"""More than a table has packs: what is taken from their places, to put them before revision 0."""


class History(Base):
    """Reads the past of tables."""

    async def find_saved(self, table_id: int) -> Saved | None:
        """The last checkpoint, the entries since then, and the packs it plays with; None before the
        start."""
        # One statement, so that no commit falls between the checkpoint and the entries. The packs,
        # which stand before all, are fixed by then.
        found = await self._read_rows(
            "SELECT revision, body, NULL, NULL, NULL FROM checkpoints WHERE table_id = ?1"
            " UNION ALL SELECT revision, kind, seat, prompt, answer FROM journal"
            " WHERE table_id = ?1 AND revision >"
            " (SELECT revision FROM checkpoints WHERE table_id = ?1)"
            f" UNION ALL SELECT place - {_PACKS}, packs.body, NULL, NULL, NULL FROM table_packs"
            " JOIN packs ON packs.digest = table_packs.digest"
            " JOIN checkpoints ON checkpoints.table_id = table_packs.table_id"
            " WHERE table_packs.table_id = ?1 ORDER BY revision",
            table_id,
        )
        if not found:
            return None
        packs = tuple(body for number, body, *_ in found if number < 0)
        (_, checkpoint, *_), *since = found[len(packs) :]
        return Saved(checkpoint, [rows.parse_entry(*columns) for _, *columns in since], packs)

    async def save_dump(self, table_id: int, revision: int, dump: str) -> None:
        """Replace the last checkpoint of a table in play by a dump of its present state, without
        any change in the game. Does nothing where the table is not at that revision (any more)."""
        await self._writer.write_change(lambda db: play.save_dump(db, table_id, revision, dump))

    async def list_journal(self, table_id: int) -> list[JournalRow]:
        """All journal entries of the table, in order."""
        found = entries.parse_entries(await self._read_rows(entries.JOURNAL, table_id))
        return [rows.journal_row(table_id, row) for row in found]

    async def count_event_kinds(self, table_id: int, seat: int | None) -> dict[str, int]:
        """How many events of each kind the seat may read; None is a spectator."""
        return dict(Counter(line.kind for line in await self._list_log_lines(table_id, seat)))

    async def find_look(self, table_id: int, user_id: int) -> Look | None:
        """What the user has last seen of the table; None: nothing yet."""
        found = await self._read_rows(
            "SELECT edition, revision, at FROM looks WHERE table_id = ? AND user_id = ?",
            table_id,
            user_id,
        )
        return (
            Look(found[0][0], found[0][1], rows.from_milliseconds(found[0][2])) if found else None
        )

    async def save_look(self, row: TableRow, user_id: int) -> None:
        """The user has seen the table as in this row. An older row than they had seen changes
        nothing."""
        look = Look(row.edition, row.revision, self._clock())
        await self._writer.write_change(
            lambda db: user_changes.save_look(db, row.id, user_id, look)
        )

    async def list_waits(self, tables: Sequence[int]) -> list[Wait]:
        """The questions that those tables wait for, oldest first. Tables that have not changed
        since before these were recorded have none."""
        found = await self._read_rows(
            "SELECT table_id, prompt, seat, since, granted, warned, voted FROM waits"
            f" WHERE table_id {rows.IDS} ORDER BY since, table_id, seat",
            rows.packed(list(tables)),
        )
        return [
            Wait(at, prompt, seat, rows.from_milliseconds(since), *map(rows.moment_or_none, marks))
            for at, prompt, seat, since, *marks in found
        ]

    async def is_counted(self, interaction_id: int) -> bool:
        """Whether the interaction has been counted: to be asked before playing an answer."""
        return bool(
            await self._read_rows("SELECT 1 FROM journal WHERE interaction_id = ?", interaction_id)
        )

    async def count_interaction(self, interaction_id: int) -> None:
        """Count an interaction that leaves no entry in a journal. Raises Counted where it has been
        counted before."""
        await self._writer.write_change(
            lambda db: table_changes.count_interaction(db, interaction_id)
        )

    async def list_events(
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
        limit: int | None = 50,
    ) -> list[LoggedEvent]:
        """The events that the seat may read, in order; None is a spectator. Without `after`: the
        last `limit` of those before the event `before` and newer than the edition `since`. With
        `after`: the first `limit` after that event. `skip` leaves out that many at the same end.
        `about`: only events about that seat; `turn`: only events of that step of the game.
        `limit` None: all of them."""
        found = [
            line
            for line in await self._list_log_lines(
                table_id, seat, about, turn, after=after, since=since
            )
            if (before is None or line.id < before)
            and (after is None or line.id > after)
            and (since is None or line.edition > since)
        ]
        limit = len(found) if limit is None else limit
        if after is not None:
            chosen = found[skip : skip + limit]
        else:
            end = max(0, len(found) - skip)
            chosen = found[max(0, end - limit) : end]
        return [rows.parse_event(line) for line in chosen]

    async def list_news(
        self, table_id: int, since: int, *, most: int, fewest: int
    ) -> list[LoggedEvent]:
        """The last `most` events for everybody that are newer than the edition `since`, in order;
        where there are none, the last `fewest`."""
        found = entries.parse_lines(await self._read_rows(entries.NEWS, table_id, since, fewest))
        for_all = [line for line in found if line.seats is None]
        newer = [line for line in for_all if line.edition > since]
        if not newer and len(for_all) < fewest:  # older ones are on pages
            return await self.list_events(table_id, None, limit=fewest)
        return [rows.parse_event(line) for line in newer[-most:] or for_all[-fewest:]]

    async def count_events(
        self,
        table_id: int,
        seat: int | None,
        *,
        before: int | None = None,
        about: int | None = None,
        turn: int | None = None,
    ) -> int:
        """How many events `list_events` would give without a limit."""
        log = await self._list_log_lines(table_id, seat, about, turn)
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
        """The id of the first of those `list_events` that came of that journal entry or a later
        one."""
        log = await self._list_log_lines(table_id, seat, about, turn)
        came = (line.id for line in log if line.revision is not None and line.revision >= revision)
        return next(came, None)

    async def list_turns(self, table_id: int, seat: int | None) -> list[Turn]:
        """The steps of the game so far, in order, by what the seat may read of each; None is a
        spectator. Events from before steps were recorded are left out."""
        return rows.list_turns(await self._list_log_lines(table_id, seat))

    async def _list_log_lines(
        self,
        table_id: int,
        seat: int | None,
        about: int | None = None,
        turn: int | None = None,
        *,
        after: int | None = None,
        since: int | None = None,
    ) -> list[rows.LineRow]:
        """What the seat may read of the log, in order. It contains everything newer than the event
        `after` and the edition `since`, and possibly older lines too."""
        least = (-1 if after is None else after, -1 if since is None else since)
        reader = 0 if seat is None else 1 << seat
        return [
            line
            for line in entries.parse_lines(await self._read_rows(entries.LOG, table_id, *least))
            if (line.seats is None or line.seats & reader)
            and (about is None or line.about >> about & 1)
            and (turn is None or line.step == turn)
        ]

    async def played_by(self, user_id: int, guild_id: int | None = None) -> list[Played]:
        """The user's finished games, one row for each kind of game; in one server, or
        everywhere."""
        about = (user_id, guild_id)
        tables = await self._read_on_own_connection(statistics.TABLES_OF_USER, *about)
        return await self._list_played(tables, statistics.ANSWERS_OF_USER, *about)

    async def played_in(self, guild_id: int) -> list[Played]:
        """The finished games of a server, one row for each kind of game."""
        tables = await self._read_on_own_connection(statistics.TABLES_IN_GUILD, guild_id)
        return await self._list_played(tables, statistics.ANSWERS_IN_GUILD, guild_id)

    async def _list_played(self, tables: list[Any], answers: str, *about: Any) -> list[Played]:
        given = await self._read_on_own_connection(answers, *about)
        return await asyncio.to_thread(statistics.list_played, tables, given)
