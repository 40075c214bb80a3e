-- Times are milliseconds since 1970, ids of Discord's are integers, JSON is compact text.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER,
    opener_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'ended', 'closed')),
    revision INTEGER NOT NULL DEFAULT 0,
    edition INTEGER NOT NULL DEFAULT 0,
    card_message_id INTEGER,
    card_edition INTEGER NOT NULL DEFAULT -1, -- less than any: there is no card
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_active_table ON tables (channel_id)
    WHERE status IN ('gathering', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, id);
CREATE INDEX tables_of_opener ON tables (opener_id);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    bot INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE checkpoints (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    revision INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- In order of writing, whichever the table: a batch of many tables touches one page.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL, -- its first letter: answer, lapse, back, undo
    seat INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    answer TEXT,
    version TEXT NOT NULL,
    interaction_id INTEGER,
    at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX journal_of_table ON journal (table_id, revision);
CREATE UNIQUE INDEX counted_once ON journal (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables,
    edition INTEGER NOT NULL,
    seats INTEGER, -- bit n: seat n may read it; NULL: everybody
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    data TEXT, -- NULL: {}
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX events_of_table ON events (table_id, id);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back: a late "posted" hits nothing
    table_id INTEGER NOT NULL REFERENCES tables,
    edition INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    key TEXT, -- NULL: never replaced
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX one_post_of_a_key ON outbox (table_id, key);

CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    user_id INTEGER PRIMARY KEY,
    hand_by_dm INTEGER NOT NULL,
    words_only INTEGER NOT NULL,
    dms_closed INTEGER NOT NULL,
    nudge_hours INTEGER
) STRICT;
