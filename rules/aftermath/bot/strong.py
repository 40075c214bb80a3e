"""Which characters strong bots choose, before they search. The order was found in games of bots
alone, who played any two: see docs/bots.md."""

from __future__ import annotations

from typing import Any

from rules.engine import Answer, Prompt

HARDIEST = ("bodkin", "marl", "wren", "cog")
"""Characters in the order of how many missions bots complete with them."""


def give_advice(prompt: Prompt[Any]) -> Answer | None:
    """Return what a strong bot answers without searching; None if it has no answer of its own."""
    if prompt.topic != "character":
        return None
    left = {option.id for option in prompt.options}
    return [one for one in HARDIEST if one in left][: prompt.least]
