"""Only one process may use a database at a time.

Two bots on one database would each trust their own memory of a table. The claim is an operating
system lock on a file beside the database, which is released when the process ends for whatever
reason. The text in that file only says who holds the lock.
"""

from __future__ import annotations

import errno
import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import InUse

MOST = 300
"""Bytes of the text that says who holds the claim."""


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """Holds the claim on the database for the duration of the block. Creates the database's folder
    if needed. Raises InUse where another process holds the claim, and OSError where the lock file
    cannot be made."""
    whole = database.resolve()  # one database, whichever way leads to it
    whole.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(_beside(whole), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
                raise
            raise InUse(
                f"{database} is in use by another Emberkeep: {_whose(handle)}. Two at once would "
                "undo each other's tables. Stop the bot first, or give this one a folder of its "
                "own (EMBERKEEP_DATA)."
            ) from error
        os.ftruncate(handle, 0)
        os.pwrite(handle, f"process {os.getpid()} on {socket.gethostname()}".encode()[:MOST], 0)
        yield
    finally:
        os.close(handle)  # which lets go; the file stays, for to delete it could hit the next one's


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def _whose(handle: int) -> str:
    said = os.pread(handle, MOST, 0).decode(errors="replace")
    return said if said.isprintable() and said else "a process that has only just begun"
