-- As at PostgreSQL, where processes may share a database: whose copy of the table is up to date, and
-- when a process took a post in order to send it. A file has one process.
ALTER TABLE tables ADD COLUMN cached_by INTEGER;
ALTER TABLE outbox ADD COLUMN claimed_at INTEGER NOT NULL DEFAULT 0;
