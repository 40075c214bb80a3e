"""What everybody may know of the questions that are answered in private."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine import Prompt
from storage import Seat
from tables import text

WHERE = ", in private"
TOLD = 2
"""Of so many such questions at once a sentence tells; of more, the card alone."""


def by_about(prompts: Iterable[Prompt[Any]]) -> dict[str, list[int]]:
    """The seats that are asked in private, by what it is about; "": the question does not say."""
    found: dict[str, list[int]] = {}
    for prompt in prompts:
        if prompt.secret and prompt.seat not in (seats := found.setdefault(prompt.about, [])):
            seats.append(prompt.seat)
    return found


def called(about: str, seat: int, seats: Sequence[Seat], call: str) -> str:
    """What the question is about, with the seat's own name as a call: in place of the name where
    the words begin with it, else before them."""
    name = seats[seat].name
    begins = max((s.name for s in seats if about.startswith(f"{s.name} ")), key=len, default="")
    if begins != name:  # no name, or another's that begins alike
        return f"{call}: {text.plain(about)}"
    return call + text.plain(about[len(name) :])


def sentences(needed: Iterable[Prompt[Any]]) -> str:
    """What is decided in private now, to stand behind whose move it is; a space comes first."""
    abouts = [about for about in by_about(needed) if about]
    if len(abouts) > TOLD:
        return ""
    return "".join(f" {text.plain(about)}{WHERE}." for about in abouts)
