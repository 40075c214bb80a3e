-- How many tables are open in a server.

CREATE INDEX active_in_guild ON tables (guild_id) WHERE status IN ('gathering', 'playing');
