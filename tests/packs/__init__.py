"""Packs: a sample for each game that takes them, in our own writing, and where tests find it."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rules import GAMES
from rules.engine.packs import Pack
from rules.kit import packs

HERE = Path(__file__).parent
KEYS = [key for key, game in GAMES.items() if game.pack_cards is not None]


@cache
def read_sample(key: str) -> Pack:
    """The sample of a game."""
    return packs.read_pack((HERE / f"{key}.yaml").read_bytes())


def list_pack_texts(key: str) -> list[str]:
    """What `Table.open` takes, of a game whether it takes packs or not."""
    return [read_sample(key).text] if key in KEYS else []


def list_prose(key: str, *fields: str) -> list[str]:
    """What stands in those fields anywhere in the sample of a game."""
    return list(_prose(yaml.safe_load(read_sample(key).text), fields))


def _prose(part: Any, fields: Sequence[str]) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _prose(each, fields)
    elif isinstance(part, dict):
        for name, each in part.items():
            if isinstance(each, str) and name in fields:
                yield each
            yield from _prose(each, fields)
