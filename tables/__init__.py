"""A table as an application sees it, without Discord: sessions, playing, seats, time, settings."""
