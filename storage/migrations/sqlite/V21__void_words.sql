-- Whether a word for the dice no longer counts, because seats, options or packs have changed since.
ALTER TABLE words ADD COLUMN void INTEGER NOT NULL DEFAULT 0;
