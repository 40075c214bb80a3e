"""A sensible player for empty seats, in three tempers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .view import View


@dataclass(frozen=True, slots=True)
class Driver:
    """How a bot plays: `rest`, how readily it lets Survivors Take a Break."""

    rest: float = 0.4

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any prompt of the game, from the seat's own view."""
        if prompt.optional:
            return []
        return prompt.default


MIDDLING = Driver()
