"""Rows of a table as text: what tests/rules/<game>/rows.py of several games share."""

import re
from collections.abc import Iterator

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
