"""Functions for games whose players may answer ahead."""

from collections.abc import Callable
from typing import Any

from rules.engine import Prompt

from .votes import VOTED_KEY


def on_topic(*topics: str) -> Callable[[Prompt[Any]], bool]:
    """Make a function that returns whether a question is about one of these topics. It excludes
    questions to change a vote, which a player may do only by hand."""
    return lambda prompt: prompt.topic in topics and VOTED_KEY not in prompt.data


def list_option_ids(prompt: Prompt[Any]) -> list[str]:
    """Return the ids of a question's options, in their order."""
    return [option.id for option in prompt.options]


def find_first_option(prompt: Prompt[Any], *wanted: str) -> list[str] | None:
    """Return an answer with the first of these options that the question has, or None if it has
    none."""
    there = list_option_ids(prompt)
    return next(([each] for each in wanted if each in there), None)
