"""The games, pure: no I/O, no clock, no Discord, no storage."""

from rules.engine import GAMES, register

from . import aftermath, aurora, hope, posthuman, survive

register(survive.GAME, hope.GAME, aurora.GAME, posthuman.GAME, aftermath.GAME)

__all__ = ["GAMES"]
