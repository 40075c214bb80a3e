"""What strong bots do otherwise than middling ones before they search: whom they play. It was found
by games of bots alone, who played any two: see docs/bots.md."""

from __future__ import annotations

from typing import Any

from rules.engine import Answer, Prompt

HARDIEST = ("bodkin", "marl", "wren", "cog")
"""Characters, those first with whom most missions are done: strength and life before wits."""


def give_advice(prompt: Prompt[Any]) -> Answer | None:
    """What a strong bot answers at once; None: what a middling one does."""
    if prompt.topic != "character":
        return None
    left = {option.id for option in prompt.options}
    return [one for one in HARDIEST if one in left][: prompt.least]
