"""Tables without Discord: sessions and their locks, playing, seats, presence, time, settings, and
snapshots of a table at one moment. `cogs` shows them on Discord."""
