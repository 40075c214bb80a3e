-- The channel of somebody's direct messages with the bot: Discord lets a bot open only a few in a
-- while.
CREATE TABLE direct_channels (
    user_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;

INSERT INTO direct_channels (user_id, channel_id)
SELECT user_id, max(channel_id) FROM hand_messages GROUP BY user_id;

-- Discord's code for why the last direct message to them was refused; 0: it was not. It stays when
-- one is tried again, until one has arrived.
ALTER TABLE players ADD COLUMN dms_refused INTEGER NOT NULL DEFAULT 0;
UPDATE players SET dms_refused = 50007 WHERE dms_closed;

-- The one person whom a post goes to. NULL: it goes to a channel.
ALTER TABLE outbox ADD COLUMN user_id INTEGER;
UPDATE outbox SET user_id = json_extract(body, '$.user')
WHERE kind IN ('reminder', 'warning', 'homeless');
UPDATE outbox SET user_id = (
    SELECT seats.user_id FROM seats
    WHERE seats.table_id = outbox.table_id AND seats.number = json_extract(outbox.body, '$.seat')
) WHERE kind = 'hand';
CREATE INDEX outbox_of_user ON outbox (user_id) WHERE user_id IS NOT NULL;

-- When a server could not be reached: the bot had been removed from it, or Discord had an outage
-- there. Its tables sleep, and none of that time is anybody's. `until` NULL: it still lasts.
CREATE TABLE pauses (
    guild_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    removed INTEGER NOT NULL, -- 0: an outage
    PRIMARY KEY (guild_id, since)
) STRICT, WITHOUT ROWID;
