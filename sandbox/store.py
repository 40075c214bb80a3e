"""Keeps the world in one SQLite file, or in SQLite's memory if no folder is given."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, bytes BLOB NOT NULL);
"""


class Store:
    """Keeps things (as JSON, by kind and id) and files.

    It gathers changes and writes them in one transaction at the event loop's next turn. So a burst
    costs one commit, and a killed process loses only the changes of the last turn.
    """

    def __init__(self, folder: Path | None) -> None:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        where = folder / "discord.sqlite" if folder else ":memory:"
        self._file = sqlite3.connect(where, timeout=0.2)
        self._changed: dict[tuple[str, str], BaseModel | None] = {}
        self._due = False
        try:
            if folder:
                # exclusive: two sandboxes on one folder would overwrite each other's world
                self._file.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._file.execute("PRAGMA journal_mode = WAL")
            self._file.executescript(_SCHEMA)
        except BaseException:
            self._file.close()
            raise

    def keep_thing(self, kind: str, thing_id: str, thing: BaseModel) -> None:
        self._changed[kind, thing_id] = thing
        self._write_soon()

    def forget_thing(self, kind: str, thing_id: str) -> None:
        self._changed[kind, thing_id] = None
        self._write_soon()

    def load_things(self, kind: str) -> Iterator[str]:
        """Read all kept things of a kind, as JSON, oldest id first."""
        query = "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id"
        for (body,) in self._file.execute(query, (kind,)):
            yield body

    def keep_file(self, file_id: str, data: bytes) -> None:
        self._file.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (file_id, data))
        self._write_soon()

    def forget_file(self, file_id: str) -> None:
        self._file.execute("DELETE FROM files WHERE id = ?", (file_id,))
        self._write_soon()

    def read_file(self, file_id: str) -> bytes:
        """Read a file's bytes. Return b"" if the store does not have the file."""
        found = self._file.execute("SELECT bytes FROM files WHERE id = ?", (file_id,)).fetchone()
        return bytes(found[0]) if found else b""

    def flush(self) -> None:
        """Write all changes now."""
        self._due = False
        changed, self._changed = self._changed, {}
        for key, thing in changed.items():
            if thing is None:
                self._file.execute("DELETE FROM things WHERE kind = ? AND id = ?", key)
            else:
                row = (*key, thing.model_dump_json(exclude_defaults=True))
                self._file.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", row)
        self._file.commit()

    def close(self) -> None:
        self.flush()
        self._file.close()

    def _write_soon(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._write_if_due)

    def _write_if_due(self) -> None:
        if self._due:
            self.flush()
