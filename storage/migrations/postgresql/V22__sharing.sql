-- Processes that share a database own nothing any more, so they keep nothing about themselves.
DROP SCHEMA IF EXISTS processes CASCADE;

-- The process whose copy of the table in memory is up to date, by a number that it drew when it
-- began. NULL: none.
ALTER TABLE tables ADD COLUMN cached_by bigint;

-- When a process took the post in order to send it; the one that wrote it begins at once.
ALTER TABLE outbox ADD COLUMN claimed_at bigint NOT NULL DEFAULT 0;
