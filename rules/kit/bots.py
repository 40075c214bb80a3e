"""What bots share: the best of several, and chance where several are best or any will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rules.engine import Answer, Chance, Illegal, Option, Prompt

from .votes import VOTED

T = TypeVar("T")


def best_of(rng: Chance, things: Sequence[T], worth: Callable[[T], float]) -> T:
    """The thing that is worth most, of at least one; of several such, one by chance."""
    worths = [worth(thing) for thing in things]
    best = max(worths)
    return rng.pick([thing for thing, w in zip(things, worths, strict=True) if w == best])


def best_answer(
    rng: Chance, prompt: Prompt[Any], worth: Callable[[Option], float], *, above: float = 0
) -> Answer:
    """The option of a choice that is worth most. An optional question is not answered where
    nothing is worth more than `above`, and a vote that has been given stands."""
    if VOTED in prompt.data:
        return []
    if prompt.optional and all(worth(option) <= above for option in prompt.options):
        return []
    return [best_of(rng, prompt.options, worth).id]


def rank_options(prompt: Prompt[Any], worth: Callable[[Option], float]) -> list[Answer]:
    """List every answer that picks one option, the most valuable option first and ties by id."""
    worths = {option.id: worth(option) for option in prompt.options}
    return [[one] for one in sorted(worths, key=lambda one: (-worths[one], one))]


def first_fitting(prompt: Prompt[Any], answers: Iterable[Answer]) -> Answer:
    """The first of some answers that the question takes; else the default."""
    for answer in answers:
        try:
            prompt.read(answer)
        except Illegal:
            continue
        return answer
    return prompt.default


def answer_at_random(rng: Chance, prompt: Prompt[Any], options: Sequence[str]) -> Answer:
    """Any of some options; the default where they do not fit."""
    most = min(prompt.most, len(options))
    picks = rng.sample(options, prompt.least + rng.draw_below(most - prompt.least + 1))
    return first_fitting(prompt, [picks])
