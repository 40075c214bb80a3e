-- What lies back a while is laid away small, many lines together: the journal up to a checkpoint,
-- and the log. `event` and `edition`: the log's last on that page; -1: it has none of the log.

CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables,
    event INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE INDEX pages_of_table ON pages (table_id);
