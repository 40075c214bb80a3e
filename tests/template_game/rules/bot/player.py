"""A sensible answer to each question, from what the seat may see alone."""

from typing import Any

from rules.engine import Answer, Chance, Option, Prompt
from rules.kit.bots import choose_best_answer
from rules.kit.presets import list_option_ids
from tests.template_game.rules.play.cards import PUMPED, SIPHONED
from tests.template_game.rules.play.turns import DRAWN
from tests.template_game.rules.view import View

SAFE = 3
"""A bot would rather not leave less than this in the cistern."""


def choose_answer(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """What a middling bot does."""
    if prompt.kind == "number":
        return min(prompt.most, choose_pour(view))
    if prompt.topic == "siphon":
        return ["close" if "close" in list_option_ids(prompt) else "open"]
    return choose_best_answer(rng, prompt, lambda option: rate_action(view, option))


def choose_pour(view: View) -> int:
    """As much as keeps the cistern from drying up before the next dusk."""
    if view.day == view.days:
        return 1 if view.cistern == 0 else 0
    return max(0, min(2, SAFE + 1 - view.cistern))


def rate_action(view: View, option: Option) -> float:
    """What a turn's action is worth in litres, less what it risks."""
    assert view.seat is not None
    other = view.jars[1 - view.seat]
    worth = {
        "draw": rate_water(view, DRAWN),
        "search": 1.6 if view.day < view.days and len(view.hand) < 4 else 0.0,
        "play-pump": rate_water(view, PUMPED),
        "play-siphon": 1.5 * min(SIPHONED, other),
        "play-map": 2.0,
    }
    return worth[option.id]


def rate_water(view: View, litres: int) -> float:
    """Water from the cistern is worth less where it would run low."""
    taken = min(litres, view.cistern)
    short = SAFE - (view.cistern - taken)
    return taken - max(0, short) * (0.5 if view.day == view.days else 0.8)
