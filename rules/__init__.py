"""The games, pure: no I/O, no clock, no Discord, no storage."""

from rules.engine import GAMES, register

from . import survive

register(survive.GAME)

__all__ = ["GAMES"]
