-- What of a table somebody has seen last.

CREATE TABLE looks (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Of tables that are there already one look is known: each holder's last answer.
INSERT INTO looks (table_id, user_id, edition, revision, at)
SELECT
    held.table_id,
    held.user_id,
    coalesce((
        SELECT max(told.edition) FROM events AS told
        WHERE told.table_id = held.table_id AND told.at <= line.at
    ), 0),
    line.revision,
    max(line.at)
FROM seats AS held
JOIN (
    SELECT table_id, seat, max(revision) AS revision, max(at) AS at FROM journal
    WHERE interaction_id IS NOT NULL GROUP BY table_id, seat
) AS line ON line.table_id = held.table_id AND line.seat = held.number
WHERE held.user_id IS NOT NULL
GROUP BY held.table_id, held.user_id;
