-- The language in which a player reads what they see alone. NULL: as Discord has it.
ALTER TABLE players ADD COLUMN language text;
