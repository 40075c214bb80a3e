"""A disk that can be full: a small one of its own, where that is allowed, or a limit to what the
bot's process may write.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOM = 64
"""Megabytes of the small disk."""


class Disk:
    """Where the bot's database lies. `own`: whether it is a disk of its own."""

    def __init__(self, folder: Path, own: bool) -> None:
        self.folder = folder
        self.own = own
        self._ballast = folder / "ballast"

    @classmethod
    @asynccontextmanager
    async def mount_disk(
        cls, folder: Path, allowed: bool = True, room: int = ROOM
    ) -> AsyncIterator[Disk]:
        """A small disk in memory, of so many megabytes, for as long as this lasts; without leave
        for that, here or from the machine, the folder alone."""
        size = ["-o", f"size={room}m"]
        own = allowed and await _run_command(
            "mount", "-t", "tmpfs", *size, "emberkeep-soak", str(folder)
        )
        try:
            yield cls(folder, own)
        finally:
            if own:
                await _run_command("umount", str(folder))

    def fill_up(self, process: int) -> None:
        """Fill the disk: nothing more can be written."""
        if not self.own:
            _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (0, most))  # the log is not cut short
            return
        with self._ballast.open("ab", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(bytes(4096))

    def free_up(self, process: int | None) -> None:
        """Make room again."""
        self._ballast.unlink(missing_ok=True)
        if not self.own and process is not None:
            with contextlib.suppress(ProcessLookupError):
                _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
                resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))


async def _run_command(*command: str) -> bool:
    """Whether a command there is has done what it should."""
    quiet = subprocess.DEVNULL
    try:
        run = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet)
    except OSError:
        return False
    return await run.wait() == 0
