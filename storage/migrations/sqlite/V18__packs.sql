-- Cards that people have written, by the SHA-256 of their content, which never changes. They stay as
-- long as a server, a person or a table has them.
CREATE TABLE packs (
    digest TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    about TEXT NOT NULL, -- what it says of itself, and what is in it: JSON
    body TEXT NOT NULL,
    report TEXT -- what came of it when bots played with it: JSON. NULL: they have not yet
) STRICT, WITHOUT ROWID;
CREATE INDEX packs_untested ON packs (digest) WHERE report IS NULL;

-- Those of a server, and those of a person for tables in their direct messages. The message tells
-- how far the bots have come.
CREATE TABLE server_packs (
    guild_id INTEGER NOT NULL,
    digest TEXT NOT NULL REFERENCES packs,
    uploader_id INTEGER NOT NULL, -- 0: somebody who was erased
    uploaded_at INTEGER NOT NULL,
    enabled INTEGER NOT NULL DEFAULT 0, -- whether tables may choose it
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (guild_id, digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX server_packs_of_pack ON server_packs (digest);
CREATE INDEX server_packs_of_uploader ON server_packs (uploader_id);

CREATE TABLE user_packs (
    user_id INTEGER NOT NULL,
    digest TEXT NOT NULL REFERENCES packs,
    uploaded_at INTEGER NOT NULL,
    enabled INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (user_id, digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX user_packs_of_pack ON user_packs (digest);

-- Those that a table plays with. They are fixed when the game begins.
CREATE TABLE table_packs (
    table_id INTEGER NOT NULL REFERENCES tables,
    place INTEGER NOT NULL,
    digest TEXT NOT NULL REFERENCES packs,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_packs_of_pack ON table_packs (digest);
