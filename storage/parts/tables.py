"""Opens, changes and ends tables, and reads and changes their seats."""

import json
from collections.abc import Collection, Sequence

from rules.engine.presets import Preset
from storage import rows
from storage.changes import commits, copies, messages, presets, table_changes
from storage.commits import Commit
from storage.database.connection import Connection
from storage.models import ReservedSeat, Seat, SeatVote, TableRow
from storage.parts.base import Base, make_timed, make_timed_at_table


class Tables(Base):
    """Reads and changes the rows of tables."""

    open_table = make_timed(table_changes.open_table)
    import_table = make_timed(table_changes.import_table)
    save_gathering = make_timed_at_table(table_changes.save_gathering)
    start_table = make_timed_at_table(table_changes.start_table)
    end_table = make_timed_at_table(table_changes.end_table)
    move_table = make_timed_at_table(table_changes.move_table)

    async def find_table(self, table_id: int) -> TableRow | None:
        """Find the table with this id, in any status. Return None if no table has it."""
        return _find_first(await self._list_tables_where("WHERE id = ?", table_id))

    async def find_tables(self, ids: Collection[int]) -> list[TableRow]:
        """Find the tables with these ids, in any status."""
        return await self._list_tables_where(
            f"WHERE id {rows.ID_IN_LIST}", rows.pack_json(sorted(ids))
        )

    async def list_active_tables_newest_first(self, guild_id: int) -> list[TableRow]:
        """List the active tables of a server, newest first."""
        where = "WHERE guild_id = ? AND status IN ('gathering', 'playing') ORDER BY id DESC"
        return await self._list_tables_where(where, guild_id)

    async def find_active_table(self, channel_id: int) -> TableRow | None:
        """Find the channel's active table. Return None if the channel has none."""
        where = "WHERE channel_id = ? AND status IN ('gathering', 'playing')"
        return _find_first(await self._list_tables_where(where, channel_id))

    async def find_latest_table(self, channel_id: int) -> TableRow | None:
        """Find the table opened last in the channel, in any status, or None if there is none."""
        where = "WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
        return _find_first(await self._list_tables_where(where, channel_id))

    async def list_user_tables(self, user_id: int) -> list[TableRow]:
        """List the active tables that the user opened or has a seat at, newest first."""
        return await self._list_tables_where(
            "WHERE status IN ('gathering', 'playing') AND (opener_id = ?1"
            " OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)) ORDER BY id DESC",
            user_id,
        )

    async def list_active_tables(self, guild_id: int) -> list[TableRow]:
        """List the active tables of a server, oldest first."""
        where = "WHERE guild_id = ? AND status IN ('gathering', 'playing') ORDER BY id"
        return await self._list_tables_where(where, guild_id)

    async def save_commit(self, commit: Commit) -> int:
        """Write an answer and its consequences. Return the table's new edition. Raises
        AlreadyCounted if the interaction was counted before, and TableChanged if the table is not
        playing or not at this revision, or if another process has loaded it since this one did."""
        now = self._now_milliseconds()
        save = commits.save_commits if self.sharing is None else self._save_shared_commits
        return await self._writer.write_with_others(save, (commit, now))

    def _save_shared_commits(
        self, db: Connection, batch: Sequence[tuple[Commit, int]]
    ) -> list[int]:
        """Save commits to a shared database. Raises TableChanged if a table's copy here is out of
        date."""
        assert self.sharing is not None
        tables = {commit.table_id for commit, _ in batch}
        copies.lock_current_copies(db, tables, self.sharing.number)
        return commits.save_commits(db, batch)

    async def mark_own_copy_current(self, table_id: int) -> None:
        """Note that this process is about to load the table, under its lock, and that copies of
        other processes no longer count."""
        if self.sharing is not None:
            number = self.sharing.number
            await self._write(lambda db: copies.mark_own_copy_current(db, table_id, number))

    async def list_all_holders(self, table_id: int) -> list[Seat]:
        """List all seat holders since the game began, past and present, in order of time, except
        erased users."""
        where = (
            "SELECT number, user_id, name FROM sittings WHERE table_id = ? ORDER BY since, rowid"
        )
        return [Seat(*row) for row in await self._read_rows(where, table_id)]

    async def has_erased_holder(self, table_id: int) -> bool:
        """Whether somebody who held a seat has been erased, so that `list_all_holders` lacks
        them."""
        found = await self._read_rows("SELECT sitter_erased FROM tables WHERE id = ?", table_id)
        return bool(found and found[0][0])

    async def list_reserved_seats(self, table_id: int) -> list[ReservedSeat]:
        """List the seats that are reserved for their former holders."""
        where = "SELECT seat, user_id, name FROM kept WHERE table_id = ? ORDER BY seat"
        return [ReservedSeat(*row) for row in await self._read_rows(where, table_id)]

    async def find_presets(self, table_id: int) -> dict[int, tuple[Preset, ...]]:
        """Find the answers that each user has given ahead at the table, by user id."""
        found: dict[int, tuple[Preset, ...]] = {}
        for user_id, *row in await self._read_rows(presets.AT_TABLE, table_id):
            found[user_id] = (*found.get(user_id, ()), presets.parse_preset(row))
        return found

    async def save_presets(self, table_id: int, user_id: int, kept: Sequence[Preset]) -> None:
        """Replace the answers that the user has given ahead at the table. Nobody else can see them,
        so the table's edition stays the same."""
        await self._change_table(
            table_id, lambda db: presets.replace_presets(db, table_id, {user_id: kept})
        )

    async def list_seat_votes(self, table_id: int) -> list[SeatVote]:
        """List the open votes at a table."""
        where = (
            "SELECT id, seat, until, body, message_id FROM motions WHERE table_id = ? ORDER BY id"
        )
        return [
            SeatVote(number, seat, rows.from_milliseconds(until), json.loads(body), message)
            for number, seat, until, body, message in await self._read_rows(where, table_id)
        ]

    save_seat_vote = make_timed_at_table(messages.save_seat_vote)

    async def save_vote_message(self, table_id: int, vote_id: int, message_id: int) -> bool:
        """Save the message that shows the vote. Return False if the vote has ended meanwhile."""
        return await self._change_table(
            table_id, lambda db: messages.save_vote_message(db, table_id, vote_id, message_id)
        )


def _find_first(found: list[TableRow]) -> TableRow | None:
    return found[0] if found else None
