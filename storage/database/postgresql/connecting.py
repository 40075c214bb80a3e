"""Connections to a PostgreSQL database, and how values travel to it and back."""

from typing import Any, TypeAlias

import psycopg
from psycopg.adapt import Buffer, Dumper
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.string import StrDumperUnknown, TextLoader

from storage.errors import StorageFailed

Link: TypeAlias = psycopg.Connection[tuple[Any, ...]]

ANSWERS_WITHIN = 30
"""Seconds within which the server must have carried out a query."""
LOCK_TIMEOUT_SECONDS = 5
"""Seconds for which a query waits for what another process has locked, and seconds to connect."""

SHARING_SETTINGS = {"idle_in_transaction_session_timeout": "3s"}
"""Where several processes share the database: one that freezes in the middle of a transaction must
not keep its rows from the others."""
TRANSACTION_LIMIT_SECONDS = 10
"""Seconds after which a writer's transaction is ended there, whatever it is waiting for."""
WRITERS_APPLICATION_NAME = "emberkeep writer"
"""The name of the writers' connections there."""
TRANSACTION_TIMEOUT = 170000
"""The first version of PostgreSQL that ends long transactions by itself."""

_CONNECTION_SETTINGS = {
    "statement_timeout": f"{ANSWERS_WITHIN}s",
    "lock_timeout": f"{LOCK_TIMEOUT_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{ANSWERS_WITHIN}s",
    # The server lets go of what a process held whose machine has gone without a word.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
_CONNECTION_PARAMETERS: dict[str, str | int] = {
    "application_name": "emberkeep",
    "connect_timeout": LOCK_TIMEOUT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""What is asked of the connection, where the address does not ask for something else."""


class _Number(Dumper):
    """A number whose type PostgreSQL works out from its place in the query."""

    oid = 0

    def dump(self, obj: int) -> Buffer:
        return b"%d" % obj  # True and False are 1 and 0


class _Text(StrDumperUnknown):
    """A text. PostgreSQL keeps every character but one, which no keyboard has."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


def connect(address: str, **settings: str) -> Link:
    """Connect to the address with these PostgreSQL settings. Each query is a transaction of its own
    unless it says otherwise. Raises psycopg.Error."""
    link = psycopg.connect(
        add_settings(address, settings), autocommit=True, cursor_factory=psycopg.RawCursor
    )
    for number in (bool, int):
        link.adapters.register_dumper(number, _Number)
    link.adapters.register_dumper(str, _Text)
    link.adapters.register_loader("json", TextLoader)  # as SQLite has it: a text
    link.prepare_threshold = 1
    link.prepared_max = 300
    return link


def limit_transactions(link: Link) -> None:
    """Have PostgreSQL end each transaction of this writer after `TRANSACTION_LIMIT_SECONDS`.
    Servers older than `TRANSACTION_TIMEOUT` cannot: there other processes do so, who find the
    connection by its name."""
    link.execute(f"SET application_name = '{WRITERS_APPLICATION_NAME}'".encode())
    if link.info.server_version >= TRANSACTION_TIMEOUT:
        link.execute(f"SET transaction_timeout = '{TRANSACTION_LIMIT_SECONDS}s'".encode())


def describe_address(address: str) -> str:
    """Describe the database at the address for messages, without the password. Raises StorageFailed
    if it is no address."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StorageFailed(
            f"The address of the database cannot be read: {str(error).strip()}. It looks like "
            "postgresql://user:password@host:5432/database."
        ) from error
    port = f":{parts['port']}" if parts.get("port") else ""
    where = f"{parts.get('host') or 'localhost'}{port}"
    return f"PostgreSQL database {parts.get('dbname') or parts.get('user')} at {where}"


def add_settings(address: str, settings: dict[str, str]) -> str:
    """Add the bot's connection parameters and these PostgreSQL settings to the address."""
    parts = conninfo_to_dict(address)
    asked = " ".join(
        f"-c {name}={value}" for name, value in (_CONNECTION_SETTINGS | settings).items()
    )
    # What the operator asks for in the address comes last, and so wins.
    options = f"{asked} {parts.get('options') or ''}".strip()
    return make_conninfo(address, **{**_CONNECTION_PARAMETERS, **parts, "options": options})
