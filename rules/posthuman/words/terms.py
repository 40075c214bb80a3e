"""The game's terms as messages, for texts that list them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce

from rules.engine.messages import Either
from rules.posthuman.words import Message


@cache
def name_stat(stat: str) -> Message:
    return Message("stat", stat=stat)


@cache
def name_action(action: str) -> Message:
    return Message("action", action=action)


@cache
def name_side(side: str) -> Message:
    return Message("side", side=side)


def list_letters(sides: Sequence[str]) -> Message:
    """List the letters of sides, of which there must be one: "N, E, S"."""
    letters = [Message("side-letter", side=side) for side in sides]
    return reduce(lambda before, after: Message("with-comma", before=before, after=after), letters)


@cache
def count_unit(n: int, unit: str) -> Message:
    """Return an amount of something, such as "2 food" or "1 scar"."""
    return Message("amount", n=n, unit=unit)


def either_terrain(terrains: Iterable[str]) -> Either:
    return Either(tuple([Message("terrain", terrain=each) for each in terrains]))


def either_class(classes: Iterable[str]) -> Either:
    return Either(tuple([Message("weapon-class", of=each) for each in classes]))


def either_action(actions: Iterable[str]) -> Either:
    return Either(tuple([name_action(each) for each in actions]))


def list_amounts(counts: Sequence[tuple[str, int]]) -> list[Message]:
    """List amounts, leaving out zeros."""
    return [count_unit(n, unit) for unit, n in counts if n]
