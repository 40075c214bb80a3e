"""Writes when users are away, what they have seen, and what they and servers have set. Like
`table_changes`, these functions run on the writer's thread and inside a transaction."""

from collections.abc import Sequence
from typing import Any

from storage import rows
from storage.database.connection import Connection
from storage.models import Away, TableRow
from storage.records import PlayerSettings

_OLD_ABSENCE_MILLISECONDS = 366 * 24 * 3600 * 1000
"""In milliseconds: absences that ended longer ago than this affect no clock, and are deleted."""


def save_absence(db: Connection, user_id: int, away: Away) -> None:
    """Save an absence of the user. It replaces their absences from its beginning on."""
    since, until = rows.to_milliseconds(away.since), rows.to_milliseconds_or_none(away.until)
    end_absence(db, since, user_id)
    db.execute(
        "INSERT INTO aways (user_id, since, until) VALUES (?, ?, ?)", (user_id, since, until)
    )


def end_absence(db: Connection, now: int, user_id: int) -> None:
    """End the user's present absence, if any, and delete their future and very old absences."""
    db.execute("DELETE FROM aways WHERE user_id = ? AND since >= ?", (user_id, now))
    db.execute(
        "DELETE FROM aways WHERE user_id = ? AND until < ?",
        (user_id, now - _OLD_ABSENCE_MILLISECONDS),
    )
    db.execute(
        "UPDATE aways SET until = ?2 WHERE user_id = ?1 AND (until IS NULL OR until > ?2)",
        (user_id, now),
    )


def save_look(db: Connection, now: int, row: TableRow, user_id: int) -> None:
    """Save that the user has seen the table as in this row. Does nothing if they had already seen
    this edition or a later one."""
    save_looks(db, [(row.id, user_id, row.edition, row.revision, now)])


def save_looks(db: Connection, looks: Sequence[tuple[int, int, int, int, int]]) -> None:
    db.executemany(
        "INSERT INTO looks (table_id, user_id, edition, revision, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET edition = excluded.edition,"
        " revision = excluded.revision, at = excluded.at WHERE excluded.edition > looks.edition",
        looks,
    )


def save_player_settings(db: Connection, user_id: int, settings: PlayerSettings) -> None:
    """Replace the player's settings."""
    db.execute(
        "INSERT INTO players"
        " (user_id, hand_by_dm, words_only, dms_closed, nudge_hours, zone, nudge_every, quiet,"
        " nudge_by, lessons, dms_refused, stand_in, language)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET hand_by_dm = excluded.hand_by_dm,"
        " words_only = excluded.words_only, dms_closed = excluded.dms_closed,"
        " nudge_hours = excluded.nudge_hours, zone = excluded.zone,"
        " nudge_every = excluded.nudge_every, quiet = excluded.quiet,"
        " nudge_by = excluded.nudge_by, lessons = excluded.lessons,"
        " dms_refused = excluded.dms_refused, stand_in = excluded.stand_in,"
        " language = excluded.language",
        (
            user_id,
            settings.hand_by_dm,
            settings.words_only,
            settings.dms_closed,
            settings.nudge_hours,
            settings.zone,
            settings.nudge_every,
            settings.quiet,
            settings.nudge_by,
            settings.lessons,
            settings.dms_refused,
            settings.stand_in,
            settings.language,
        ),
    )


def save_direct_channel(db: Connection, user_id: int, channel_id: int | None) -> None:
    """Replace the stored channel of the user's direct messages; None: delete it."""
    db.execute("DELETE FROM direct_channels WHERE user_id = ?", (user_id,))
    if channel_id is not None:
        db.execute(
            "INSERT INTO direct_channels (user_id, channel_id) VALUES (?, ?)", (user_id, channel_id)
        )


def save_server_settings(db: Connection, guild_id: int, settings: dict[str, Any]) -> None:
    """Replace the server's settings."""
    packed = rows.pack_json(settings)
    db.execute(
        "INSERT INTO servers (guild_id, settings) VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        (guild_id, packed),
    )
