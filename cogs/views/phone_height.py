"""How much of a phone's screen words and buttons take, by estimate: a card that says too much at
once is a card to scroll through."""

from __future__ import annotations

from collections.abc import Iterable

ACROSS = 40
"""Letters on a line of a card, on a screen 390 pixels wide."""
LISTED = 35
"""Letters on a line of a list, behind its mark."""
SMALL = 46
"""Letters on a line of small print."""
WIDE = 38
"""What there is across for buttons, in letters of their labels."""
ROUND = 4
"""What a button takes beside its label: its margins, and the gap to the next."""


def lines(text: str, across: int = ACROSS) -> int:
    """On how many lines a text stands."""
    return sum(max(1, -(-len(line) // across)) for line in text.split("\n"))


def button_lines(labels: Iterable[str]) -> int:
    """On how many lines buttons stand; one that is too long for a line has two to itself."""
    full, used = 0, WIDE + 1
    for label in labels:
        takes = len(label) + ROUND
        if used + takes > WIDE + 1:
            full += 1 + (takes > WIDE + 1)
            used = 0
        used += takes
    return full
