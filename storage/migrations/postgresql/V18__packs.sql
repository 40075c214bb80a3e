-- Cards that people have written, by the SHA-256 of their content, which never changes. They stay as
-- long as a server, a person or a table has them. They are few, and copied to all.
CREATE TABLE packs (
    digest text PRIMARY KEY,
    game text NOT NULL,
    about text NOT NULL, -- what it says of itself, and what is in it: JSON
    body text NOT NULL,
    report text -- what came of it when bots played with it: JSON. NULL: they have not yet
);
CREATE INDEX packs_untested ON packs (digest) WHERE report IS NULL;

-- Those of a server, and those of a person for tables in their direct messages. The message tells
-- how far the bots have come.
CREATE TABLE server_packs (
    guild_id bigint NOT NULL,
    digest text NOT NULL REFERENCES packs,
    uploader_id bigint NOT NULL, -- 0: somebody who was erased
    uploaded_at bigint NOT NULL,
    enabled integer NOT NULL DEFAULT 0, -- whether tables may choose it
    channel_id bigint,
    message_id bigint,
    PRIMARY KEY (guild_id, digest)
);
CREATE INDEX server_packs_of_pack ON server_packs (digest);
CREATE INDEX server_packs_of_uploader ON server_packs (uploader_id);

CREATE TABLE user_packs (
    user_id bigint NOT NULL,
    digest text NOT NULL REFERENCES packs,
    uploaded_at bigint NOT NULL,
    enabled integer NOT NULL DEFAULT 0,
    channel_id bigint,
    message_id bigint,
    PRIMARY KEY (user_id, digest)
);
CREATE INDEX user_packs_of_pack ON user_packs (digest);

-- Those that a table plays with. They are fixed when the game begins.
CREATE TABLE table_packs (
    table_id bigint NOT NULL REFERENCES tables,
    place integer NOT NULL,
    digest text NOT NULL REFERENCES packs,
    PRIMARY KEY (table_id, place)
);
CREATE INDEX table_packs_of_pack ON table_packs (digest);
