"""Moves everything from one database to another: from a file to a PostgreSQL server, or back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from itertools import islice
from pathlib import Path

from storage.database.connection import Contents, Database, Row, Session
from storage.database.places import Place, database_at
from storage.database.sqlite.claim import claimed
from storage.errors import StorageFailed

FIRST = ("tables", "campaigns", "packs", "seats")
"""What others refer to, and so is written before them."""
IN_ORDER = {"sittings": "rowid", "events": "id"}
"""Tables whose rows are in the order in which they were written."""
AT_ONCE = 1000
"""How many rows are written at once."""


def move(source: Place, target: Place, now: datetime) -> dict[str, int]:
    """Copy everything from one database into another, which must be empty; the source stays as it
    is. Returns how many rows each table has. It is one transaction at the target: if it fails, or
    is interrupted, nothing has been moved. Raises StorageFailed: InUse where a bot uses either,
    NewerDatabase where either is of a newer Emberkeep."""
    if isinstance(source, Path) and not source.exists():
        raise StorageFailed(f"There is no database {source}.")
    if source == target or _same_file(source, target):
        raise StorageFailed("Both are the same database.")
    with ExitStack() as held:
        opened = []
        for place in (source, target):
            if isinstance(place, Path):
                held.enter_context(claimed(place))
            database = database_at(place, alone=True)
            with _worded(database):
                session = database.session(now)
            held.callback(session.close)
            opened.append((database, session))
        (origin, reading), (goal, writing) = opened
        with _worded(origin):
            reading.begin()
            held.callback(reading.rollback)
            with _worded(goal):
                writing.begin()
                held.callback(writing.rollback)
                return _moved(reading, writing, goal.name)


def counted(moved: Mapping[str, int]) -> str:
    """What was moved, by table, as an operator reads it."""
    lines = [f"{rows:>12,}  {table}" for table, rows in moved.items() if rows]
    total = f"{sum(moved.values()):>12,}  in all"
    return "\n".join(["Everything has been copied, and counted in both:", *lines, total])


def _same_file(source: Place, target: Place) -> bool:
    both = isinstance(source, Path) and isinstance(target, Path)
    return both and Path(source).resolve() == Path(target).resolve()


@contextmanager
def _worded(database: Database) -> Iterator[None]:
    try:
        yield
    except database.errors as error:
        raise database.in_words(error) from error


def _moved(reading: Session, writing: Session, goal: str) -> dict[str, int]:
    source, target = reading.contents, writing.contents
    tables = sorted(source.tables(), key=lambda name: (_place(name), name))
    for table in tables:
        if writing.db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
            raise StorageFailed(
                f"{goal} is not empty, it has rows in {table}; a database is moved only to where "
                "there is nothing. Name another, or empty that one first."
            )
    for table in tables:
        _copy(source, target, writing, table)
    target.go_on_from(source.numbers())
    counts = {table: _count(writing, table) for table in tables}
    for table, number in counts.items():
        if (there := _count(reading, table)) != number:
            raise StorageFailed(
                f"Of the {there} rows of {table} only {number} would have come through."
            )
    writing.commit()
    return counts


def _place(table: str) -> int:
    return FIRST.index(table) if table in FIRST else len(FIRST)


def _copy(source: Contents, target: Contents, writing: Session, table: str) -> None:
    columns = target.columns(table)
    if set(columns) != set(source.columns(table)):
        raise StorageFailed(f"The table {table} has other columns there; bring both up to date.")
    named = ", ".join(columns)
    order = f" ORDER BY {IN_ORDER[table]}" if table in IN_ORDER else ""
    rows = source.rows(f"SELECT {named} FROM {table}{order}")
    insert = f"INSERT INTO {table} ({named}) VALUES ({', '.join('?' * len(columns))})"
    while some := _some(rows):
        writing.db.executemany(insert, some)


def _some(rows: Iterator[Row]) -> Sequence[Row]:
    return list(islice(rows, AT_ONCE))


def _count(session: Session, table: str) -> int:
    ((number,),) = session.db.execute(f"SELECT count(*) FROM {table}").fetchall()
    return int(number)
