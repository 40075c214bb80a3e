-- Who won, bit n for seat n. NULL: the game has not come to its end here.
ALTER TABLE tables ADD COLUMN winners INTEGER;

-- Since when the table had waited for the answer. NULL: it did not wait for it, it was not a person
-- who answered, or nobody noted it.
ALTER TABLE journal ADD COLUMN asked_at INTEGER;

-- Who held which seat of a begun game, by which name, after the entry `since` up to and with `until`
-- (NULL: up to now). The journal names seats alone: here is whose answers they were.
CREATE TABLE sittings (
    table_id INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) STRICT;

CREATE INDEX sittings_of_table ON sittings (table_id);
CREATE INDEX sittings_of_user ON sittings (user_id, table_id);
CREATE INDEX played_in_guild ON tables (guild_id, id) WHERE winners IS NOT NULL;

INSERT INTO sittings (table_id, number, user_id, name, since)
SELECT table_id, number, user_id, name, 0 FROM seats
WHERE user_id IS NOT NULL AND table_id IN (SELECT table_id FROM checkpoints);

UPDATE tables SET winners = (
    SELECT (SELECT coalesce(sum(1 << value), 0) FROM json_each(body, '$.result[0]'))
    FROM checkpoints WHERE table_id = tables.id AND json_valid(body)
) WHERE status = 'ended';
