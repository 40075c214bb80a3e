-- The log can be read from an answer on, and by player.

ALTER TABLE events ADD COLUMN revision INTEGER; -- the entry it came of; NULL: none, or not known
ALTER TABLE events ADD COLUMN about INTEGER NOT NULL DEFAULT 0; -- bit n: it tells of seat n

-- What was written before: one entry's events bear its time. Where several entries were written
-- together, nobody can say which brought which, so none is named.
CREATE INDEX for_this_script ON journal (table_id, at);
UPDATE events SET revision = (
    SELECT max(line.revision) FROM journal AS line
    WHERE line.table_id = events.table_id AND line.at = events.at
    GROUP BY line.at HAVING count(*) = 1
);
DROP INDEX for_this_script;
UPDATE events SET about = coalesce(seats, 0) | coalesce((
    SELECT sum(1 << held.number) FROM seats AS held
    WHERE held.table_id = events.table_id AND instr(events.text, held.name)
), 0);
