"""A sensible player for empty seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .view_models import View


@dataclass(frozen=True, slots=True)
class Player:
    """How a bot plays."""

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any question of the game."""
        return [] if prompt.optional else prompt.default


SENSIBLE = Player()
