"""What people have been told: the kinds of question they have met, and the roles they play."""

from __future__ import annotations

from collections.abc import Iterable
from sqlite3 import Connection

MET = "SELECT lesson FROM lessons WHERE user_id = ?"
TOLD = "SELECT user_id, role FROM roles_told WHERE table_id = ?"


def learn(db: Connection, user_id: int, lessons: Iterable[str]) -> None:
    """The user has met these kinds of question."""
    rows = [(user_id, lesson) for lesson in lessons]
    db.executemany("INSERT OR IGNORE INTO lessons (user_id, lesson) VALUES (?, ?)", rows)


def tell_role(db: Connection, table_id: int, user_id: int, role: str) -> None:
    """The user knows that they play this role at the table."""
    db.execute(
        "INSERT OR REPLACE INTO roles_told (table_id, user_id, role) VALUES (?, ?, ?)",
        (table_id, user_id, role),
    )
