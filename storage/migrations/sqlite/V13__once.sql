-- What somebody has done that leaves no entry in a journal (sat down, opened a table, voted): by
-- which interaction, so that it counts once. Discord's ids grow with time; a day is kept.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY
) STRICT;

-- Whether somebody who has held a seat of the table has been taken out of all that is kept. Then
-- nobody can tell any more who has seen which hand.
ALTER TABLE tables ADD COLUMN sitter_erased INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER sitter_erased AFTER DELETE ON sittings BEGIN
    UPDATE tables SET sitter_erased = 1 WHERE id = OLD.table_id;
END;
