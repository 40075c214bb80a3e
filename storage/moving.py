"""Moves everything from one database to another: from a file to a PostgreSQL server, or back."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import datetime
from itertools import islice
from pathlib import Path

from storage.database.connection import Contents, Database, Session
from storage.database.places import Place, make_database
from storage.database.sqlite.claim import claim_database
from storage.errors import StorageFailed

TABLES_MOVED_FIRST = ("tables", "campaigns", "packs", "seats")
"""Database tables that other tables refer to, so that they are written first."""
IN_ORDER = {"sittings": "rowid", "events": "id"}
"""Database tables whose rows must be copied in the order of this column."""
AT_ONCE = 1000
"""How many rows are written at once."""


def copy_everything(source: Place, target: Place, now: datetime) -> dict[str, int]:
    """Copy everything from one database into another, which must be empty; the source stays as it
    is. Return how many rows each table has. The target gets everything in one transaction: if that
    fails or is interrupted, nothing has been moved. Raises StorageFailed, InUse if a bot uses
    either database, and NewerDatabase if a newer Emberkeep has written either."""
    if isinstance(source, Path) and not source.exists():
        raise StorageFailed(f"There is no database {source}.")
    places = {place.resolve() if isinstance(place, Path) else place for place in (source, target)}
    if len(places) == 1:
        raise StorageFailed("Both are the same database.")
    with ExitStack() as held:
        opened = []
        for place in (source, target):
            if isinstance(place, Path):
                held.enter_context(claim_database(place))
            database = make_database(place, alone=True)
            with _translate_errors(database):
                session = database.open_writer(now)
            held.callback(session.close)
            opened.append((database, session))
        (origin, reading), (goal, writing) = opened
        with _translate_errors(origin):
            reading.begin()
            held.callback(reading.rollback)
            with _translate_errors(goal):
                writing.begin()
                held.callback(writing.rollback)
                return _copy_tables(reading, writing, goal.name)


def format_row_counts(moved: Mapping[str, int]) -> str:
    """Format how many rows of each table were moved, for an operator."""
    lines = [f"{rows:>12,}  {table}" for table, rows in moved.items() if rows]
    total = f"{sum(moved.values()):>12,}  in all"
    return "\n".join(["Everything has been copied, and counted in both:", *lines, total])


@contextmanager
def _translate_errors(database: Database) -> Iterator[None]:
    try:
        yield
    except database.error_type as error:
        raise database.translate_error(error) from error


def _copy_tables(reading: Session, writing: Session, goal: str) -> dict[str, int]:
    """Copy all tables and id counters into an empty database, compare the row counts, and
    commit."""
    source, target = reading.contents, writing.contents
    listed = source.list_tables()
    tables = [name for name in TABLES_MOVED_FIRST if name in listed] + sorted(
        set(listed) - set(TABLES_MOVED_FIRST)
    )
    for table in tables:
        if writing.db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
            raise StorageFailed(
                f"{goal} is not empty, it has rows in {table}; a database is moved only to where "
                "there is nothing. Name another, or empty that one first."
            )
    for table in tables:
        _copy_table(source, target, writing, table)
    target.set_last_ids(source.find_last_ids())
    counts = {table: _count_rows(writing, table) for table in tables}
    for table, number in counts.items():
        if (there := _count_rows(reading, table)) != number:
            raise StorageFailed(
                f"Of the {there} rows of {table} only {number} would have come through."
            )
    writing.commit()
    return counts


def _copy_table(source: Contents, target: Contents, writing: Session, table: str) -> None:
    columns = target.list_insertable_columns(table)
    if set(columns) != set(source.list_insertable_columns(table)):
        raise StorageFailed(f"The table {table} has other columns there; bring both up to date.")
    named = ", ".join(columns)
    order = f" ORDER BY {IN_ORDER[table]}" if table in IN_ORDER else ""
    rows = source.select_rows(f"SELECT {named} FROM {table}{order}")
    insert = f"INSERT INTO {table} ({named}) VALUES ({', '.join('?' * len(columns))})"
    while some := list(islice(rows, AT_ONCE)):
        writing.db.executemany(insert, some)


def _count_rows(session: Session, table: str) -> int:
    ((number,),) = session.db.execute(f"SELECT count(*) FROM {table}").fetchall()
    return int(number)
