"""Read the colours of a palette from text."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from . import tones as house
from .canvas import Colour, list_edge_shades
from .players import list_player_tones


def read_tones(text: str, tones: Mapping[str, Any]) -> list[Colour]:
    """List the colours that a palette needs, in order. Each line names colours, or groups of them:

        HOUSE PLAYERS BLOOD
        CREAM ASH on PLATE 3    three shades between each of the two colours and their ground

    `tones`: the game's colours by name, beside those of the house, such as `globals()`. Raises
    KeyError for a colour that has no name there."""
    known = vars(house) | {"PLAYERS": list_player_tones()} | dict(tones)
    found: list[Colour] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        inks, on, grounds = line.partition(" on ")
        if not on:
            found += _list_named(inks.split(), known)
            continue
        *names, steps = grounds.split()
        for ground in _list_named(names, known):
            found += list_edge_shades(_list_named(inks.split(), known), ground, int(steps))
    return found


def _list_named(names: Iterable[str], known: Mapping[str, Any]) -> Iterator[Colour]:
    for name in names:
        tones = known[name]
        if isinstance(tones, Mapping):
            yield from tones.values()
        elif isinstance(tones[0], int):
            yield tones
        else:
            yield from tones
