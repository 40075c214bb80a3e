-- The channel of somebody's direct messages with the bot: Discord lets a bot open only a few in a
-- while.
CREATE TABLE direct_channels (
    user_id bigint PRIMARY KEY,
    channel_id bigint NOT NULL
);

-- Discord's code for why the last direct message to them was refused; 0: it was not. It stays when
-- one is tried again, until one has arrived.
ALTER TABLE players ADD COLUMN dms_refused integer NOT NULL DEFAULT 0;

-- The one person whom a post goes to. NULL: it goes to a channel.
ALTER TABLE outbox ADD COLUMN user_id bigint;
CREATE INDEX outbox_of_user ON outbox (user_id) WHERE user_id IS NOT NULL;

-- When a server could not be reached: the bot had been removed from it, or Discord had an outage
-- there. Its tables sleep, and none of that time is anybody's. `until` NULL: it still lasts.
CREATE TABLE pauses (
    guild_id bigint NOT NULL,
    since bigint NOT NULL,
    until bigint,
    removed integer NOT NULL, -- 0: an outage
    PRIMARY KEY (guild_id, since)
);
