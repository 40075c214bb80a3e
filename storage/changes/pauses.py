"""Writes when the bot could not reach which servers. Like `table_changes`, these functions run on
the writer's thread and inside a transaction."""

from storage.database.connection import Connection

_OLD_PAUSE_MILLISECONDS = 366 * 24 * 3600 * 1000
"""In milliseconds: pauses that ended longer ago than this affect no clock, and are deleted."""


def save_pause(db: Connection, now: int, guild_id: int, *, removed: bool) -> bool:
    """Save that the bot cannot reach the server from now on, or that an outage has turned out to be
    a removal. No table and no post of the server is due until `save_pause_end`. Return whether
    anything was saved. A server without open tables gets no pause."""
    worse = "UPDATE pauses SET removed = 1 WHERE guild_id = ? AND until IS NULL AND removed = 0"
    open_ = "SELECT 1 FROM pauses WHERE guild_id = ? AND until IS NULL"
    if db.execute(open_, (guild_id,)).fetchone():
        return removed and db.execute(worse, (guild_id,)).rowcount > 0
    tables = "SELECT 1 FROM tables WHERE guild_id = ? AND status IN ('gathering', 'playing')"
    if db.execute(tables, (guild_id,)).fetchone() is None:
        return False
    new = "INSERT INTO pauses (guild_id, since, removed) VALUES (?, ?, ?)"
    db.execute(new, (guild_id, now, int(removed)))
    return True


def save_pause_end(db: Connection, now: int, guild_id: int) -> None:
    """Save that the bot can reach the server again, and extend its votes by the length of the
    pause."""
    found = "SELECT since FROM pauses WHERE guild_id = ? AND until IS NULL"
    pause = db.execute(found, (guild_id,)).fetchone()
    if pause is None:
        return
    (since,) = pause
    db.execute(
        "DELETE FROM pauses WHERE guild_id = ? AND until < ?",
        (guild_id, now - _OLD_PAUSE_MILLISECONDS),
    )
    db.execute(
        "UPDATE pauses SET until = ? WHERE guild_id = ? AND since = ?", (now, guild_id, since)
    )
    db.execute(
        "UPDATE motions SET until = until + ?"
        " WHERE table_id IN (SELECT id FROM tables WHERE guild_id = ?)",
        (max(now - since, 0), guild_id),
    )
    db.execute("UPDATE tables SET cached_by = NULL WHERE guild_id = ?", (guild_id,))
