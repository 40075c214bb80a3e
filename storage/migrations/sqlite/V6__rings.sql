-- When something falls due at a table (a reminder, a deadline): the earliest of all. NULL: nothing.

ALTER TABLE tables ADD COLUMN rings_at INTEGER;
CREATE INDEX tables_that_ring ON tables (rings_at) WHERE rings_at IS NOT NULL;

-- Tables in play ring at once, to find out.
UPDATE tables SET rings_at = 0 WHERE status = 'playing';

-- What those who manage a server have chosen for it.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- Where a player's day begins and ends: a name of the time zone database's. NULL: never said.
ALTER TABLE players ADD COLUMN zone TEXT;
