"""Looks through a position of any game: every value in it, with the way there."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pydantic import BaseModel

from rules.kit.decks import Deck


def walk_values(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A value and all that is in it, outermost first: "players.0.hand.2". Fields of dataclasses and
    pydantic models, keys and values of dicts, members of lists, tuples and sets."""
    yield path, value
    for name, part in _parts(value):
        yield from walk_values(part, f"{path}.{name}" if path else name)


PLAIN = (str, int, float, bool, type(None))
"""The types of what has no parts."""


def dicts(value: Any) -> Iterator[dict[Any, Any]]:
    """Every dict in a value, in no time: without the way there."""
    kind = type(value)
    if kind in PLAIN:
        return
    if kind is dict:
        yield value
        parts: Any = value.values()
    elif kind is list or kind is tuple:
        parts = value
    else:
        parts = [getattr(value, name) for name in _names(kind)]
    for part in parts:
        if type(part) not in PLAIN:
            yield from dicts(part)


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a model or a dataclass."""
    if issubclass(kind, BaseModel):
        return tuple(kind.model_fields)
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items())
    elif isinstance(value, list | tuple):
        yield from ((str(place), part) for place, part in enumerate(value))
    else:
        yield from ((name, getattr(value, name)) for name in _names(type(value)))


def decks(position: Any) -> dict[str, Deck[Any]]:
    """Every deck of a position, by the way there."""
    return {path: value for path, value in walk_values(position) if isinstance(value, Deck)}
