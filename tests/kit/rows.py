"""Rows of a table as text: what tests/rules/<game>/rows.py of several games share."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeAlias

import yaml

SPREAD = re.compile(r"\{(?:(?!: )[^{}/])*/(?:(?!: )[^{}])*\}")
"""Things in braces, unless they are fields as the files write them: {1/2/3}."""


def read_plays(text: str) -> Iterator[tuple[str, str, str]]:
    """The plays of a table, each with its rules' numbers and its position: `LA-1.2 | position |
    play`. A line with four spaces before it is another play from the same position, one with eight
    goes on with the line above, and one that begins with # is a remark."""
    text = re.sub(r"\n *#.*", "", text)
    numbers = position = ""
    for line in re.sub(r"\n {8,}", " ", text).strip().splitlines():
        play = line
        if not line.startswith("    "):
            numbers, position, *rest = line.split(" | ", 2)
            play = "".join(rest)
        if play:
            for row in spread_braces(f"{position} | {play.strip()}"):
                begin, _, then = row.partition(" | ")
                yield numbers, begin, then


def spread_braces(line: str) -> Iterator[str]:
    """A row for each of the things in braces: one with each, and of all braces the first, then the
    second, and so on."""
    things = [each[1:-1].split("/") for each in SPREAD.findall(line)]
    for chosen in zip(*things, strict=True) if things else [()]:
        left = iter(chosen)
        yield SPREAD.sub(lambda _, left=left: next(left), line)


def read_ranks(text: str) -> list[tuple[str, str, str]]:
    """Each two that follow each other in lists from the least to the most, with what the list is
    about: `supplies | ammo=1 < food=1 < food=2`. An indented line goes on with the one above."""
    text = re.sub(r"\n +", " ", re.sub(r"\n#.*", "", text))
    lists = (line.split(" | ") for row in text.strip().splitlines() for line in spread_braces(row))
    return [(about, *pair) for about, things in lists for pair in pairwise(things.split(" < "))]


Limit: TypeAlias = tuple[str, list[Any], list[Any], str]


def read_limits(text: str, places: Mapping[str, str]) -> list[Limit]:
    """Limits of what a file may say: a place in it, what may stand there with `@` in place of the
    values, those that are good, those that are not, and what is said of them: `reward |
    [{food: @}] | 1 / 3 | 0 / 4 | reward.food`. `places`: what places begin with, by short names."""
    text = re.sub(r"\n +", " ", re.sub(r"\n#.*", "", text))
    found = []
    for line in text.strip().splitlines():
        where, written, *values, said = line.split(" | ")
        first, dot, rest = where.partition(".")
        good, bad = (
            [yaml.load(written.replace("@", one), yaml.CSafeLoader) for one in each.split(" / ")]
            for each in values
        )
        found.append((places.get(first, first) + dot + rest, good, bad, said))
    return found
