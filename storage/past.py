"""What a table has been through: its journal and its log, whether in rows or on pages.

The newest are rows, as they were written. Who asks for more gets both, in order, and does not see
where the pages end. One statement reads both, so that nothing is laid away in between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import timedelta
from operator import attrgetter

from . import rows
from .errors import PageBroken
from .pages import Page, closed, opened
from .rows import EntryRow, LineRow

FRESH = timedelta(hours=1)
"""What is newer stays in rows: Discord may deliver an interaction once more, and a row of the
journal is known by its interaction."""
EACH = 8
"""From so many entries on, those of a game in play are laid away."""
FULL = 256
"""A page that has so many entries gets no more: to add to it, it is packed anew."""


def _columns(of: type[EntryRow] | type[LineRow]) -> str:
    return ", ".join(of._fields)


def _both(of: type[EntryRow] | type[LineRow], table: str, pages: str = "", rows: str = "") -> str:
    nothing = ", ".join("NULL" for _ in of._fields)
    return (
        f"SELECT body, {nothing} FROM pages WHERE table_id = ?1{pages}"
        f" UNION ALL SELECT NULL, {_columns(of)} FROM {table} WHERE table_id = ?1{rows}"
    )


JOURNAL = _both(EntryRow, "journal")
"""Finds what `entries` reads, of a table."""
LOG = _both(LineRow, "events", " AND event > ?2 AND edition > ?3", " AND id > ?2 AND edition > ?3")
"""Finds what `lines` reads, of a table: all that is newer than that line and that edition, and more
(-1: all there is)."""

RIPE = f"""
    SELECT id FROM tables AS t WHERE (
        SELECT count(*) FROM journal WHERE table_id = t.id AND at < ?1
        AND revision <= (SELECT revision FROM checkpoints WHERE table_id = t.id)
    ) >= CASE status WHEN 'playing' THEN {EACH} ELSE 1 END LIMIT ?2"""
"""Tables of which something older than that time can be laid away, so many at most."""


def entries(found: Iterable[rows.Row]) -> list[EntryRow]:
    """The journal, from what JOURNAL found. Raises PageBroken where a page is broken."""
    whole: list[EntryRow] = []
    for body, *row in found:
        whole += [EntryRow(*row)] if body is None else opened(body).entries
    return sorted(whole, key=attrgetter("revision"))


def lines(found: Iterable[rows.Row]) -> list[LineRow]:
    """The log, from what LOG found. Raises PageBroken where a page is broken."""
    whole: list[LineRow] = []
    for body, *row in found:
        whole += [LineRow(*row)] if body is None else opened(body).lines
    return sorted(whole, key=attrgetter("id"))


# -- laid away -----------------------------------------------------------------------------------


def lay_away(db: sqlite3.Connection, table_id: int, before: int) -> None:
    """Put on a page what came before that time: of the journal what a checkpoint holds already,
    and of the log all but its last line, so that the numbers of lines go on from there."""
    which = (table_id, before)
    old = Page(
        tuple(EntryRow(*row) for row in db.execute(_OLD_ENTRIES, which)),
        tuple(LineRow(*row) for row in db.execute(_OLD_LINES, which)),
    )
    if old == Page():
        return
    db.execute(f"DELETE FROM journal {_ENTRIES}", which)
    db.execute(f"DELETE FROM events {_LINES}", which)
    number, last = _last_page(db, table_id)
    page = Page(last.entries + old.entries, last.lines + old.lines)
    db.execute(
        "INSERT OR REPLACE INTO pages (id, table_id, event, edition, body) VALUES (?, ?, ?, ?, ?)",
        (number, table_id, *_newest(page), closed(page)),
    )


_ENTRIES = """
    WHERE table_id = ?1 AND revision <= (
        SELECT max(revision) FROM journal WHERE table_id = ?1 AND at < ?2
        AND revision <= (SELECT revision FROM checkpoints WHERE table_id = ?1)
    )"""
_LINES = """
    WHERE table_id = ?1 AND id < (SELECT max(id) FROM events WHERE table_id = ?1)
    AND id <= (SELECT max(id) FROM events WHERE table_id = ?1 AND at < ?2)"""

# That it came with an interaction is all that matters of it by now: a person gave the answer.
_GIVEN = _columns(EntryRow).replace("interaction_id", "interaction_id * 0")
_OLD_ENTRIES = f"SELECT {_GIVEN} FROM journal {_ENTRIES} ORDER BY revision"
_OLD_LINES = f"SELECT {_columns(LineRow)} FROM events {_LINES} ORDER BY id"


def _last_page(db: sqlite3.Connection, table_id: int) -> tuple[int | None, Page]:
    """The page that there is room on; None: none, a new one begins."""
    last = "SELECT id, body FROM pages WHERE table_id = ? ORDER BY id DESC LIMIT 1"
    for number, body in db.execute(last, (table_id,)):
        try:
            page = opened(body)
        except PageBroken:  # it stays as it is, for whoever can mend it
            break
        if len(page.entries) < FULL:
            return number, page
    return None, Page()


def _newest(page: Page) -> tuple[int, int]:
    """The log's last line there, and its edition; -1: it has none."""
    return (page.lines[-1].id, page.lines[-1].edition) if page.lines else (-1, -1)
