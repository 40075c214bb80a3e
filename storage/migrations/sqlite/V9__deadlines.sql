-- When somebody is away: their clocks stand still. `until` NULL: until they say that they are back.
CREATE TABLE aways (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) STRICT;

CREATE INDEX aways_of_user ON aways (user_id);

-- How much of its bank of time a seat has used, counted up to then.
CREATE TABLE banks (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    used INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- From when on the time for this answer counts, where more was granted; when somebody was warned
-- that it runs out; when the others were asked what to do about it.
ALTER TABLE waits ADD COLUMN granted INTEGER;
ALTER TABLE waits ADD COLUMN warned INTEGER;
ALTER TABLE waits ADD COLUMN voted INTEGER;

-- Whose seat others gave to a bot: it is theirs again as soon as they are back.
CREATE TABLE kept (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What those at a table vote on: who is to play on in a seat. The body is JSON.
CREATE TABLE motions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back: an old button hits nothing
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    until INTEGER NOT NULL,
    message_id INTEGER,
    body TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_motion_a_seat ON motions (table_id, seat);
