"""A sensible player for empty seats. It goes by what a question is about (`topic`), by the ids of
its options and by their data, and knows what its seat may see; it reads no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.kit.bots import answer_at_random
from rules.posthuman.bot import fights, road, things
from rules.posthuman.bot import mutants as prey
from rules.posthuman.bot.worths import Asked
from rules.posthuman.view_models import View

ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    "declare": road.choose_action,
    "eat": road.choose_food,
    "destination": road.choose_destination,
    "way": road.ways_of_a_card,
    "tile": road.choose_tile,
    "heal_scar": road.heal_scar,
    "supply": things.choose_supply,
    "trade": things.choose_trade,
    "swap": fights.choose_dice_swap,
    "place": road.choose_placement,
    "pause": things.choose_pause_action,
    "level": road.choose_level,
    "event": road.choose_event_offer,
    "narrative": road.choose_narrative_option,
    "camp": road.choose_camp_help,
    "exchange": road.choose_exchange,
    "evolve": road.choose_turning,
    "follower": road.choose_follower,
    "evade": fights.choose_evade,
    "use": fights.choose_card_use,
    "strike": fights.choose_strike,
    "reroll": fights.choose_rerolls,
    "blocks": fights.choose_blocks,
    "prevent": fights.choose_prevention,
    "gear": things.choose_gear_use,
    "hand": things.choose_surplus_card,
    "found": things.choose_found_use,
    "keep": things.choose_kept_cards,
    "skill": things.choose_kept_cards,
    "skills": things.choose_kept_cards,
    "lose": things.choose_loss,
    "spend": things.choose_xp_purchase,
    "buy": things.choose_purchases,
    "steal": things.choose_theft,
}
"""What a human answers by its topic; anything else by its default."""
AS_A_MUTANT: dict[str, Callable[[Asked], Answer]] = {
    "lay": prey.choose_laid_card,
    "mutant": prey.choose_mutant_action,
    "mutate": prey.choose_mutation,
    "consolidate": prey.choose_consolidation,
    "swap_card": prey.choose_card_swap,
    "hand_limit": prey.choose_discard,
}
"""Likewise a mutant; what it was asked while it was human has no meaning any more."""
FREE = ("use", "gear", "spend")
"""Topics of optional questions that it looks at; it leaves others alone."""


@dataclass(frozen=True, slots=True)
class Player:
    """How a bot plays. `careful`: as PH-27.20 has it, camping when weak, foraging when out of food,
    else moving on by the defaults. `random`: any answer will do."""

    careful: bool = False
    random: bool = False

    def choose_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any question of the game."""
        if self.random and prompt.kind == "choice" and not (prompt.optional and rng.draw_below(2)):
            return answer_at_random(rng, prompt, [option.id for option in prompt.options])
        if self.random or prompt.kind != "choice" or (prompt.optional and prompt.topic not in FREE):
            return [] if prompt.optional else prompt.default
        if prompt.topic == "character":
            return [rng.pick(prompt.options).id]
        if prompt.topic == "reaction":
            return ["fire"]
        human = view.human(prompt.seat) is not None
        known = (ANSWERS if human else AS_A_MUTANT).get(prompt.topic)
        if known is None:
            return [] if prompt.optional else prompt.default
        return known(Asked(view, prompt, rng, self.careful))


SENSIBLE = Player()
CAREFUL = Player(careful=True)
RECKLESS = Player(random=True)
