"""The past of a table: its journal and its log, partly in rows and partly packed on pages.

The newest part is in rows, as it was written. Readers get both parts in order and cannot tell them
apart. One statement reads both, so that nothing can be packed between two reads.
"""

from collections.abc import Iterable
from datetime import timedelta
from operator import attrgetter

from storage import rows
from storage.database.connection import Connection
from storage.errors import PageBroken
from storage.past.pages import Page, pack_page, unpack_page
from storage.rows import EntryRow, LineRow

FRESH_AGE = timedelta(hours=1)
"""Anything newer than this stays in rows: Discord may deliver an interaction again, and storage
recognises the duplicate by the journal's row."""
FEWEST_ENTRIES_TO_PACK = 8
"""A game in play is packed only when it has at least this many entries to pack."""
ENTRIES_IN_FULL_PAGE = 256
"""A page with at least this many entries gets no more, because adding to a page means compressing
it again."""


def _format_columns(of: type[EntryRow] | type[LineRow]) -> str:
    return ", ".join(of._fields)


def _format_select_with_pages(
    of: type[EntryRow] | type[LineRow], table: str, pages: str = "", rows: str = ""
) -> str:
    """Format the query of a table's pages, and of its rows that are not on a page."""
    nothing = ", ".join("NULL" for _ in of._fields)
    return (
        f"SELECT body, {nothing} FROM pages WHERE table_id = ?1{pages}"
        f" UNION ALL SELECT NULL, {_format_columns(of)} FROM {table} WHERE table_id = ?1{rows}"
    )


SELECT_JOURNAL = _format_select_with_pages(EntryRow, "journal")
"""Selects the rows and pages of a table's journal, for `unpack_journal`."""
SELECT_LOG = _format_select_with_pages(
    LineRow, "events", " AND event > ?2 AND edition > ?3", " AND id > ?2 AND edition > ?3"
)
"""Selects the rows and pages of a table's log, for `unpack_log`: everything newer than the line ?2
and the edition ?3 (-1: everything), and possibly more."""
SELECT_NEWS = _format_select_with_pages(
    LineRow,
    "events",
    " AND edition > ?2",
    " AND (edition > ?2 OR id >= (SELECT id FROM events WHERE table_id = ?1 AND seats IS NULL"
    " ORDER BY id DESC LIMIT 1 OFFSET ?3 - 1))",
)
"""Selects rows and pages of a table's log, for `unpack_log`: everything newer than the edition ?2,
and at least the last ?3 unpacked lines for everybody, if the log has that many."""

SELECT_PACKABLE_TABLES = f"""
    SELECT id FROM tables AS t WHERE (
        SELECT count(*) FROM journal WHERE table_id = t.id AND at < ?1
        AND revision <= (SELECT revision FROM checkpoints WHERE table_id = t.id)
    ) >= CASE status WHEN 'playing' THEN {FEWEST_ENTRIES_TO_PACK} ELSE 1 END"""
"""Selects the tables that have something older than the time ?1 to pack. Callers may append more
conditions."""


def unpack_journal(found: Iterable[rows.Row]) -> list[EntryRow]:
    """Put together the journal from the rows that SELECT_JOURNAL selected. Raises PageBroken if a
    page cannot be read."""
    whole: list[EntryRow] = []
    for body, *row in found:
        whole += [EntryRow(*row)] if body is None else unpack_page(body).entries
    return sorted(whole, key=attrgetter("revision"))


def unpack_log(found: Iterable[rows.Row]) -> list[LineRow]:
    """Put together the log from rows that SELECT_LOG or SELECT_NEWS selected. Raises PageBroken if
    a page cannot be read."""
    whole: list[LineRow] = []
    for body, *row in found:
        whole += [LineRow(*row)] if body is None else unpack_page(body).lines
    return sorted(whole, key=attrgetter("id"))


# -- packing -------------------------------------------------------------------------------------


def pack_old_lines(db: Connection, table_id: int, before: int) -> None:
    """Move what is older than `before` to a page: the journal entries that a checkpoint covers, and
    the log lines except the last, which stays so that the ids of lines keep growing."""
    which = (table_id, before)
    old = Page(
        tuple(EntryRow(*row) for row in db.execute(_OLD_ENTRIES, which)),
        tuple(LineRow(*row) for row in db.execute(_OLD_LINES, which)),
    )
    if old == Page():
        return
    db.execute(f"DELETE FROM journal {_WHERE_OLD_ENTRIES}", which)
    db.execute(f"DELETE FROM events {_WHERE_OLD_LINES}", which)
    number, last = _find_page_with_room(db, table_id)
    page = Page(last.entries + old.entries, last.lines + old.lines)
    newest = (page.lines[-1].id, page.lines[-1].edition) if page.lines else (-1, -1)
    if number is not None:
        db.execute(
            "UPDATE pages SET event = ?, edition = ?, body = ? WHERE table_id = ? AND id = ?",
            (*newest, pack_page(page), table_id, number),
        )
    else:
        db.execute(
            "INSERT INTO pages (table_id, event, edition, body) VALUES (?, ?, ?, ?)",
            (table_id, *newest, pack_page(page)),
        )


_WHERE_OLD_ENTRIES = """
    WHERE table_id = ?1 AND revision <= (
        SELECT max(revision) FROM journal WHERE table_id = ?1 AND at < ?2
        AND revision <= (SELECT revision FROM checkpoints WHERE table_id = ?1)
    )"""
_WHERE_OLD_LINES = """
    WHERE table_id = ?1 AND id < (SELECT max(id) FROM events WHERE table_id = ?1)
    AND id <= (SELECT max(id) FROM events WHERE table_id = ?1 AND at < ?2)"""

# Of an old interaction id, only whether there is one matters: it shows that a person answered.
_ENTRY_COLUMNS = _format_columns(EntryRow).replace("interaction_id", "interaction_id * 0")
_OLD_ENTRIES = f"SELECT {_ENTRY_COLUMNS} FROM journal {_WHERE_OLD_ENTRIES} ORDER BY revision"
_OLD_LINES = f"SELECT {_format_columns(LineRow)} FROM events {_WHERE_OLD_LINES} ORDER BY id"


def _find_page_with_room(db: Connection, table_id: int) -> tuple[int | None, Page]:
    """Find the id and content of the table's last page. Return None and an empty page if the table
    has no page, or if the last page is full or broken."""
    last = "SELECT id, body FROM pages WHERE table_id = ? ORDER BY id DESC LIMIT 1"
    for number, body in db.execute(last, (table_id,)):
        try:
            page = unpack_page(body)
        except PageBroken:  # leave the page as it is, in case somebody can mend it
            break
        if len(page.entries) < ENTRIES_IN_FULL_PAGE:
            return number, page
    return None, Page()
