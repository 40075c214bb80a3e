"""A sensible player for empty seats. It goes by what a question is about (`topic`), by the ids of
its options and by their data, and knows what its seat may see and what is printed on cards; it
reads no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.aftermath.bot import choices, home, powers, things
from rules.aftermath.bot import turn as turns
from rules.aftermath.bot.views import USUAL, Asked, Habits
from rules.aftermath.view_models import View
from rules.engine import Answer, Chance, Illegal, Prompt
from rules.kit.votes import ABSTAIN, BALLOT, VOTED

ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    "act": turns.act,
    "act-cards": turns.choose_action,
    "aim": choices.aimed,
    "fight": choices.tested,
    "shoot": choices.tested,
    "scavenge": choices.tested,
    "talk": choices.tested,
    "recover": choices.tested,
    "test": choices.tested,
    "defend": choices.defend,
    "discard": choices.kept,
    "entry-choice": choices.entry,
    "task": choices.task,
    "encourage": choices.dearest,
    "equip-card": choices.cheapest,
    "equip": things.equip,
    "fate": things.fate,
    "spotter": powers.spotted,
    "guardian": powers.guards,
    "nest-vote": choices.nest_vote,
    "nest": choices.propose,
    "meal": choices.meal,
    "travel": choices.travel,
    "build": home.build,
    "repair": home.repair,
    "mend-railcar": home.mend,
    "rearrange": things.rearrange,
    "borrow": things.rearrange,
    "mission": home.mission,
}
"""What it answers by topic; anything else by its default, or by what a vote offers first."""
FREE = ("nest",)
"""Topics of optional questions that it looks at; it leaves others alone."""
HOME = "home"
"""The vote to give the mission up."""


@dataclass(frozen=True, slots=True)
class Player:
    """How a bot plays."""

    habits: Habits = USUAL

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any question of the game."""
        if VOTED in prompt.data or (prompt.optional and prompt.topic not in FREE):
            return []
        if not prompt.optional and rng.below(100) < self.habits.slips:
            return _anything(prompt, rng)
        if supported := _supported(view, prompt):
            return [supported]
        known = ANSWERS.get(prompt.topic)
        if known is not None:
            return known(Asked(view, prompt, self.habits))
        if prompt.default == [ABSTAIN.id]:
            return [prompt.options[0].id]
        return prompt.default


def _supported(view: View, prompt: Prompt[Any]) -> str:
    """What most votes so far are for, of equals the first; "" where there are none, or no vote is
    asked for. Bots vote after people, so this is what people want."""
    if BALLOT not in prompt.data:
        return ""
    cast = [one for one in view.votes.values() if one != ABSTAIN.id]
    return max(cast, key=cast.count, default="")


def _anything(prompt: Prompt[Any], rng: Chance) -> Answer:
    """What is answered without thinking: anything that is asked for, but nobody goes home."""
    options = [option.id for option in prompt.options if option.id != HOME]
    most = min(prompt.most, len(options))
    answer = rng.sample(options, prompt.least + rng.below(most - prompt.least + 1))
    try:
        prompt.read(answer)
    except Illegal:
        return prompt.default
    return answer


SENSIBLE = Player()
CARELESS = Player(Habits(slips=20))
"""Answers now and then without thinking: as a party plays that is not quite with it."""
HEEDLESS = Player(Habits(slips=36))
"""Does so so often that hardly a plan comes to its end."""
HASTY = Player(Habits(curious=False))
"""Goes straight for what the mission is about, and leaves all else lying."""
