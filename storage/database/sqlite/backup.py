"""Copies a whole database while it is in use."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


def copy_database(source: Path, target: Path) -> None:
    """Write the database at `source`, as it is now, to `target`, flushed to disk on return. Raises
    FileExistsError if the target exists, and sqlite3.Error if copying fails; then there is no
    target."""
    with _write_whole_or_nothing(target) as partial:
        with closing(sqlite3.connect(source, isolation_level=None)) as link:
            link.execute("VACUUM INTO ?", (str(partial),))
        # VACUUM INTO leaves its file to the system's cache; a backup must outlive a power cut.
        _sync_to_disk(partial)
    _sync_to_disk(target.parent)


@contextmanager
def _write_whole_or_nothing(target: Path) -> Iterator[Path]:
    """Yield a path to write to; it becomes `target` if the block succeeds. Raises
    FileExistsError."""
    if target.exists():
        raise FileExistsError(f"{target} exists already; a backup overwrites nothing.")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        yield partial
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)


def _sync_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
