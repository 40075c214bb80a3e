"""Rules of thumb of strong bots that are better than those of `bot` at a table of several players.
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
"""The ready-made characters, those first that win most often: melee counts for more than
shooting."""
WEAK: dict[Level, int] = {1: 1, 2: 2, 3: 3}
"""The health at or below which the bot rests before encounters of each level."""
WISHES: tuple[Stat, ...] = ("strength", "melee", "speed", "shooting", "mind")
"""The order in which stats are raised, first to 4, then to 5."""


def give_advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """Find what a strong bot answers at once. Return None if it answers as a middling bot does."""
    if prompt.kind != "choice":
        return None
    if prompt.topic == "character":
        return _choose_character(prompt, rng)
    known = _ANSWERS.get(prompt.topic)
    if known is None or view.solo or view.human(prompt.seat) is None:
        return None
    return known(Asked(view, prompt, rng, careful=False))


def _choose_character(prompt: Prompt[Any], rng: Chance) -> Answer:
    """Choose the best character that is left."""
    left = [option.id for option in prompt.options]
    return [best_of(rng, left, lambda one: -FITTEST.index(one))]


def _choose_action(asked: Asked) -> Answer | None:
    """Rest a little sooner than a middling bot, and never spend a turn on food: moving also finds
    supplies."""
    me = asked.me
    level = level_of(min(10, me.place + 1))
    if "camp" in asked.ids and me.health <= min(WEAK[level], me.limits["health"] - 1):
        return ["camp"]
    return ["move"] if "move" in asked.ids else None


def _choose_evade(asked: Asked) -> Answer:
    """Never evade: being caught mostly means defeat, and the encounter that replaces this one
    cannot be evaded. Use a card before a grave fight."""
    tool = grave_tool(asked)
    return ["fight"] if tool is None else [tool]


def _choose_level(asked: Asked) -> Answer:
    """Choose the level that gives a journey point, even if the bot is weak."""
    return choose_best(
        asked, {option.id: float(option.data["jp"]) for option in asked.prompt.options}
    )


def _choose_purchase(asked: Asked) -> Answer:
    """Buy only stats, strength first, as it raises health too."""
    return better_stat(asked, WISHES)


_ANSWERS: dict[str, Callable[[Asked], Answer | None]] = {
    "declare": _choose_action,
    "evade": _choose_evade,
    "level": _choose_level,
    "spend": _choose_purchase,
}
