"""Titles of games."""

from __future__ import annotations

from rules import GAMES


def game_title(key: str) -> str:
    """The game's title; its key where it is not installed any more."""
    return GAMES[key].title if key in GAMES else key
