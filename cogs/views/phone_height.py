"""Estimate how many lines words take on a phone, so that nobody has to scroll through a card."""

from collections.abc import Iterable

CHARACTERS_ON_LINE = 40
"""The characters on a line of a card, on a screen 390 pixels wide."""
LIST_LINE = 35
"""The characters on a line of a list, after its bullet."""
CHARACTERS_ON_SMALL_LINE = 46
"""The characters on a line of small print."""


def count_markdown_lines(lines: Iterable[str]) -> int:
    """Count the lines that these take on a phone, in normal or small (-#) print."""
    return sum(
        count_lines(line, CHARACTERS_ON_SMALL_LINE if line.startswith("-#") else CHARACTERS_ON_LINE)
        for line in lines
    )


def count_lines(text: str, across: int = CHARACTERS_ON_LINE) -> int:
    """Count the lines that a text takes on a phone, with `across` characters on each."""
    return sum(max(1, -(-len(line) // across)) for line in text.split("\n"))
