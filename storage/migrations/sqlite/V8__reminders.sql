-- How often a player who has been reminded is reminded again (hours), when they are never disturbed
-- ("22:00-08:00", or "off"), and whether it is by "channel" or by "dm". NULL: as the table does.
ALTER TABLE players ADD COLUMN nudge_every INTEGER;
ALTER TABLE players ADD COLUMN quiet TEXT;
ALTER TABLE players ADD COLUMN nudge_by TEXT;

-- What has been done to bring a turn to somebody's mind, while the table waits for them.
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    since INTEGER, -- it counts from then. NULL: from when their question was put
    sent INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER,
    snoozed_until INTEGER,
    muted INTEGER NOT NULL DEFAULT 0,
    stalled INTEGER NOT NULL DEFAULT 0, -- the table has been told
    channel_id INTEGER, -- where the message is that reminds them
    message_id INTEGER,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX reminders_of_user ON reminders (user_id);

-- The message that tells a table that it has stalled.
ALTER TABLE tables ADD COLUMN stall_message_id INTEGER;

-- Tables in play ring at once, to find out when somebody there is to be reminded.
UPDATE tables SET rings_at = 0 WHERE status = 'playing';
