"""Only one process may write to a database at a time: an advisory lock, which PostgreSQL releases
when the connection that holds it ends."""

from __future__ import annotations

import psycopg

from storage.database.postgresql.connecting import Link
from storage.errors import InUse

LOCK = 0x456D6265726B00
"""The number of the lock, the same in every Emberkeep; other databases of a server have their
own."""


def claim(link: Link, name: str) -> None:
    """Claim the database for this connection. Raises InUse where another one holds the claim, and
    still does after a moment: of a process that was killed, the server learns a little later."""
    try:
        link.execute(b"SELECT pg_advisory_lock($1::bigint)", (LOCK,))
    except psycopg.errors.LockNotAvailable as error:
        raise InUse(
            f"The {name} is in use by another Emberkeep. Two at once would undo each other's "
            "tables. Stop the other one first, or give this one a database of its own "
            "(EMBERKEEP_DATABASE)."
        ) from error


def let_go(link: Link) -> None:
    """Give the claim up, if there is one: the next process need not wait for the server to see that
    this connection has ended."""
    link.execute(b"SELECT pg_advisory_unlock_all()")
