"""Only one process may write to a database at a time, or several that share it and know of each
other: an advisory lock, which PostgreSQL releases when the connection that holds it ends."""

import psycopg

from storage.database.postgresql.connecting import Link
from storage.errors import InUse

CLAIM_LOCK_NUMBER = 0x456D6265726B00
"""The number of the lock, the same in every Emberkeep; other databases of a server have their
own."""


_CLAIM_ALONE = b"SELECT pg_advisory_lock($1::bigint)"
_CLAIM_TOGETHER = b"SELECT pg_advisory_lock_shared($1::bigint)"
_ADVICE = {
    False: "Two at once would undo each other's tables. Stop the other one first, give this one a "
    "database of its own (EMBERKEEP_DATABASE), or let all that share it run with --of.",
    True: "It runs without --of, so it wants the database for itself. Stop it first.",
}
"""What to do about the other one, where this process wants to be alone (False), or together."""


def claim_database(link: Link, name: str, *, together: bool = False) -> None:
    """Claim the database for this connection, or, with `together`, share it with others that do the
    same. Raises InUse if another one holds the claim, and still does after a moment: the server
    needs a moment to notice that a process was killed."""
    try:
        link.execute(_CLAIM_TOGETHER if together else _CLAIM_ALONE, (CLAIM_LOCK_NUMBER,))
    except psycopg.errors.LockNotAvailable as error:
        raise InUse(f"The {name} is in use by another Emberkeep. {_ADVICE[together]}") from error


def release_claim(link: Link) -> None:
    """Release the claim at once, if there is one, so that the next process need not wait for the
    server to notice."""
    link.execute(b"SELECT pg_advisory_unlock_all()")
