"""All that a PostgreSQL database holds, table by table."""

from collections.abc import Iterator

from storage.database.connection import Row
from storage.database.postgresql.connecting import Link

AT_ONCE = 1000
"""How many rows are fetched at once."""


class PostgresqlContents:
    """The database's tables, within its session's transaction, which may take its time."""

    def __init__(self, link: Link) -> None:
        self._link = link
        for patience in ("statement_timeout", "idle_in_transaction_session_timeout"):
            link.execute(f"SET {patience} = 0".encode())

    def list_tables(self) -> list[str]:
        found = self._link.execute(
            "SELECT table_name FROM information_schema.tables"
            " WHERE table_schema = current_schema() AND table_name <> 'schema_version'"
        )
        return [str(name) for (name,) in found]

    def list_insertable_columns(self, table: str) -> list[str]:
        found = self._link.execute(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = $1"
            " AND identity_generation IS DISTINCT FROM 'ALWAYS' ORDER BY ordinal_position",
            (table,),
        )
        return [str(name) for (name,) in found]

    def select_rows(self, query: str) -> Iterator[Row]:
        self._link.execute(f"DECLARE contents NO SCROLL CURSOR FOR {query}".encode())
        while found := self._link.execute(f"FETCH {AT_ONCE} FROM contents".encode()).fetchall():
            yield from found
        self._link.execute("CLOSE contents")

    def find_last_ids(self) -> dict[str, int]:
        found = {}
        for table, sequence in self._find_sequences().items():
            where = f"SELECT last_value FROM {sequence} WHERE is_called"
            for (last,) in self._link.execute(where.encode()):
                found[table] = int(last)
        return found

    def set_last_ids(self, numbers: dict[str, int]) -> None:
        for table, sequence in self._find_sequences().items():
            # Of a table that does not count apart from its rows, they say where it stands.
            ((last,),) = self._link.execute(f"SELECT max(id) FROM {table}".encode()).fetchall()
            if number := max(numbers.get(table, 0), last or 0):
                self._link.execute("SELECT setval($1::regclass, $2)", (sequence, number))

    def _find_sequences(self) -> dict[str, str]:
        found = self._link.execute(
            "SELECT table_name, pg_get_serial_sequence(quote_ident(table_name), column_name)"
            " FROM information_schema.columns WHERE table_schema = current_schema()"
            " AND is_identity = 'YES' AND column_name = 'id'"
        )
        return {str(table): str(sequence) for table, sequence in found}
