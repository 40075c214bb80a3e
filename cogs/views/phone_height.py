"""Estimate how many lines words take on a phone, so that nobody has to scroll through a card."""

from collections.abc import Iterable

ACROSS = 40
"""The characters on a line of a card, on a screen 390 pixels wide."""
LISTED = 35
"""The characters on a line of a list, after its bullet."""
SMALL = 46
"""The characters on a line of small print."""


def count_printed_lines(lines: Iterable[str]) -> int:
    """Count the lines that these take on a phone, in normal or small print."""
    return sum(count_lines(line, SMALL if line.startswith("-#") else ACROSS) for line in lines)


def count_lines(text: str, across: int = ACROSS) -> int:
    """Count the lines that a text takes on a phone, with `across` characters on each."""
    return sum(max(1, -(-len(line) // across)) for line in text.split("\n"))
