"""Notes which process has an up-to-date copy of a table, where several share a database."""

from collections.abc import Collection

from storage import rows
from storage.database.connection import Connection
from storage.errors import TableChanged


def mark_own_copy_current(db: Connection, table_id: int, process: int) -> None:
    """Note that only this process's copy, which it is about to load, is up to date."""
    db.execute("UPDATE tables SET cached_by = ? WHERE id = ?", (process, table_id))


def outdate_other_copies(db: Connection, table_id: int, process: int) -> None:
    """Note that copies of other processes are out of date, after a change by this process."""
    db.execute(
        "UPDATE tables SET cached_by = NULL WHERE id = ? AND cached_by <> ?", (table_id, process)
    )


def lock_current_copies(db: Connection, tables: Collection[int], process: int) -> None:
    """Check that this process's copies of these tables are up to date, and lock the tables' rows.
    Raises TableChanged."""
    found = db.execute(
        f"SELECT id FROM tables WHERE id {rows.ID_IN_LIST} AND cached_by = ?"
        " ORDER BY id FOR UPDATE",
        (rows.pack_json(sorted(tables)), process),
    )
    if late := set(tables) - {table_id for (table_id,) in found}:
        raise TableChanged(min(late))
