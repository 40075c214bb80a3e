"""All that a file of SQLite's holds, table by table."""

import sqlite3
from collections.abc import Iterator

from storage.database.connection import Row


class SqliteContents:
    """The file's tables, within its session's transaction."""

    def __init__(self, link: sqlite3.Connection) -> None:
        self._link = link

    def list_tables(self) -> list[str]:
        found = self._link.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        return [name for (name,) in found]

    def list_insertable_columns(self, table: str) -> list[str]:
        return [name for _, name, *_ in self._link.execute(f"PRAGMA table_info({table})")]

    def select_rows(self, query: str) -> Iterator[Row]:
        return self._link.execute(query)

    def find_last_ids(self) -> dict[str, int]:
        return dict(self._link.execute("SELECT name, seq FROM sqlite_sequence"))

    def set_last_ids(self, numbers: dict[str, int]) -> None:
        # Only some tables count apart from their rows; a table that has had none is not listed yet.
        where = "SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'"
        for table in {name for (name,) in self._link.execute(where)} & numbers.keys():
            self._link.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            self._link.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, numbers[table]))
