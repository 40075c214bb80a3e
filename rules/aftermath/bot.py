"""A sensible player for empty seats. It goes by what a question is about (`topic`), by the ids of
its options and by their data, and knows what its seat may see; it reads no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.kit.votes import VOTED

from . import bot_choices as choices
from . import bot_turn as turns
from .bot_views import Asked
from .view_models import View

ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    "act": turns.act,
    "entry-choice": choices.entry,
    "discard": choices.discard,
    "task": choices.task,
    "nest-vote": choices.nest_vote,
    "nest": choices.propose,
    "build": choices.build,
    "repair": choices.repair,
    "mend-railcar": choices.mend,
    "travel": choices.travel,
}
"""What it answers by topic; anything else by its default."""
FREE = ("nest",)
"""Topics of optional questions that it looks at; it leaves others alone."""


@dataclass(frozen=True, slots=True)
class Player:
    """How a bot plays. `random`: any answer will do."""

    random: bool = False

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any question of the game."""
        if VOTED in prompt.data or (prompt.optional and prompt.topic not in FREE):
            return []
        known = ANSWERS.get(prompt.topic)
        if known is None:
            return [] if prompt.optional else prompt.default
        return known(Asked(view, prompt, rng))


SENSIBLE = Player()
