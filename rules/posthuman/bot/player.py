"""A sensible player for empty seats. It goes by what a question is about (`topic`), by the ids of
its options and by their data, and knows what its seat may see; it reads no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.posthuman.bot import fights, road, things
from rules.posthuman.bot import mutants as prey
from rules.posthuman.bot.worths import Asked, at_random
from rules.posthuman.view_models import View

ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    "declare": road.declare,
    "eat": road.eat,
    "destination": road.destination,
    "way": road.ways_of_a_card,
    "tile": road.tile,
    "heal_scar": road.heal_scar,
    "supply": things.supply,
    "trade": things.trade,
    "swap": fights.swap,
    "place": road.place,
    "pause": things.pause,
    "level": road.level,
    "event": road.event,
    "narrative": road.narrative,
    "camp": road.camp,
    "exchange": road.exchange,
    "evolve": road.evolve,
    "follower": road.follower,
    "evade": fights.evade,
    "use": fights.use,
    "strike": fights.strike,
    "reroll": fights.reroll,
    "blocks": fights.blocks,
    "prevent": fights.prevent,
    "gear": things.gear,
    "hand": things.hand,
    "found": things.found,
    "keep": things.keep,
    "skill": things.keep,
    "skills": things.keep,
    "lose": things.lose,
    "spend": things.spend,
    "buy": things.buy,
    "steal": things.steal,
}
"""What a human answers by its topic; anything else by its default."""
AS_A_MUTANT: dict[str, Callable[[Asked], Answer]] = {
    "lay": prey.lay,
    "mutant": prey.act,
    "mutate": prey.mutate,
    "consolidate": prey.consolidate,
    "swap_card": prey.swap,
    "hand_limit": prey.discard,
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

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any question of the game."""
        if self.random:
            return at_random(prompt, rng)
        if prompt.kind != "choice" or (prompt.optional and prompt.topic not in FREE):
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
