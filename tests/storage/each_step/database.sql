BEGIN TRANSACTION;
CREATE TABLE aways (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) STRICT;
CREATE TABLE banks (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    used INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoints (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    revision INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO "checkpoints" VALUES(1,24,'{"game":"tiny","version":"1","names":["Ada","Ben","Cleo"],"seed":"older","options":{"rounds":4},"revision":24,"based_at":24,"streams":0,"petitions":0,"petition":null,"result":null,"past":{"number":10,"checkpoint":"{\"seats\":3,\"rounds\":4,\"round\":3,\"seat\":0,\"wood\":[0,1,0],\"flares\":[true,true,true],\"camps\":[\"🔥”\",\"\\\\é 🔥b\",\"b🔥éab”aé\"],\"hands\":[[\"cone\"],[\"moss\",\"bark\",\"cone\"],[\"bark\",\"moss\"]],\"deck\":[\"moss\",\"cone\",\"bark\"]}","counter":22,"stream":0,"lapses":[0,0,0],"answers":[["answer",0,"23",["gather"]],["answer",0,"24",2]],"rewinds":[],"said":["“Gather wood”","“2”"],"exposed":2,"exposed_in":{}},"now":{"number":11,"checkpoint":"{\"seats\":3,\"rounds\":4,\"round\":3,\"seat\":1,\"wood\":[2,1,0],\"flares\":[true,true,true],\"camps\":[\"🔥”\",\"\\\\é 🔥b\",\"b🔥éab”aé\"],\"hands\":[[\"cone\"],[\"moss\",\"bark\",\"cone\"],[\"bark\",\"moss\"]],\"deck\":[\"moss\",\"cone\",\"bark\"]}","counter":24,"stream":0,"lapses":[0,0,0],"answers":[],"rewinds":[],"said":[],"exposed":-1,"exposed_in":{}}}');
CREATE TABLE erasures (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables,
    edition INTEGER NOT NULL,
    seats INTEGER, -- bit n: seat n may read it; NULL: everybody
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    data TEXT, -- NULL: {}
    at INTEGER NOT NULL
, revision INTEGER, about INTEGER NOT NULL DEFAULT 0, step INTEGER) STRICT;
INSERT INTO "events" VALUES(1,1,1,NULL,'info','Ada draws a card.',NULL,1772366400000,NULL,1,1);
INSERT INTO "events" VALUES(2,1,1,1,'card','You drew bark.','{"card":"bark"}',1772366400000,NULL,1,1);
INSERT INTO "events" VALUES(3,1,1,NULL,'info','Ben draws a card.',NULL,1772366400000,NULL,2,1);
INSERT INTO "events" VALUES(4,1,1,2,'card','You drew moss.','{"card":"moss"}',1772366400000,NULL,2,1);
INSERT INTO "events" VALUES(5,1,1,NULL,'info','Cleo draws a card.',NULL,1772366400000,NULL,4,1);
INSERT INTO "events" VALUES(6,1,1,4,'card','You drew cone.','{"card":"cone"}',1772366400000,NULL,4,1);
INSERT INTO "events" VALUES(7,1,4,NULL,'info','The camps are 🔥”, \é 🔥b, b🔥éab”aé.',NULL,1772366400000,3,0,1);
INSERT INTO "events" VALUES(8,1,6,NULL,'info','Ada kindles 1 cards.',NULL,1772366400000,5,1,2);
INSERT INTO "events" VALUES(9,1,7,NULL,'info','Ben draws a card.',NULL,1772366400000,6,2,3);
INSERT INTO "events" VALUES(10,1,7,2,'card','You drew bark.','{"card":"bark"}',1772366400000,6,2,3);
INSERT INTO "events" VALUES(11,1,11,NULL,'info','Ben takes the card for a log.',NULL,1772366400000,10,2,4);
INSERT INTO "events" VALUES(12,1,11,6,'card','The card was cone.','{"card":"cone"}',1772366400000,10,6,4);
INSERT INTO "events" VALUES(13,1,14,NULL,'info','The fire gets 2 and 0 and 1 wood.',NULL,1772366400000,13,0,5);
INSERT INTO "events" VALUES(14,1,14,NULL,'info','Ada draws a card.',NULL,1772366400000,13,1,5);
INSERT INTO "events" VALUES(15,1,14,1,'card','You drew cone.','{"card":"cone"}',1772366400000,13,1,5);
INSERT INTO "events" VALUES(16,1,17,NULL,'info','Nobody wants the card.',NULL,1772366400000,16,0,6);
INSERT INTO "events" VALUES(17,1,19,NULL,'roll','Ben rolls 5 and finds 1 wood.','{"die":5}',1772366400000,18,2,7);
INSERT INTO "events" VALUES(18,1,20,NULL,'info','Cleo draws a card.',NULL,1772366400000,19,4,8);
INSERT INTO "events" VALUES(19,1,20,4,'card','You drew bark.','{"card":"bark"}',1772366400000,19,4,8);
INSERT INTO "events" VALUES(20,1,23,NULL,'info','The fire gets 0 and 0 and 1 wood.',NULL,1772366400000,22,0,9);
INSERT INTO "events" VALUES(21,1,23,NULL,'info','Cleo draws a card.',NULL,1772366400000,22,4,9);
INSERT INTO "events" VALUES(22,1,23,4,'card','You drew moss.','{"card":"moss"}',1772366400000,22,4,9);
INSERT INTO "events" VALUES(23,1,25,NULL,'roll','Ada rolls 5 and finds 2 wood.','{"die":5}',1772366400000,24,1,10);
CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL, -- its first letter: answer, lapse, back, undo
    seat INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    answer TEXT,
    version TEXT NOT NULL,
    interaction_id INTEGER,
    at INTEGER NOT NULL
, asked_at INTEGER) STRICT;
INSERT INTO "journal" VALUES(1,1,'a',0,'1','"🔥”"','1',101,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,2,'a',2,'3','"b🔥éab”aé"','1',102,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,3,'a',1,'2','"\\é 🔥b"','1',103,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,4,'a',0,'4','["kindle"]','1',104,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,5,'a',0,'5','["0"]','1',105,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,6,'a',1,'6','["draw"]','1',106,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,7,'a',2,'7','["trade"]','1',107,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,8,'a',2,'8','["0"]','1',108,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,9,'a',0,'9','["decline"]','1',109,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,10,'a',1,'10','["accept"]','1',110,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,11,'a',1,'12','0','1',111,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,12,'a',2,'13','1','1',112,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,13,'a',0,'11','2','1',113,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,14,'a',0,'14','["trade"]','1',114,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,15,'a',0,'15','["0"]','1',115,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,16,'a',2,'16','["decline"]','1',116,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,17,'a',1,'17','["gather"]','1',117,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,18,'a',1,'18','1','1',118,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,19,'a',2,'19','["draw"]','1',119,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,20,'a',2,'22','1','1',120,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,21,'a',1,'21','0','1',121,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,22,'a',0,'20','0','1',122,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,23,'a',0,'23','["gather"]','1',123,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,24,'a',0,'24','2','1',124,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,25,'a',1,'25','["trade"]','1',125,1772366400000,NULL);
INSERT INTO "journal" VALUES(1,26,'a',1,'26','["2"]','1',126,1772366400000,NULL);
CREATE TABLE kept (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    lesson TEXT NOT NULL, -- a game's key, a colon, and the verb of the question
    PRIMARY KEY (user_id, lesson)
) STRICT, WITHOUT ROWID;
CREATE TABLE looks (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE motions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back: an old button hits nothing
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    until INTEGER NOT NULL,
    message_id INTEGER,
    body TEXT NOT NULL
) STRICT;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back: a late "posted" hits nothing
    table_id INTEGER NOT NULL REFERENCES tables,
    edition INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    key TEXT, -- NULL: never replaced
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables,
    event INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;
CREATE TABLE players (
    user_id INTEGER PRIMARY KEY,
    hand_by_dm INTEGER NOT NULL,
    words_only INTEGER NOT NULL,
    dms_closed INTEGER NOT NULL,
    nudge_hours INTEGER
, zone TEXT, nudge_every INTEGER, quiet TEXT, nudge_by TEXT, lessons INTEGER NOT NULL DEFAULT 1) STRICT;
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    since INTEGER, -- it counts from then. NULL: from when their question was put
    sent INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER,
    snoozed_until INTEGER,
    muted INTEGER NOT NULL DEFAULT 0,
    stalled INTEGER NOT NULL DEFAULT 0, -- the table has been told
    channel_id INTEGER, -- where the message is that reminds them
    message_id INTEGER,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE roles_told (
    table_id INTEGER NOT NULL REFERENCES tables,
    user_id INTEGER NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    bot INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,10,'Ada',0);
INSERT INTO "seats" VALUES(1,1,11,'Ben',0);
INSERT INTO "seats" VALUES(1,2,12,'Cleo',0);
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
CREATE TABLE sittings (
    table_id INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) STRICT;
INSERT INTO "sittings" VALUES(1,0,10,'Ada',0,NULL);
INSERT INTO "sittings" VALUES(1,1,11,'Ben',0,NULL);
INSERT INTO "sittings" VALUES(1,2,12,'Cleo',0,NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER,
    opener_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'ended', 'closed')),
    revision INTEGER NOT NULL DEFAULT 0,
    edition INTEGER NOT NULL DEFAULT 0,
    card_message_id INTEGER,
    card_edition INTEGER NOT NULL DEFAULT -1, -- less than any: there is no card
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
, winners INTEGER, rings_at INTEGER, stall_message_id INTEGER, sitter_erased INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES(1,5,1,10,'tiny','{"rounds":4}','{}','older','playing',26,27,NULL,-1,1772366400000,1772366400000,NULL,NULL,NULL,0);
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables,
    prompt TEXT NOT NULL, -- unique in the table's life: who is asked anew is waited for anew
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL, granted INTEGER, warned INTEGER, voted INTEGER,
    PRIMARY KEY (table_id, prompt)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_active_table ON tables (channel_id)
    WHERE status IN ('gathering', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, id);
CREATE INDEX tables_of_opener ON tables (opener_id);
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX journal_of_table ON journal (table_id, revision);
CREATE UNIQUE INDEX counted_once ON journal (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX events_of_table ON events (table_id, id);
CREATE UNIQUE INDEX one_post_of_a_key ON outbox (table_id, key);
CREATE INDEX sittings_of_table ON sittings (table_id);
CREATE INDEX sittings_of_user ON sittings (user_id, table_id);
CREATE INDEX played_in_guild ON tables (guild_id, id) WHERE winners IS NOT NULL;
CREATE INDEX tables_that_ring ON tables (rings_at) WHERE rings_at IS NOT NULL;
CREATE INDEX active_in_guild ON tables (guild_id) WHERE status IN ('gathering', 'playing');
CREATE INDEX reminders_of_user ON reminders (user_id);
CREATE INDEX aways_of_user ON aways (user_id);
CREATE UNIQUE INDEX one_motion_a_seat ON motions (table_id, seat);
CREATE INDEX pages_of_table ON pages (table_id);
CREATE TRIGGER sitter_erased AFTER DELETE ON sittings BEGIN
    UPDATE tables SET sitter_erased = 1 WHERE id = OLD.table_id;
END;
CREATE INDEX roles_told_to ON roles_told (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
PRAGMA user_version = 14;
