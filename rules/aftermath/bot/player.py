"""A sensible player for empty seats. It goes by a question's `topic`, its data and its options' ids
and data, and knows what its seat may see and what is printed on cards; it reads no words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.aftermath.bot import choices, home, powers, things
from rules.aftermath.bot import turn as turns
from rules.aftermath.bot.views import USUAL, Asked, Habits
from rules.aftermath.view_models import View
from rules.engine import Answer, Chance, Prompt
from rules.kit.bots import answer_at_random
from rules.kit.votes import ABSTAIN, BALLOT_KEY, VOTED_KEY

ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    "act": turns.choose_act,
    "act-cards": turns.choose_action,
    "aim": lambda asked: [asked.prompt.options[-1].id],  # the next page may have no enemies
    "fight": choices.choose_test_cards,
    "shoot": choices.choose_test_cards,
    "scavenge": choices.choose_test_cards,
    "talk": choices.choose_test_cards,
    "recover": choices.choose_test_cards,
    "test": choices.choose_test_cards,
    "defend": choices.choose_defence,
    "discard": choices.choose_discards,
    "entry-choice": choices.choose_entry_option,
    "task": choices.choose_task_cards,
    "encourage": lambda asked: choices.choose_by_value(asked, 1),
    "equip-card": lambda asked: choices.choose_by_value(asked, -1),
    "equip": things.choose_equip_change,
    "fate": things.choose_item_fate,
    "spotter": powers.choose_spotted_enemy,
    "guardian": powers.choose_guarding,
    "nest-vote": lambda asked: ["nest" if choices.is_rest_worthwhile(asked) else "go-on"],
    "nest": choices.choose_nest_proposal,
    "meal": choices.choose_meal,
    "travel": choices.choose_destination,
    "build": home.choose_building,
    "repair": home.choose_repair,
    "mend-railcar": lambda _: ["mend"],
    "rearrange": things.choose_rearrangement,
    "borrow": things.choose_rearrangement,
    "mission": home.choose_mission,
}
"""How the bot answers each topic; otherwise by default, or in a vote with the first option."""
FREE = ("nest",)
"""Topics of optional questions that the bot answers; it ignores others."""
HOME = "home"
"""The vote to give the mission up, which a bot never casts at random."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its habits."""

    habits: Habits = USUAL

    def choose_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Choose an answer to any question of the game."""
        if VOTED_KEY in prompt.data or (prompt.optional and prompt.topic not in FREE):
            return []
        if not prompt.optional and rng.draw_below(100) < self.habits.slips:
            anything = [option.id for option in prompt.options if option.id != HOME]
            return answer_at_random(rng, prompt, anything)
        if supported := _find_popular_vote(view, prompt):
            return [supported]
        known = ANSWERS.get(prompt.topic)
        if known is not None:
            return known(Asked(view, prompt, self.habits))
        if prompt.default == [ABSTAIN.id]:
            return [prompt.options[0].id]
        return prompt.default


def _find_popular_vote(view: View, prompt: Prompt[Any]) -> str:
    """Find the option with most votes so far, of equals the first; "" if there are no votes or the
    question is no vote. Bots vote after people, so this is what people want."""
    if BALLOT_KEY not in prompt.data:
        return ""
    cast = [one for one in view.votes.values() if one != ABSTAIN.id]
    return max(cast, key=cast.count, default="")


SENSIBLE = Player()
CARELESS = Player(Habits(slips=20))
"""Now and then answers at random, like a party that is a little distracted."""
HEEDLESS = Player(Habits(slips=36))
"""Answers at random so often that hardly any plan is completed."""
HASTY = Player(Habits(curious=False))
"""Goes straight for the mission's goal, and ignores everything else."""
