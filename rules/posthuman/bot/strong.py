"""Rules of thumb of strong bots where they are better than those of `bot`, at a table of several.
They were found by games of bots in which these habits differed by chance: see docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.kit.bots import best_of
from rules.posthuman.bot.fights import grave_tool
from rules.posthuman.bot.things import better_stat
from rules.posthuman.bot.worths import Asked, choose_best
from rules.posthuman.model.terms import Level, Stat, level_of
from rules.posthuman.view_models import View

FITTEST = ("cage-fighter", "night-nurse", "runner", "stevedore", "gamekeeper", "gamer")
"""The ready characters, those first who win most often: blows count for more than shots."""
WEAK: dict[Level, int] = {1: 1, 2: 2, 3: 3}
"""So much health or less, and one rests before encounters of that level."""
WISHES: tuple[Stat, ...] = ("strength", "melee", "speed", "shooting", "mind")
"""Stats in the order in which they are raised, to 4 and then to 5."""


def give_advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """What a strong bot answers at once; None: what a middling one does."""
    if prompt.kind != "choice":
        return None
    if prompt.topic == "character":
        return _choose_character(prompt, rng)
    known = _ANSWERS.get(prompt.topic)
    if known is None or view.solo or view.human(prompt.seat) is None:
        return None
    return known(Asked(view, prompt, rng, careful=False))


def _choose_character(prompt: Prompt[Any], rng: Chance) -> Answer:
    """The fittest who is left."""
    left = [option.id for option in prompt.options]
    return [best_of(rng, left, lambda one: -FITTEST.index(one))]


def _choose_action(asked: Asked) -> Answer | None:
    """Rest a little sooner than a middling bot, and never lose a turn over food: whoever goes on
    meets supplies as well."""
    me = asked.me
    level = level_of(min(10, me.place + 1))
    if "camp" in asked.ids and me.health <= min(WEAK[level], me.limits["health"] - 1):
        return ["camp"]
    return ["move"] if "move" in asked.ids else None


def _choose_evade(asked: Asked) -> Answer:
    """Never: caught, one is as good as beaten, and what comes instead cannot be evaded."""
    tool = grave_tool(asked)
    return ["fight"] if tool is None else [tool]


def _choose_level(asked: Asked) -> Answer:
    """The level that gives a journey point, however weak one is."""
    return choose_best(
        asked, {option.id: float(option.data["jp"]) for option in asked.prompt.options}
    )


def _choose_purchase(asked: Asked) -> Answer:
    """Stats alone, strength before all: it is health as well."""
    return better_stat(asked, WISHES)


_ANSWERS: dict[str, Callable[[Asked], Answer | None]] = {
    "declare": _choose_action,
    "evade": _choose_evade,
    "level": _choose_level,
    "spend": _choose_purchase,
}
