"""Says what everybody may know about questions that players answer in private."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine import Prompt
from rules.engine.messages import isolate_text
from storage import Seat
from tables.wording import text
from tables.words import Message


def in_private(said: str) -> str:
    """Say that what was said happens in private."""
    return str(Message("in-private", said=said))


TOLD = 2
"""Up to how many secret questions a sentence names; if there are more, only the card names them."""


def by_about(prompts: Iterable[Prompt[Any]]) -> dict[str, list[int]]:
    """Group the seats that have a secret question by its `about` text; "" if it has none."""
    found: dict[str, list[int]] = {}
    for prompt in prompts:
        if prompt.secret and prompt.seat not in (seats := found.setdefault(prompt.about, [])):
            seats.append(prompt.seat)
    return found


def mention_in_about(about: str, seat: int, seats: Sequence[Seat], call: str) -> str:
    """Replace the seat's name at the beginning of the `about` text by the mention `call`; if the
    text does not begin with that name, put the mention before it."""
    name, names = isolate_text(seats[seat].name), [isolate_text(each.name) for each in seats]
    begins = max((each for each in names if about.startswith(f"{each} ")), key=len, default="")
    if begins != name:  # no name, or a longer name that begins like this one
        return f"{call}: {text.format_plain(about)}"
    return call + text.format_plain(about[len(name) :])


def describe_secret_questions(needed: Iterable[Prompt[Any]]) -> str:
    """Say what players are deciding in private, as sentences that follow "It is Ada's move."; each
    begins with a space. Return "" if there are more than TOLD."""
    abouts = [about for about in by_about(needed) if about]
    if len(abouts) > TOLD:
        return ""
    return "".join(f" {in_private(text.format_plain(about))}." for about in abouts)
