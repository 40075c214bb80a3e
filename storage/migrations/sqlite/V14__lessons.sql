-- Each kind of question explains itself to somebody once, unless they want no lessons.
ALTER TABLE players ADD COLUMN lessons INTEGER NOT NULL DEFAULT 1;

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    lesson TEXT NOT NULL, -- a game's key, a colon, and the verb of the question
    PRIMARY KEY (user_id, lesson)
) STRICT, WITHOUT ROWID;

-- Which role somebody has been told that they play at a table. Another is told anew.
CREATE TABLE roles_told (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX roles_told_to ON roles_told (user_id);
