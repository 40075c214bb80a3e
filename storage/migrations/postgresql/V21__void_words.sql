-- Whether a word for the dice no longer counts, because seats, options or packs have changed since.
ALTER TABLE words ADD COLUMN void integer NOT NULL DEFAULT 0;
