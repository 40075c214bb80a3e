"""What bots share: the best of several, and chance where several are best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rules.engine import Answer, Chance, Option, Prompt

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
