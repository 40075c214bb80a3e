"""Estimates how much of a phone's screen words and buttons take, so that nobody has to scroll
through a card."""

from __future__ import annotations

from collections.abc import Iterable

ACROSS = 40
"""Characters on a line of a card, on a screen 390 pixels wide."""
LISTED = 35
"""Characters on a line of a list, after its bullet."""
SMALL = 46
"""Characters on a line of small print."""
WIDE = 38
"""The width of a row of buttons, in characters of their labels."""
ROUND = 4
"""What a button takes beside its label, in characters: its margins, and the gap to the next."""


def lines(text: str, across: int = ACROSS) -> int:
    """How many lines a text takes."""
    return sum(max(1, -(-len(line) // across)) for line in text.split("\n"))


def button_lines(labels: Iterable[str]) -> int:
    """How many lines some buttons take; one that is too long for a line takes two by itself."""
    full, used = 0, WIDE + 1
    for label in labels:
        takes = len(label) + ROUND
        if used + takes > WIDE + 1:
            full += 1 + (takes > WIDE + 1)
            used = 0
        used += takes
    return full
