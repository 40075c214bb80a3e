"""Which database is meant by a path or an address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from storage.database.connection import Database
from storage.database.sqlite.file import SqliteFile
from storage.errors import StorageFailed

if TYPE_CHECKING:
    from storage.database.postgresql.sharing import Sharing

Place: TypeAlias = Path | str
"""A file of SQLite's, or the address of a PostgreSQL database: `postgresql://...`."""

SCHEMES = ("postgresql://", "postgres://")


def parse_place(named: str) -> Place:
    """Parse the path or PostgreSQL address of a database. Raises ValueError if it is neither."""
    scheme, separator, _ = named.partition("://")
    if not separator:
        return Path(named)
    if not named.startswith(SCHEMES):
        raise ValueError(f"{scheme}:// is neither a path nor what begins with postgresql://")
    return named


def make_database(where: Place, *, alone: bool = False, together: bool = False) -> Database:
    """Make the database object for this place, without connecting. `alone` and `together` as in
    `Store.open`. Raises StorageFailed if the address cannot be read, or PostgreSQL's library is
    missing."""
    if isinstance(where, Path):
        return SqliteFile(where)
    # Its library is not to be had on every platform, and is not needed for a file.
    try:
        from storage.database.postgresql.server import PostgresqlDatabase
    except ImportError as error:
        raise StorageFailed(
            f"A PostgreSQL database needs the Python package psycopg, which cannot be used here: "
            f"{error}. Install psycopg[binary], or use a file: see EMBERKEEP_DATABASE."
        ) from error
    return PostgresqlDatabase(where, alone=alone, together=together)


def share_database(address: str) -> Sharing:
    """Begin to share the database at this address with other processes."""
    from storage.database.postgresql.sharing import Sharing  # needs PostgreSQL's library, as above

    return Sharing(address)
