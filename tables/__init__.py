"""A table as an application sees it, without Discord: sessions and their locks, playing, seats,
presence, time, settings, and what a table looks like at one moment. `cogs` are one face of it.
"""
