"""Packs of cards that people have written: their contents, and the shelves that offer them."""

import json
from typing import Any

from storage import rows
from storage.changes import pack_changes
from storage.packs import PackContent, Shelf, ShelvedPack
from storage.parts.base import Part, make_durable

_SELECT_SHELVED_PACKS = """
    SELECT packs.digest, game, about, {uploader}, uploaded_at, enabled, report, channel_id,
        message_id
    FROM {table} JOIN packs ON packs.digest = {table}.digest """


class Packs(Part):
    """A store's packs. `NewTable.packs` and `save_gathering` choose a table's packs."""

    # -- shelves ---------------------------------------------------------------------------------

    async def list_shelf_packs(self, shelf: Shelf) -> list[ShelvedPack]:
        """List the packs on a shelf, in the order in which people put them there."""
        table, column, of = pack_changes.locate_shelf(shelf)
        where = f"WHERE {column} = ? ORDER BY uploaded_at, packs.digest"
        return [
            _parse_shelved_pack(row) for row in await self._read(_format_select(table) + where, of)
        ]

    async def find_shelf_pack(self, shelf: Shelf, digest: str) -> ShelvedPack | None:
        """Find the pack with this digest on a shelf. Return None if the shelf does not have it."""
        table, column, of = pack_changes.locate_shelf(shelf)
        where = f"WHERE {column} = ? AND packs.digest = ?"
        found = await self._read(_format_select(table) + where, of, digest)
        return _parse_shelved_pack(found[0]) if found else None

    async def save_shelf_pack(self, shelf: Shelf, pack: PackContent, most: int) -> ShelvedPack:
        """Put a pack on a shelf that has room for `most` packs, as uploaded by the shelf's
        `user_id`. Tables may not choose it yet. If bots have tested the same content before, their
        report counts for this pack too. Raises PackKnown or ShelfFull."""
        now = self._now_milliseconds()
        await self._write(lambda db: pack_changes.save_shelf_pack(db, shelf, pack, most, now))
        found = await self.find_shelf_pack(shelf, pack.digest)
        return found or ShelvedPack(
            pack.digest,
            pack.game,
            pack.about,
            shelf.user_id,
            rows.from_milliseconds(now),
            False,
            None,
        )

    switch_shelf_pack = make_durable(pack_changes.switch_shelf_pack)
    delete_shelf_pack = make_durable(pack_changes.delete_shelf_pack)
    save_progress_message = make_durable(pack_changes.save_progress_message)

    # -- contents --------------------------------------------------------------------------------

    async def find_pack_body(self, digest: str) -> str | None:
        """Find the body (the content) of a pack. Return None if no pack has this digest."""
        found = await self._read("SELECT body FROM packs WHERE digest = ?", digest)
        return str(found[0][0]) if found else None

    async def find_pack_report(self, digest: str) -> dict[str, Any] | None:
        """Find the report of the bots' test games with the pack. Return None if bots have not
        tested it, or if no pack has this digest."""
        found = await self._read("SELECT report FROM packs WHERE digest = ?", digest)
        return json.loads(found[0][0]) if found and found[0][0] is not None else None

    async def list_pack_bodies(self, table_id: int) -> tuple[str, ...]:
        """List the bodies of the packs that a table plays with, in the table's order."""
        found = await self._read(
            "SELECT body FROM table_packs JOIN packs ON packs.digest = table_packs.digest"
            " WHERE table_id = ? ORDER BY place",
            table_id,
        )
        return tuple(body for (body,) in found)

    async def count_tables_with_pack(self, shelf: Shelf, digest: str) -> int:
        """Count the active tables that have chosen the pack: for a server's shelf, the tables of
        the server; for a user's shelf, the tables that the user opened in direct messages."""
        whose = "opener_id = ? AND guild_id IS NULL" if shelf.guild_id is None else "guild_id = ?"
        of = shelf.user_id if shelf.guild_id is None else shelf.guild_id
        ((number,),) = await self._read(
            "SELECT count(*) FROM table_packs JOIN tables ON tables.id = table_id"
            f" WHERE digest = ? AND status IN ('gathering', 'playing') AND {whose}",
            digest,
            of,
        )
        return int(number)

    save_pack_report = make_durable(pack_changes.save_pack_report)

    async def list_untested_packs(self) -> list[tuple[Shelf, ShelvedPack]]:
        """List the packs that bots have not tested yet, each with its shelf, the earliest upload
        first."""
        found = [
            (Shelf(guild_id, row[3]), _parse_shelved_pack(row))
            for guild_id, *row in await self._read(
                _format_select("server_packs", "guild_id, ")
                + "WHERE report IS NULL ORDER BY uploaded_at, packs.digest"
            )
        ]
        where = "WHERE report IS NULL ORDER BY uploaded_at, packs.digest"
        for row in await self._read(_format_select("user_packs") + where):
            pack = _parse_shelved_pack(row)
            found.append((Shelf(None, pack.uploader_id), pack))
        return sorted(found, key=lambda each: (each[1].uploaded_at, each[1].digest))

    delete_unused_packs = make_durable(pack_changes.delete_unused_packs)


def _format_select(table: str, first: str = "") -> str:
    """Format the query of the packs in this shelf table, with the column `first` before the
    others."""
    uploader = "uploader_id" if table == "server_packs" else "user_id"
    query = _SELECT_SHELVED_PACKS.format(table=table, uploader=uploader)
    return query.replace("SELECT ", f"SELECT {first}", 1)


def _parse_shelved_pack(row: rows.Row) -> ShelvedPack:
    digest, game, about, uploader, at, enabled, report, channel, message = row
    return ShelvedPack(
        digest,
        game,
        json.loads(about),
        uploader,
        rows.from_milliseconds(at),
        bool(enabled),
        None if report is None else json.loads(report),
        channel,
        message,
    )
