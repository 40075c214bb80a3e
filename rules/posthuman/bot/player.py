"""A sensible player for empty seats. It decides by a question's topic, the ids and data of its
options, and what its seat may see; it does not read the texts."""

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
    "way": road.choose_card_way,
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
"""How a human answers a question, by its topic; other questions get the default."""
AS_A_MUTANT: dict[str, Callable[[Asked], Answer]] = {
    "lay": prey.choose_laid_card,
    "mutant": prey.choose_mutant_action,
    "mutate": prey.choose_mutation,
    "consolidate": prey.choose_consolidation,
    "swap_card": prey.choose_card_swap,
    "hand_limit": prey.choose_discard,
}
"""How a mutant answers a question, by its topic; questions for humans are not answered so any
more."""
FREE = ("use", "gear", "spend")
"""Topics of optional questions that a bot may answer; it ignores others."""


@dataclass(frozen=True, slots=True)
class Player:
    """How a bot plays. `careful`: as PH-27.20 says, it camps when weak, forages when out of food,
    and otherwise moves on by the defaults. `random`: it answers at random."""

    careful: bool = False
    random: bool = False

    def choose_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Answer any question of the game."""
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
