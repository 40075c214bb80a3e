"""Rules of thumb that strong bots use, at a table of several players, where these beat those of
`bot`: a Human looks two turns ahead and is wary of Lairs, the Vampire looks one turn ahead."""

from collections.abc import Callable
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.kit.bots import choose_best_thing
from rules.survive.bot.foresight import Foresight, find_most_spare
from rules.survive.bot.hunt import Hunt
from rules.survive.model.components import CHART, ELEMENTS
from rules.survive.play.humans.building import find_next_step
from rules.survive.view import PlayerView, View

SWAPPED_READY, SWAPPED = 4, 9
"""How many cards of one element a Human must hold to swap three of them for a missing element: with
twelve Months, and before."""


def give_advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """Find a strong bot's answer. Return None if it answers as a middling bot does."""
    options = [option.id for option in prompt.options]
    weigh = _find_rating(view, prompt)
    if weigh is not None:
        return [choose_best_thing(rng, options, weigh)]
    if _is_turn_end(view, prompt):
        return [_end_step(view, view.players[prompt.seat], set(options))]
    return None


def has_advice(view: View, prompt: Prompt[Any]) -> bool:
    """Whether these rules of thumb cover the question. If so, the bot does not search: with a
    search as well it won no more (docs/bots.md)."""
    return _find_rating(view, prompt) is not None or _is_turn_end(view, prompt)


def _is_turn_end(view: View, prompt: Prompt[Any]) -> bool:
    """Whether the question is about the end of a Human's turn, at a table of several."""
    return prompt.topic == "end of turn" and len(view.players) > 1


def _find_rating(view: View, prompt: Prompt[Any]) -> Callable[[str], float] | None:
    """Find the function that rates destinations. Return None if the question asks for none."""
    if len(view.players) == 1:
        return None
    if prompt.topic == "human-move":
        return Foresight(view, view.players[prompt.seat]).rate_end
    return Hunt(view).rate_end if prompt.topic == "vampire-move" else None


def _end_step(view: View, me: PlayerView, options: set[str]) -> str:
    """Choose to build if possible, with swaps if they help; else to swap a plentiful element for a
    missing one."""
    foresight = Foresight(view, me)
    now, space = foresight.now, me.space or ""
    if foresight.build_everything(space, now).months > now.months:
        if "build" in options:
            return "build"
        step = find_next_step(
            view.tokens.get(space), now.defenses.get(space, {}), foresight.colour, now.cubes
        )
        assert step is not None
        left = {element: now.hand[element] - CHART[step][element] for element in ELEMENTS}
        swap = next(
            (
                f"swap-{find_most_spare(left)}-{element}"
                for element in ELEMENTS
                if left[element] < 0
            ),
            "",
        )
        if swap in options:
            return swap
    given = find_most_spare(now.hand)
    if now.hand[given] >= (SWAPPED_READY if now.is_ready else SWAPPED):
        for element in ELEMENTS:
            if not now.hand[element] and f"swap-{given}-{element}" in options:
                return f"swap-{given}-{element}"
    return "done"
