"""The games, pure: no I/O, no clock, no Discord, no storage."""

from rules.engine import GAMES, register

from . import hope, survive

register(survive.GAME, hope.GAME)

__all__ = ["GAMES"]
