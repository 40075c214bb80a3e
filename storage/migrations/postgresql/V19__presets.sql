-- The answers that people have given ahead at tables in play: to which kind of question, on which
-- condition ('': none), and until when ('turn', 'round', 'game', counted from the step and round
-- in which they were given; round 0: none). `words`: what they read then; `role`: whom they played.
CREATE TABLE presets (
    table_id bigint NOT NULL REFERENCES tables (id),
    user_id bigint NOT NULL,
    kind text NOT NULL,
    condition text NOT NULL,
    answer text NOT NULL,
    scope text NOT NULL,
    words text NOT NULL,
    step integer NOT NULL,
    round integer NOT NULL,
    role text NOT NULL,
    PRIMARY KEY (table_id, user_id, kind, condition)
);
CREATE INDEX presets_of_user ON presets (user_id);
