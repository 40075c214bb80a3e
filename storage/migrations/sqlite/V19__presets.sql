-- The answers that people have given ahead at tables in play: to which kind of question, on which
-- condition ('': none), and until when ('turn', 'round', 'game', counted from the step and round
-- in which they were given; round 0: none). `words`: what they read then; `role`: whom they played.
CREATE TABLE presets (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    condition TEXT NOT NULL,
    answer TEXT NOT NULL,
    scope TEXT NOT NULL,
    words TEXT NOT NULL,
    step INTEGER NOT NULL,
    round INTEGER NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, kind, condition)
) STRICT, WITHOUT ROWID;
CREATE INDEX presets_of_user ON presets (user_id);
