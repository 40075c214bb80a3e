"""A database as an older Emberkeep kept it."""

import sqlite3
from pathlib import Path

UNDONE = {
    23: "ALTER TABLE players DROP COLUMN language;",
    22: "ALTER TABLE outbox DROP COLUMN claimed_at; ALTER TABLE tables DROP COLUMN cached_by;",
    18: "DROP TABLE table_packs; DROP TABLE user_packs; DROP TABLE server_packs; DROP TABLE packs;",
    2: "ALTER TABLE events DROP COLUMN revision; ALTER TABLE events DROP COLUMN about;",
    3: "DROP TABLE waits;",
    4: "DROP TABLE looks;",
    5: "DROP INDEX played_in_guild; DROP TABLE sittings; ALTER TABLE tables DROP COLUMN winners;"
    " ALTER TABLE journal DROP COLUMN asked_at;",
    6: "DROP INDEX tables_that_ring; ALTER TABLE tables DROP COLUMN rings_at; DROP TABLE servers;"
    " ALTER TABLE players DROP COLUMN zone;",
    7: "DROP INDEX active_in_guild;",
    8: "DROP TABLE reminders; ALTER TABLE tables DROP COLUMN stall_message_id;"
    " ALTER TABLE players DROP COLUMN nudge_every; ALTER TABLE players DROP COLUMN quiet;"
    " ALTER TABLE players DROP COLUMN nudge_by;",
    9: "DROP TABLE aways; DROP TABLE banks; DROP TABLE kept; DROP TABLE motions;"
    " ALTER TABLE waits DROP COLUMN granted; ALTER TABLE waits DROP COLUMN warned;"
    " ALTER TABLE waits DROP COLUMN voted;",
    10: "ALTER TABLE events DROP COLUMN step;",
    11: "DROP TABLE pages;",
    12: "DROP TABLE erasures;",
    13: "DROP TABLE interactions; DROP TRIGGER sitter_erased;"
    " ALTER TABLE tables DROP COLUMN sitter_erased;",
    14: "ALTER TABLE players DROP COLUMN lessons; DROP TABLE lessons; DROP TABLE roles_told;",
    17: "DROP TABLE words; DROP TABLE mixed_seeds;",
    16: "DROP INDEX outbox_of_user; ALTER TABLE outbox DROP COLUMN user_id;"
    " ALTER TABLE players DROP COLUMN dms_refused; DROP TABLE direct_channels; DROP TABLE pauses;",
    19: "DROP TABLE presets;",
    21: "ALTER TABLE words DROP COLUMN void;",
    20: "ALTER TABLE seats DROP COLUMN strength; ALTER TABLE players DROP COLUMN stand_in;",
    15: "DROP TABLE saves; DROP TABLE chapters; DROP TABLE campaigns;",
}
"""What takes each script's doing away again."""


def make_older(path: Path, version: int) -> None:
    """Bring a closed database back to that schema."""
    link = sqlite3.connect(path)
    for number in sorted(UNDONE, reverse=True):
        if number > version:
            link.executescript(UNDONE[number])
    link.execute(f"PRAGMA user_version = {version}")
    link.commit()
    link.close()
