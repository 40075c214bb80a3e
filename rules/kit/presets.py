"""Functions for games whose players may answer ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Prompt, Text
from rules.engine.presets import Choice, PresetKind

from .votes import VOTED
from .words import Message


def on_topic(*topics: str) -> Callable[[Prompt[Any]], bool]:
    """Make a function that returns whether a question is about one of these topics. It excludes
    questions to change a vote, which a player may do only by hand."""
    return lambda prompt: prompt.topic in topics and VOTED not in prompt.data


def option_ids(prompt: Prompt[Any]) -> list[str]:
    """Return the ids of a question's options, in their order."""
    return [option.id for option in prompt.options]


def first_of(prompt: Prompt[Any], *wanted: str) -> list[str] | None:
    """Return an answer with the first of these options that the question has, or None if it has
    none."""
    there = option_ids(prompt)
    return next(([each] for each in wanted if each in there), None)


def same_answer_kind(key: str, asked: Text, verb: str, topic: str, *choices: Choice) -> PresetKind:
    """Make a kind of question with the same few options each time, all of one verb: the answer is
    the option whose id is the choice's id."""
    return PresetKind(
        key=key,
        asked=asked,
        verbs=frozenset({verb}),
        fits=on_topic(topic),
        answers=lambda _: choices,
    )


def at_least(what: Text, *numbers: int) -> Sequence[Choice]:
    """Make conditions such as "you have 3 food or more", each with the number as its id."""
    return [
        Choice(str(number), Message("have-at-least", number=number, what=what))
        for number in numbers
    ]
