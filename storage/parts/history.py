"""Reads the past of tables: checkpoints, journals, logs, and statistics of finished games."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from storage import rows
from storage.changes import copies, play, table_changes, user_changes
from storage.database.connection import Connection
from storage.models import JournalRow, Wait
from storage.parts.base import Base, make_durable, make_timed
from storage.past import entries, statistics
from storage.records import LoggedEvent, Look, PlayStatistics, SavedGame, Turn

_MORE_THAN_ANY_PACKS = 1000
"""A number greater than any count of packs. It is subtracted from the packs' places, so that they
sort before revision 0."""


class History(Base):
    """Reads the past of tables."""

    async def find_saved_game(self, table_id: int) -> SavedGame | None:
        """Find the table's last checkpoint, the entries since then, and the table's packs. Return
        None if the game has not started."""
        # One statement, so that no commit falls between the checkpoint and the entries. The packs
        # come first; they cannot change after the start.
        found = await self._read_rows(
            "SELECT revision, body, NULL, NULL, NULL FROM checkpoints WHERE table_id = ?1"
            " UNION ALL SELECT revision, kind, seat, prompt, answer FROM journal"
            " WHERE table_id = ?1 AND revision >"
            " (SELECT revision FROM checkpoints WHERE table_id = ?1)"
            f" UNION ALL SELECT place - {_MORE_THAN_ANY_PACKS}, packs.body, NULL, NULL, NULL"
            " FROM table_packs"
            " JOIN packs ON packs.digest = table_packs.digest"
            " JOIN checkpoints ON checkpoints.table_id = table_packs.table_id"
            " WHERE table_packs.table_id = ?1 ORDER BY revision",
            table_id,
        )
        if not found:
            return None
        packs = tuple(body for number, body, *_ in found if number < 0)
        (_, checkpoint, *_), *since = found[len(packs) :]
        return SavedGame(checkpoint, [rows.parse_entry(*columns) for _, *columns in since], packs)

    async def save_dump(self, table_id: int, revision: int, dump: str) -> None:
        """Replace the checkpoint of a table in play by a dump of its present state. The game does
        not change. Does nothing if the table is not in play at this revision. Raises TableChanged
        if another process has loaded the table since."""

        def save_if_current(db: Connection) -> None:
            if self.sharing is not None:
                copies.lock_current_copies(db, [table_id], self.sharing.number)
            play.save_dump(db, table_id, revision, dump)

        await self._write(save_if_current)

    async def list_journal(self, table_id: int) -> list[JournalRow]:
        """List all journal entries of the table, in order."""
        found = entries.unpack_journal(await self._read_rows(entries.SELECT_JOURNAL, table_id))
        return [rows.parse_journal_row(table_id, row) for row in found]

    async def count_event_kinds(self, table_id: int, seat: int | None) -> dict[str, int]:
        """Count the events of each kind that the seat may read; seat None is a spectator."""
        return dict(Counter(line.kind for line in await self._list_log_lines(table_id, seat)))

    async def find_look(self, table_id: int, user_id: int) -> Look | None:
        """Find what the user has last seen of the table. Return None if they have seen nothing."""
        found = await self._read_rows(
            "SELECT edition, revision, at FROM looks WHERE table_id = ? AND user_id = ?",
            table_id,
            user_id,
        )
        return (
            Look(found[0][0], found[0][1], rows.from_milliseconds(found[0][2])) if found else None
        )

    save_look = make_timed(user_changes.save_look)

    async def list_waits(self, tables: Sequence[int]) -> list[Wait]:
        """List the questions that these tables wait for, oldest first. Tables that last changed
        before waits were recorded have none."""
        found = await self._read_rows(
            "SELECT table_id, prompt, seat, since, granted, warned, voted FROM waits"
            f" WHERE table_id {rows.ID_IN_LIST} ORDER BY since, table_id, seat",
            rows.pack_json(list(tables)),
        )
        return [
            Wait(
                at,
                prompt,
                seat,
                rows.from_milliseconds(since),
                *map(rows.from_milliseconds_or_none, marks),
            )
            for at, prompt, seat, since, *marks in found
        ]

    async def has_journal_entry(self, interaction_id: int) -> bool:
        """Whether the journal has an entry of this interaction. Check this before playing an
        answer."""
        return bool(
            await self._read_rows("SELECT 1 FROM journal WHERE interaction_id = ?", interaction_id)
        )

    count_interaction = make_durable(table_changes.count_interaction)

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
        """List the events that the seat may read, in order; seat None is a spectator. `before` and
        `after`: only events before and after the events with these ids; `since`: only events newer
        than this edition; `about`: only events about this seat; `turn`: only events of this step of
        the game. Of these, return the last `limit`, or with `after` the first `limit`; `limit`
        None: all. `skip`: first leave out this many events at the same end."""
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
        """List the last `most` events that everybody may read and that are newer than the edition
        `since`, in order. If none are newer, list the last `fewest` events for everybody."""
        found = entries.unpack_log(
            await self._read_rows(entries.SELECT_NEWS, table_id, since, fewest)
        )
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
        """Count the events that `list_events` would return without a limit."""
        log = await self._list_log_lines(table_id, seat, about, turn)
        return sum(before is None or line.id < before for line in log)

    async def find_first_event_id(
        self,
        table_id: int,
        seat: int | None,
        revision: int,
        *,
        about: int | None = None,
        turn: int | None = None,
    ) -> int | None:
        """Find the id of the first event that was caused by this journal entry or a later one, of
        those that `list_events` would return. Return None if there is none."""
        log = await self._list_log_lines(table_id, seat, about, turn)
        came = (line.id for line in log if line.revision is not None and line.revision >= revision)
        return next(came, None)

    async def list_turns(self, table_id: int, seat: int | None) -> list[Turn]:
        """List the steps of the game so far, in order, from the log lines that the seat may read;
        seat None is a spectator. Events from before steps were recorded are left out."""
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
        """List the log lines that the seat may read, in order. The list has all lines newer than
        the event `after` and the edition `since`, and perhaps some older lines too."""
        least = (-1 if after is None else after, -1 if since is None else since)
        reader = 0 if seat is None else 1 << seat
        return [
            line
            for line in entries.unpack_log(
                await self._read_rows(entries.SELECT_LOG, table_id, *least)
            )
            if (line.seats is None or line.seats & reader)
            and (about is None or line.about >> about & 1)
            and (turn is None or line.step == turn)
        ]

    async def summarise_games_of_user(
        self, user_id: int, guild_id: int | None = None
    ) -> list[PlayStatistics]:
        """Summarise the user's finished games, one row for each kind of game. `guild_id`: only
        games in this server; None: all."""
        about = (user_id, guild_id)
        tables = await self._read_on_own_connection(statistics.TABLES_OF_USER, *about)
        return await self._summarise_games(tables, statistics.ANSWERS_OF_USER, *about)

    async def summarise_games_in_guild(self, guild_id: int) -> list[PlayStatistics]:
        """Summarise the finished games of a server, one row for each kind of game."""
        tables = await self._read_on_own_connection(statistics.TABLES_IN_GUILD, guild_id)
        return await self._summarise_games(tables, statistics.ANSWERS_IN_GUILD, guild_id)

    async def _summarise_games(
        self, tables: list[Any], answers: str, *about: Any
    ) -> list[PlayStatistics]:
        given = await self._read_on_own_connection(answers, *about)
        return await asyncio.to_thread(statistics.make_statistics_by_game, tables, given)
