"""A table in play as the bot has it in memory, without the bot."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from rules.engine import Table
from storage import Seat, TableRow
from tables.session import TableSession

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def make_session(table: Table[Any], **changes: Any) -> TableSession:
    """Everybody who sits there is a person. `changes`: what else stands in the table's row."""
    seats = tuple(Seat(number, 10 + number, name) for number, name in enumerate(table.names))
    key = table.game.key
    row = TableRow(1, 2, 3, 4, key, {}, {}, "s", "playing", 0, 0, seats, None, NOW, NOW)
    return TableSession(replace(row, **changes), table)
