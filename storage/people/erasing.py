"""Erases one person, step by step, while everybody else plays on.

The slow part, finding what to change, runs outside the writer, which then gets small changes. Every
step can be repeated: the sittings, which say who made which entries, are deleted last for each
table. So after an interruption, a new call continues with what is left.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from rules.engine.naming import rename_in_dump
from storage import rows
from storage.changes import chapters, dice_words, messages, pack_changes
from storage.database.connection import Connection
from storage.past import entries as past
from storage.past.pages import Page, pack_page, unpack_page
from storage.people.personal import SEAT_VOTES, SEATS, SITTINGS, TABLES, has_user_id
from storage.people.traces import FORMER_PLAYER, Cleaner, Traces
from storage.rows import LineRow

Read: TypeAlias = Callable[..., Awaitable[list[Any]]]
Change: TypeAlias = Callable[[Connection], Any]
Write: TypeAlias = Callable[[Change], Awaitable[Any]]
Hold: TypeAlias = Callable[[int], AbstractAsyncContextManager[Any]]
"""Locks a table, so that nothing is added to its log meanwhile, and drops it from memory
afterwards."""

ERASED_USER_ID = 0
"""Replaces the id of an opener who was erased. No Discord user has this id."""
LINES_IN_CHANGE = 100
"""How many log lines one change writes. (A change writes only one page.)"""

_SELECT_LOG = f"""
    SELECT id, body, {", ".join("NULL" for _ in LineRow._fields)} FROM pages WHERE table_id = ?1
    UNION ALL SELECT NULL, NULL, {", ".join(LineRow._fields)} FROM events WHERE table_id = ?1"""
_SELECT_PEOPLE = """
    SELECT user_id, name FROM sittings WHERE table_id = ?1
    UNION SELECT user_id, name FROM seats WHERE table_id = ?1
    UNION SELECT user_id, name FROM kept WHERE table_id = ?1"""


async def erase_user(read: Read, write: Write, user_id: int, now: int, hold: Hold) -> list[int]:
    """Erase the user. A bot takes their seat at tables that are still active. Return the ids of the
    changed tables, whose cards must be updated."""
    await write(lambda db: begin_erasing(db, now, user_id))
    changed: dict[int, None] = {}
    while True:  # a user who joins a table meanwhile is removed from this table, too
        for table_id, *_ in await read(TABLES, user_id):
            changed[table_id] = None
            while await _clean_log(read, write, user_id, table_id):
                pass
            async with hold(table_id):
                while await _clean_log(read, write, user_id, table_id):
                    pass
                leave = partial(_erase_from_table, user_id=user_id, table_id=table_id, now=now)
                changed |= dict.fromkeys(await write(leave))
        rest = await write(lambda db: _finish_erasing(db, user_id))
        if rest is not None:
            return [*changed, *(table_id for table_id in rest if table_id not in changed)]


def begin_erasing(db: Connection, now: int, user_id: int) -> None:
    """List the user as still to be erased, until `erase_user` has erased them, so that the work is
    resumed after an interruption."""
    db.execute(
        "INSERT INTO erasures (user_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (user_id, now)
    )


# -- the log -------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Cleaned:
    """The cleaned parts of a log, to be written in place of the old ones."""

    lines: list[tuple[str, str | None, int, int]]
    """The new text, the new data, the table and the id of each line."""
    pages: list[tuple[bytes, int, int, bytes]]
    """The new page, its table and its id, and the old page that it was made from."""

    def list_changes(self) -> Iterator[Change]:
        """Yield the changes to write, each for its own transaction."""
        for start in range(0, len(self.lines), LINES_IN_CHANGE):
            yield partial(_write_lines, lines=self.lines[start : start + LINES_IN_CHANGE])
        for page in self.pages:
            yield partial(_write_page, page=page)


def _write_lines(db: Connection, lines: Sequence[tuple[str, str | None, int, int]]) -> None:
    db.executemany("UPDATE events SET text = ?, data = ? WHERE table_id = ? AND id = ?", lines)


def _write_page(db: Connection, page: tuple[bytes, int, int, bytes]) -> None:
    # If the page has grown meanwhile, this writes nothing; the next round finds the page again.
    db.execute("UPDATE pages SET body = ? WHERE table_id = ? AND id = ? AND body = ?", page)


async def _clean_log(read: Read, write: Write, user_id: int, table_id: int) -> bool:
    """Remove the user from a table's log as it is now. Return whether the log named them."""
    people = await read(_SELECT_PEOPLE, table_id)
    seats = await read(SEATS, user_id, table_id)
    sittings = await read(SITTINGS, user_id, table_id)
    journal = await read(past.SELECT_JOURNAL, table_id)
    log = await read(_SELECT_LOG, table_id)

    def clean_all() -> _Cleaned:
        names = {str(row[1]) for row in seats} | {n for user, n in people if user == user_id}
        others = [str(name) for user, name in people if user != user_id]
        entries = past.unpack_journal(journal)
        return _clean_lines_and_pages(
            table_id, log, lambda lines: Traces.from_log(names, others, sittings, entries, lines)
        )

    found = await asyncio.to_thread(clean_all)
    for change in found.list_changes():
        await write(change)
    return bool(found.lines or found.pages)


def _clean_lines_and_pages(
    table_id: int, log: Sequence[rows.Row], traces: Callable[[Sequence[LineRow]], Traces]
) -> _Cleaned:
    """Clean a table's log, and return the lines and pages that this changes."""
    lines = [LineRow(*row) for number, _, *row in log if number is None]
    pages = [(number, body, unpack_page(body)) for number, body, *_ in log if number is not None]
    whole = [line for _, _, page in pages for line in page.lines] + lines
    cleaner = Cleaner(traces(whole))
    found = _Cleaned([], [])
    for line in lines:
        new = cleaner.clean_line(line)
        if new != line:
            found.lines.append((new.text, new.data, table_id, line.id))
    for number, body, page in pages:
        cleaned = Page(page.entries, tuple(map(cleaner.clean_line, page.lines)))
        if cleaned != page:
            found.pages.append((pack_page(cleaned), table_id, number, body))
    return found


# -- a table -------------------------------------------------------------------------------------


def _erase_from_table(db: Connection, user_id: int, table_id: int, now: int) -> list[int]:
    """Remove the user from a table whose log has been cleaned. Return the ids of the other tables
    that this has changed."""
    names = [name for _, name, *_ in db.execute(SEATS, (user_id, table_id))]
    kept = [name for user, name in db.execute(_SELECT_PEOPLE, (table_id,)) if user != user_id]
    cleaner = Cleaner(Traces.from_log(names, kept, (), (), ()))
    others = _erase_from_campaign(db, table_id, cleaner, now)
    _vacate_seats(db, user_id, table_id, cleaner)
    _erase_posts(db, user_id, table_id, now)
    db.execute(
        "UPDATE tables SET sitter_erased = 1 WHERE id = ?1"
        " AND EXISTS (SELECT 1 FROM sittings WHERE table_id = ?1 AND user_id = ?2)",
        (table_id, user_id),
    )
    dice_words.erase_word(db, user_id, table_id)
    for beside in ("hand_messages", "sittings", "kept", "presets"):
        db.execute(f"DELETE FROM {beside} WHERE table_id = ? AND user_id = ?", (table_id, user_id))
    return others


def _vacate_seats(db: Connection, user_id: int, table_id: int, cleaner: Cleaner) -> None:
    """Remove the user as holder of seats, in the checkpoint, and as opener. Bots take over at an
    active table."""
    ((status,),) = db.execute("SELECT status FROM tables WHERE id = ?", (table_id,))
    seats = [
        number
        for (number,) in db.execute(
            "UPDATE seats SET user_id = NULL, name = ?, bot = ?, strength = 'middling'"
            " WHERE table_id = ? AND user_id = ? RETURNING number",
            (FORMER_PLAYER, status in ("gathering", "playing"), table_id, user_id),
        ).fetchall()
    ]
    saved = db.execute("SELECT body FROM checkpoints WHERE table_id = ?", (table_id,)).fetchone()
    if saved is not None:
        body = rename_in_dump(saved[0], seats, FORMER_PLAYER, cleaner.remove_name)
        db.execute("UPDATE checkpoints SET body = ? WHERE table_id = ?", (body, table_id))
    db.execute(
        "UPDATE tables SET edition = edition + 1, cached_by = NULL,"
        " opener_id = CASE opener_id WHEN ?1 THEN coalesce("
        " (SELECT user_id FROM seats WHERE table_id = ?2 AND user_id IS NOT NULL"
        "  ORDER BY number LIMIT 1), ?3) ELSE opener_id END WHERE id = ?2",
        (user_id, table_id, ERASED_USER_ID),
    )


def _erase_from_campaign(db: Connection, table_id: int, cleaner: Cleaner, now: int) -> list[int]:
    """Remove the user's name from the name of the table's campaign. If that changes the name, queue
    the card of the campaign's open chapter, and return the chapter's table in a list. The
    campaign's save stays: it names nobody, and the next chapter's hash covers it."""
    shown = []
    for campaign_id, name in db.execute(
        "SELECT id, name FROM campaigns"
        " WHERE id = (SELECT campaign_id FROM chapters WHERE table_id = ?)",
        (table_id,),
    ).fetchall():
        nameless = cleaner.remove_name(name)
        if nameless != name:
            db.execute("UPDATE campaigns SET name = ? WHERE id = ?", (nameless, campaign_id))
            shown.append(chapters.queue_chapter_card(db, campaign_id, now))
    return [table for table in shown if table is not None]


def _erase_posts(db: Connection, user_id: int, table_id: int, now: int) -> None:
    """Remove the user from all queued posts of a table, and queue its card if it is active."""
    card: dict[str, Any] = {"ping": [], "fresh": False}
    waiting = "SELECT id, key, body FROM outbox WHERE table_id = ?"
    for post_id, key, text in db.execute(waiting, (table_id,)).fetchall():
        body = json.loads(text)
        if key == "card":
            card = body | {"ping": [user for user in body.get("ping", ()) if user != user_id]}
        elif has_user_id(body, user_id):
            db.execute("DELETE FROM outbox WHERE table_id = ? AND id = ?", (table_id, post_id))
    # Posts that clear a hand in the user's direct messages are still sent, but without their id.
    own = " WHERE table_id = ? AND user_id = ?"
    db.execute(f"UPDATE outbox SET user_id = NULL{own} AND kind = 'emptied'", (table_id, user_id))
    db.execute(f"DELETE FROM outbox{own}", (table_id, user_id))
    db.execute(
        messages.INSERT_POST + "SELECT id, edition, 'card', ?, 'card', CAST(? AS BIGINT),"
        " CAST(NULL AS BIGINT), CAST(? AS BIGINT) FROM tables"
        " WHERE id = ? AND status IN ('gathering', 'playing')" + messages.REPLACE_POST,
        (rows.pack_json(card), now, now, table_id),
    )


# -- everything else -----------------------------------------------------------------------------


BESIDE_TABLES = (
    *("hand_messages", "looks", "reminders", "players", "aways", "kept", "lessons", "roles_told"),
    *("direct_channels", "words", "erasures", "presets"),
)


def _finish_erasing(db: Connection, user_id: int) -> list[int] | None:
    """Delete what is stored about the user outside tables, and the note that they are to be erased.
    Return the tables that this has changed. Return None, and delete nothing, if the user is still
    at a table."""
    if db.execute(TABLES, (user_id,)).fetchone():
        return None
    for beside in BESIDE_TABLES:
        db.execute(f"DELETE FROM {beside} WHERE user_id = ?", (user_id,))
    pack_changes.erase_pack_user(db, user_id)
    changed = []
    for vote, table_id, body in db.execute(SEAT_VOTES).fetchall():
        if has_user_id(json.loads(body), user_id):
            db.execute("DELETE FROM motions WHERE table_id = ? AND id = ?", (table_id, vote))
            db.execute("UPDATE tables SET cached_by = NULL WHERE id = ?", (table_id,))
            changed.append(table_id)
    return changed
