-- Several tables of a game, each of which goes on from what the one before has carried on. Nobody
-- is named in what is carried; who played is known by the tables.

CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL, -- where its last chapter was opened
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    save TEXT, -- what the next chapter begins from; NULL: nothing yet
    carried INTEGER NOT NULL DEFAULT 0, -- how many chapters have carried something on
    retired INTEGER NOT NULL DEFAULT 0,
    opened_at INTEGER NOT NULL
) STRICT;

CREATE INDEX campaigns_of_channel ON campaigns (channel_id);
CREATE INDEX campaigns_of_guild ON campaigns (guild_id);

-- A chapter that carried nothing on is played again: then two have the same number.
CREATE TABLE chapters (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    campaign_id INTEGER NOT NULL REFERENCES campaigns,
    number INTEGER NOT NULL
) STRICT;

CREATE INDEX chapters_of_campaign ON chapters (campaign_id, table_id);

-- What a table began from. A rematch of a chapter has one too, and is none.
CREATE TABLE saves (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    body TEXT NOT NULL
) STRICT;
