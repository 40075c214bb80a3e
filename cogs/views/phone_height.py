"""Estimates how much of a phone's screen words take, so that nobody has to scroll
through a card."""

from __future__ import annotations

ACROSS = 40
"""Characters on a line of a card, on a screen 390 pixels wide."""
LISTED = 35
"""Characters on a line of a list, after its bullet."""
SMALL = 46
"""Characters on a line of small print."""


def count_lines(text: str, across: int = ACROSS) -> int:
    """How many lines a text takes."""
    return sum(max(1, -(-len(line) // across)) for line in text.split("\n"))
