-- The log can be read by turn. NULL: nobody noted in which step of the game that was told.

ALTER TABLE events ADD COLUMN step INTEGER;
