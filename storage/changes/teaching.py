"""Writes what was explained to users: kinds of question, and the roles that they play."""

from collections.abc import Iterable

from storage.database.connection import Connection

SELECT_LESSONS = "SELECT lesson FROM lessons WHERE user_id = ?"
SELECT_TOLD_ROLES = "SELECT user_id, role FROM roles_told WHERE table_id = ?"


def save_lessons(db: Connection, met: Iterable[tuple[int, str]]) -> None:
    """Save that these kinds of question were explained to these users."""
    db.executemany(
        "INSERT INTO lessons (user_id, lesson) VALUES (?, ?) ON CONFLICT DO NOTHING", met
    )


def save_told_roles(db: Connection, told: Iterable[tuple[int, int, str]]) -> None:
    """Save that each of these users was told, at this table, that they play this role."""
    db.executemany(
        "INSERT INTO roles_told (table_id, user_id, role) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET role = excluded.role",
        told,
    )
