"""Makes regular backups of the database, keeps the latest, and restores a backup."""

import asyncio
import logging
import re
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage.database.places import Place
from storage.database.sqlite.claim import claim_database
from storage.database.sqlite.schema import find_newest_version

from .errors import StorageFailed
from .store import Store

log = logging.getLogger(__name__)

LARGEST_CLOCK_ERROR = timedelta(hours=1)
"""How far in the future a backup's date may lie, in case somebody has corrected the clock."""
_STAMP_FORMAT = "%Y%m%dT%H%M%SZ"
_FILE_NAME_PATTERN = re.compile(r"emberkeep-(\d{8}T\d{6}Z)\.sqlite3")


class Backups:
    """A folder of backups. The name of the latest backup says when the next is due, so a restart
    neither skips a backup nor makes an extra one."""

    def __init__(self, store: Store, folder: Path, *, every: timedelta, keep: int) -> None:
        self._store = store
        self._folder = folder
        self._keep = keep
        self.every = every
        """The time from one backup to the next; zero: make no backups."""
        self.failed = ""
        """Why the last attempt failed; "" if it did not fail."""
        self.failures = 0
        """How many attempts have failed since the start."""
        self._warned_of: set[Path] = set()

    def list_backups(self) -> list[tuple[datetime, Path]]:
        """List the backups in the folder, each with its time, oldest first. Leave out those dated
        in the future, and log a warning: the clock was wrong, and they would stop backups."""
        latest, found = self._store.now() + LARGEST_CLOCK_ERROR, []
        for at, path in self._list_dated_files():
            if at <= latest:
                found.append((at, path))
            elif path not in self._warned_of:
                self._warned_of.add(path)
                log.warning("The backup %s is dated in the future, and does not count.", path)
        return found

    def _list_dated_files(self) -> list[tuple[datetime, Path]]:
        """List the backup files in the folder, each with the time in its name, oldest first."""
        found = []
        for path in self._folder.glob("emberkeep-*.sqlite3"):
            if name := _FILE_NAME_PATTERN.fullmatch(path.name):
                with suppress(ValueError):  # digits that are no date
                    found.append(
                        (datetime.strptime(name[1], _STAMP_FORMAT).replace(tzinfo=UTC), path)
                    )
        return sorted(found)

    async def find_due(self) -> datetime | None:
        """Find when the next backup is due. Return None if no backups are to be made."""
        if not self.every:
            return None
        made = await asyncio.to_thread(self.list_backups)
        return made[-1][0] + self.every if made else self._store.now()

    async def run(self) -> None:
        """Make a backup if one is due, then delete the oldest beyond the number to keep. Raises
        StorageFailed or OSError."""
        due = await self.find_due()
        now = self._store.now()
        if due is None or now < due:
            return
        try:
            await asyncio.to_thread(self._folder.mkdir, parents=True, exist_ok=True)
            await self._store.back_up(self._folder / f"emberkeep-{now:{_STAMP_FORMAT}}.sqlite3")
        except (StorageFailed, OSError) as error:
            self.failed = str(error)
            self.failures += 1
            raise
        self.failed = ""
        for _, path in (await asyncio.to_thread(self.list_backups))[: -self._keep]:
            await asyncio.to_thread(path.unlink, missing_ok=True)


def restore_backup(copy: Path, database: Place, now: datetime) -> Path | None:
    """Put a backup in place of the database, and keep the old database next to it. Return the old
    database's new path, or None if there was none. Raises StorageFailed, with nothing changed, if
    the backup is not a complete database of Emberkeep, or the database is in use or at a server."""
    if not isinstance(database, Path):
        raise StorageFailed(
            "--restore is for a database in a file, and EMBERKEEP_DATABASE names one at a "
            "PostgreSQL server. Its backups are put back by pg_restore (docs/operations.md)."
        )
    _check_backup(copy)
    with claim_database(database):
        return _replace_database(copy, database, now)


def _replace_database(copy: Path, database: Path, now: datetime) -> Path | None:
    """Replace the database with a copy of the backup. Return the old database's new path, or
    None."""
    before = database.with_name(f"{database.stem}-before-{now:{_STAMP_FORMAT}}{database.suffix}")
    fresh = database.with_name(database.name + ".restored")
    shutil.copyfile(copy, fresh)
    was_there = database.exists()
    if was_there:
        _merge_write_ahead_log(database)
        database.rename(before)
    fresh.rename(database)
    return before if was_there else None


def _check_backup(copy: Path) -> None:
    """Check that the file is a whole database of a known schema. Raises StorageFailed."""
    if not copy.is_file():
        raise StorageFailed(f"There is no file {copy}.")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as link:
            (version,) = link.execute("PRAGMA user_version").fetchone()
            (verdict,) = link.execute("PRAGMA quick_check").fetchone()
            link.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise StorageFailed(f"{copy} is no database of Emberkeep's: {error}.") from error
    if verdict != "ok":
        raise StorageFailed(f"{copy} is damaged: {verdict}.")
    if not 0 < version <= find_newest_version():
        raise StorageFailed(
            f"{copy} is of schema {version}, and this "
            f"Emberkeep knows up to {find_newest_version()}."
        )


def _merge_write_ahead_log(database: Path) -> None:
    """Merge the write-ahead log into the database file, or delete it if the file is broken. Raises
    StorageFailed if the file is in use."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as link:
            (mode,) = link.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.Error as error:
        if "locked" in str(error) or "busy" in str(error):
            raise StorageFailed(
                f"{database} is in use. Stop the bot first, then restore."
            ) from error
        # A file so broken that it cannot be opened is a reason to restore, not to refuse.
        for rest in ("-wal", "-shm"):
            database.with_name(database.name + rest).unlink(missing_ok=True)
        return
    assert mode == "delete"
