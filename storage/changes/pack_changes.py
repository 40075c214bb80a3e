"""Changes packs on the shelves of servers and people, and at tables. Like `table_changes`, these
functions run on the writer's thread and inside a transaction."""

from collections.abc import Sequence
from typing import Any

from storage import rows
from storage.database.connection import Connection
from storage.errors import PackGone, PackKnown, ShelfFull
from storage.packs import PackContent, Shelf


def locate_shelf(shelf: Shelf) -> tuple[str, str, int]:
    """Find the database table that holds a shelf's packs, and the column and value that identify
    the shelf in that table."""
    if shelf.guild_id is None:
        return "user_packs", "user_id", shelf.user_id
    return "server_packs", "guild_id", shelf.guild_id


def save_shelf_pack(db: Connection, shelf: Shelf, pack: PackContent, most: int, now: int) -> None:
    """Put a pack on a shelf, turned off. Raises PackKnown or ShelfFull."""
    table, column, of = locate_shelf(shelf)
    there = [d for (d,) in db.execute(f"SELECT digest FROM {table} WHERE {column} = ?", (of,))]
    if pack.digest in there:
        raise PackKnown(pack.digest)
    if len(there) >= most:
        raise ShelfFull(most)
    save_pack_contents(db, [pack])
    if shelf.guild_id is None:
        db.execute(
            "INSERT INTO user_packs (user_id, digest, uploaded_at) VALUES (?, ?, ?)",
            (shelf.user_id, pack.digest, now),
        )
    else:
        db.execute(
            "INSERT INTO server_packs (guild_id, digest, uploader_id, uploaded_at)"
            " VALUES (?, ?, ?, ?)",
            (shelf.guild_id, pack.digest, shelf.user_id, now),
        )


def save_pack_contents(db: Connection, packs: Sequence[PackContent]) -> None:
    """Store the contents of these packs, except those whose contents are stored already."""
    db.executemany(
        "INSERT INTO packs (digest, game, about, body) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (digest) DO NOTHING",
        [(pack.digest, pack.game, rows.pack_json(pack.about), pack.body) for pack in packs],
    )


def switch_shelf_pack(db: Connection, shelf: Shelf, digest: str, on: bool) -> None:
    """Set whether tables may choose this pack of the shelf. Raises PackGone."""
    table, column, of = locate_shelf(shelf)
    changed = db.execute(
        f"UPDATE {table} SET enabled = ? WHERE {column} = ? AND digest = ?", (int(on), of, digest)
    )
    if not changed.rowcount:
        raise PackGone(digest)


def delete_shelf_pack(db: Connection, shelf: Shelf, digest: str) -> None:
    """Take a pack off the shelf. Tables that have chosen it keep it, and its content stays until
    `delete_unused_packs`. Raises PackGone."""
    table, column, of = locate_shelf(shelf)
    gone = db.execute(f"DELETE FROM {table} WHERE {column} = ? AND digest = ?", (of, digest))
    if not gone.rowcount:
        raise PackGone(digest)


def save_progress_message(
    db: Connection, shelf: Shelf, digest: str, channel_id: int, message_id: int
) -> None:
    """Save which message shows how far the bots' test of the pack has come."""
    table, column, of = locate_shelf(shelf)
    db.execute(
        f"UPDATE {table} SET channel_id = ?, message_id = ? WHERE {column} = ? AND digest = ?",
        (channel_id, message_id, of, digest),
    )


def save_pack_report(db: Connection, digest: str, body: dict[str, Any] | None) -> None:
    """Save the report of the bots' test games with the pack, as JSON values; None: let the bots
    test it again."""
    packed = None if body is None else rows.pack_json(body)
    db.execute("UPDATE packs SET report = ? WHERE digest = ?", (packed, digest))


def save_table_packs(db: Connection, table_id: int, packs: Sequence[str]) -> None:
    """Give these packs, in this order, to a table that has none. Raises PackGone."""
    for number, digest in enumerate(packs):
        if db.execute("SELECT 1 FROM packs WHERE digest = ?", (digest,)).fetchone() is None:
            raise PackGone(digest)
        db.execute(
            "INSERT INTO table_packs (table_id, place, digest) VALUES (?, ?, ?)",
            (table_id, number, digest),
        )


def erase_pack_user(db: Connection, user_id: int) -> None:
    """Erase a user: delete their own shelf, and their name as uploader from servers' shelves."""
    db.execute("DELETE FROM user_packs WHERE user_id = ?", (user_id,))
    db.execute("UPDATE server_packs SET uploader_id = 0 WHERE uploader_id = ?", (user_id,))


def delete_unused_packs(db: Connection) -> int:
    """Delete the contents of packs that no table and no shelf has. Return how many."""
    return db.execute(
        "DELETE FROM packs"
        " WHERE NOT EXISTS (SELECT 1 FROM table_packs WHERE table_packs.digest = packs.digest)"
        " AND NOT EXISTS (SELECT 1 FROM server_packs WHERE server_packs.digest = packs.digest)"
        " AND NOT EXISTS (SELECT 1 FROM user_packs WHERE user_packs.digest = packs.digest)"
    ).rowcount
