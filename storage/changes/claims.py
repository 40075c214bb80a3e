"""Claims what is due: at tables, and in the outbox. Where processes share the database, each piece
of work goes to one of them."""

from storage import rows
from storage.database.connection import Connection

CLAIM_MILLISECONDS = 6_000
"""In milliseconds: for how long a process has the work that it has claimed to itself. If it dies,
another one claims the work after that."""
AT_ONCE = 50
"""How much one process claims at a time."""

DUE_TABLES = (
    f"SELECT id FROM tables WHERE rings_at <= ? AND {rows.SERVER_REACHABLE} ORDER BY rings_at, id"
)
DUE_POSTS = (
    f"SELECT table_id FROM outbox WHERE due <= ? AND {rows.POST_AWAKE}"
    " GROUP BY table_id ORDER BY min(due), table_id"
)


def claim_due_tables(db: Connection, now: int) -> list[int]:
    """Claim tables at which something is due, and return their ids. They are due again later unless
    this process sets a new time before."""
    claimed = db.execute(
        f"UPDATE tables SET rings_at = ? WHERE id IN ({DUE_TABLES} LIMIT {AT_ONCE}"
        " FOR UPDATE OF tables SKIP LOCKED) RETURNING id",
        (now + CLAIM_MILLISECONDS, now),
    )
    return [table_id for (table_id,) in claimed]


def claim_due_posts(db: Connection, now: int) -> list[int]:
    """Claim posts that are due and that no process has claimed lately. Return their tables' ids."""
    claimed = db.execute(
        "UPDATE outbox SET claimed_at = ? WHERE (table_id, id) IN (SELECT table_id, id FROM outbox"
        f" WHERE due <= ? AND claimed_at <= ? AND {rows.POST_AWAKE} ORDER BY due, id"
        f" LIMIT {AT_ONCE} FOR UPDATE OF outbox SKIP LOCKED) RETURNING table_id",
        (now, now, now - CLAIM_MILLISECONDS),
    )
    return sorted({table_id for (table_id,) in claimed})
