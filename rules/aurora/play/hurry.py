"""Stops at which only free actions are left: beside going on there is hurrying (LA-8.7)."""

from __future__ import annotations

from rules.aurora.play.context import Here
from rules.engine import Option, Prompt

HURRY = "hurry"


def let_hurry(h: Here, asked: Prompt[str], *, secret: bool = True) -> None:
    """Give a question with one answer a second. It is secret where it is asked only because a
    hidden card might be played: without it everybody would learn that none can (LA-22.4)."""
    if len(asked.options) == 1:
        (only,) = asked.options
        label = f"{only.label}, and hurry"
        why = "Until the round ends you get no more stops for free actions and cards alone."
        asked.options = (only, Option(HURRY, only.verb, label, why))
        asked.secret = secret
        if secret and not asked.about:
            asked.about = f"{h.name_seat(asked.seat)} holds cards, and may play one"


def note_hurry(h: Here, asked: Prompt[str], chosen: str) -> str:
    """The answer to such a question, once it has been noted whether its player hurries."""
    if chosen != HURRY:
        return chosen
    h.find_player(asked.seat).hurries = True
    return asked.options[0].id
