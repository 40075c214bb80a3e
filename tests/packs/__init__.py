"""Packs: a sample for each game that takes them, in our own writing, and where tests find it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules import GAMES
from rules.engine import Pack
from rules.kit import packs

HERE = Path(__file__).parent
KEYS = [key for key, game in GAMES.items() if game.pack_cards is not None]


@cache
def sample(key: str) -> Pack:
    """The sample of a game."""
    return packs.read((HERE / f"{key}.yaml").read_bytes())


def texts(key: str) -> list[str]:
    """What `Table.open` takes, of a game whether it takes packs or not."""
    return [sample(key).text] if key in KEYS else []
