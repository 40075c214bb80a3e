"""Titles of games."""

from rules import GAMES


def find_game_title(key: str) -> str:
    """Find the game's title; return its key if the game is no longer installed."""
    return GAMES[key].title if key in GAMES else key
