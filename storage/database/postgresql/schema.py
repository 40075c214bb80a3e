"""Brings a PostgreSQL database to the current schema, one numbered script after the other."""

from pathlib import Path
from typing import Any

import psycopg

from storage.database.scripts import list_new_scripts
from storage.errors import StorageFailed

MIGRATIONS = Path(__file__).parents[2] / "migrations" / "postgresql"

MIGRATION_LOCK_NUMBER = 0x456D6265726B01
"""Held while the schema is changed, so that two processes do not do it together."""


def migrate(link: psycopg.Connection[Any], name: str) -> None:
    """Apply the scripts `V{n}__name.sql` that the database has not had, each in its own
    transaction. The first holds all of the schema as it was then.

    The table `schema_version` holds the last number applied. Raises NewerDatabase if that is
    beyond the folder's last, and StorageFailed if a script fails: it and what follows are not
    applied.
    """
    for number, script in list_new_scripts(MIGRATIONS, name, _read_version(link)):
        _apply_script(link, number, script)


def _read_version(link: psycopg.Connection[Any]) -> int:
    there = "SELECT to_regclass('schema_version')"
    if link.execute(there).fetchall() == [(None,)]:
        return 0
    ((version,),) = link.execute("SELECT number FROM schema_version").fetchall()
    return int(version)


def _apply_script(link: psycopg.Connection[Any], number: int, script: Path) -> None:
    try:
        with link.transaction():
            # A large table may take its time, and another process that is at it too.
            link.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
            link.execute("SELECT pg_advisory_xact_lock($1)", (MIGRATION_LOCK_NUMBER,))
            # Another process may have been here while this one waited for its turn.
            if (version := _read_version(link)) < number:
                link.execute(script.read_bytes())
                if version == 0:
                    link.execute("CREATE TABLE schema_version (number integer NOT NULL)")
                    link.execute("INSERT INTO schema_version VALUES (0)")
                link.execute("UPDATE schema_version SET number = $1", (number,))
    except psycopg.Error as error:
        raise StorageFailed(
            f"{script.name} could not be applied: {error}. The database is unchanged."
        ) from error
