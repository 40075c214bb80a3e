"""Looks through a position of any game: every value in it, with the way there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from rules.kit.decks import Deck


def inside(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A value and all that is in it, outermost first: "players.0.hand.2". Fields of dataclasses and
    pydantic models, keys and values of dicts, members of lists, tuples and sets."""
    yield path, value
    for name, part in _parts(value):
        yield from inside(part, f"{path}.{name}" if path else name)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, BaseModel):
        yield from ((name, getattr(value, name)) for name in type(value).model_fields)
    elif is_dataclass(value):
        yield from ((field.name, getattr(value, field.name)) for field in fields(value))
    elif isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items())
    elif isinstance(value, list | tuple):
        yield from ((str(place), part) for place, part in enumerate(value))


def decks(position: Any) -> dict[str, Deck[Any]]:
    """Every deck of a position, by the way there."""
    return {path: value for path, value in inside(position) if isinstance(value, Deck)}
