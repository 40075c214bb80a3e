"""What everybody may know about questions that are answered in private."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine import Prompt
from storage import Seat
from tables.wording import text

WHERE = ", in private"
TOLD = 2
"""Up to this many secret questions are named in a sentence; more are named on the card alone."""


def by_about(prompts: Iterable[Prompt[Any]]) -> dict[str, list[int]]:
    """The seats that have a secret question, grouped by its `about` text; "" where it has none."""
    found: dict[str, list[int]] = {}
    for prompt in prompts:
        if prompt.secret and prompt.seat not in (seats := found.setdefault(prompt.about, [])):
            seats.append(prompt.seat)
    return found


def mention_in_about(about: str, seat: int, seats: Sequence[Seat], call: str) -> str:
    """The `about` text with the seat's name replaced by a mention, where the text begins with that
    name; otherwise with the mention put before it."""
    name = seats[seat].name
    begins = max((s.name for s in seats if about.startswith(f"{s.name} ")), key=len, default="")
    if begins != name:  # no name, or another's that begins alike
        return f"{call}: {text.format_plain(about)}"
    return call + text.format_plain(about[len(name) :])


def describe_secret_questions(needed: Iterable[Prompt[Any]]) -> str:
    """What is being decided in private, as sentences that follow "It is Ada's move."; each begins
    with a space."""
    abouts = [about for about in by_about(needed) if about]
    if len(abouts) > TOLD:
        return ""
    return "".join(f" {text.format_plain(about)}{WHERE}." for about in abouts)
