"""Writes the answers that people give ahead, on the writer's thread and inside a transaction."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, replace

from rules.engine.presets import Preset
from rules.kit.said import find_kept_text, keep_text
from storage.database.connection import Connection, Row

PRESET_COLUMNS = "kind, answer, condition, scope, words, step, round, role"
"""The columns that hold a Preset, in the order of its fields."""
AT_TABLE = f"""
    SELECT user_id, {PRESET_COLUMNS} FROM presets WHERE table_id = ?
    ORDER BY user_id, kind, condition"""


def parse_preset(row: Row) -> Preset:
    """Make a Preset from a row of the columns PRESET_COLUMNS."""
    found = Preset(*row)
    return replace(found, words=find_kept_text(str(found.words)))


def replace_presets(db: Connection, table_id: int, presets: Mapping[int, Sequence[Preset]]) -> None:
    """Replace the answers that each of these users has given ahead at the table."""
    if not presets:
        return
    db.executemany(
        "DELETE FROM presets WHERE table_id = ? AND user_id = ?",
        [(table_id, user_id) for user_id in presets],
    )
    db.executemany(
        f"INSERT INTO presets (table_id, user_id, {PRESET_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, user_id, *astuple(replace(preset, words=keep_text(preset.words))))
            for user_id, kept in presets.items()
            for preset in kept
        ],
    )
