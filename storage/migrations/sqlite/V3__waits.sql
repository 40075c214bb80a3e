-- Since when a table waits for whom. A table that is in play already has no rows until its next
-- change: nobody noted when its questions were put.

CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables,
    prompt TEXT NOT NULL, -- unique in the table's life: who is asked anew is waited for anew
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, prompt)
) STRICT, WITHOUT ROWID;
