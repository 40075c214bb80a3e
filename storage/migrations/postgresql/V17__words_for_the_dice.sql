-- Words that people give for the dice of a table, until it begins. `at`: the last one given is
-- known to be the last.
CREATE TABLE words (
    table_id bigint NOT NULL REFERENCES tables,
    user_id bigint NOT NULL,
    word text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX words_of_user ON words (user_id);

-- What the seed of a table was mixed from when it began, where somebody gave a word. (Elsewhere the
-- seed is the secret.) `number`: the table's where it was opened. `words` and `marks`: a JSON list by
-- seat; a word is null where there is none, or where whoever gave it has been erased.
CREATE TABLE mixed_seeds (
    table_id bigint PRIMARY KEY REFERENCES tables,
    secret text NOT NULL,
    number bigint NOT NULL,
    words text NOT NULL,
    marks text NOT NULL
);
