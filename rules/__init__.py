"""The games, pure: no I/O, no clock, no Discord, no storage."""

from rules.engine import GAMES, register_games

from . import aftermath, aurora, hope, posthuman, survive

register_games(survive.GAME, hope.GAME, aurora.GAME, posthuman.GAME, aftermath.GAME)

__all__ = ["GAMES"]
