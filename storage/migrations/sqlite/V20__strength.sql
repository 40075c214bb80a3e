-- How well the bot of a seat plays.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT 'middling';

-- Who answers for somebody whose time is up, as they want it: 'default' (the safe and dull thing), or
-- the strength of a bot. NULL: as the table has it.
ALTER TABLE players ADD COLUMN stand_in TEXT;
