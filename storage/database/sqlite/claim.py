"""Only one process may use a database at a time.

Two bots on one database would each trust their own memory of a table. The claim is a lock on a file
beside the database, which the operating system releases however the process ends. Another file
beside it says who holds the lock, because a locked file cannot be read on Windows.
"""

import contextlib
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from storage.errors import InUse

CLAIM_CHARACTERS = 300
"""Characters of the text that says who holds the claim."""


@contextmanager
def claim_database(database: Path) -> Iterator[None]:
    """Hold the claim on the database for the duration of the block. Create the database's folder if
    needed. Raises InUse if another process holds the claim, and OSError if the lock file cannot be
    made."""
    whole = database.resolve()  # one database, whichever way leads to it
    whole.parent.mkdir(parents=True, exist_ok=True)
    holder = whole.with_name(f"{whole.name}.holder")
    try:
        lock = FileLock(whole.with_name(f"{whole.name}.lock"), timeout=0).acquire()
    except Timeout as error:
        raise InUse(
            f"{database} is in use by another Emberkeep: {_read_holder(holder)}. Two at once would "
            "undo each other's tables. Stop the bot first, or give this one a folder of its own "
            "(EMBERKEEP_DATA)."
        ) from error
    with lock:
        holder.write_text(
            f"process {os.getpid()} on {socket.gethostname()}"[:CLAIM_CHARACTERS], "utf-8"
        )
        yield


def _read_holder(file: Path) -> str:
    with contextlib.suppress(OSError):
        said = file.read_text("utf-8", errors="replace")[:CLAIM_CHARACTERS]
        if said and said.isprintable():
            return said
    return "a process that has only just begun"
