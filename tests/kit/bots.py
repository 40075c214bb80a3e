"""Bots that read words would be caught: they are asked everything twice, the second time in
nonsense."""

from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Protocol

from pydantic import BaseModel

from rules.engine import Answer, Chance, Game, Option, Prompt


class Player(Protocol):
    """What plays a seat."""

    def choose_answer(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to the question."""


class Twice:
    """A player that is asked everything twice. `words`: the keys of a view under which there is
    something in words for people."""

    def __init__(self, player: Player, words: AbstractSet[str]) -> None:
        self.player = player
        self.words = words
        self.asked: Counter[str] = Counter()
        """The topics of what it was asked."""

    def answer(self, view: BaseModel, prompt: Prompt[Any]) -> Answer:
        """What the player answers; fails where other words make it another answer."""
        answer = self.player.choose_answer(view, prompt, Chance(prompt.id))
        blank = type(view).model_validate(replace_names(view.model_dump(), self.words))
        again = self.player.choose_answer(blank, reworded(prompt), Chance(prompt.id))
        assert answer == again, prompt
        self.asked[prompt.topic] += 1
        return answer


def make_deaf_game(
    game: type[Game[Any]], player: Player, words: AbstractSet[str]
) -> tuple[Any, Twice]:
    """The game with bots that are asked everything twice, the second time in nonsense; and what
    they were asked."""
    twice = Twice(player, words)

    def bot(self: Any, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return twice.answer(view, prompt)

    sees = {"make_view_for_bots": lambda self, *given: self.view(*given)}
    return type("Deaf", (game,), {"bot": bot, **sees})(), twice


@cache
def nonsense(words: str) -> str:
    """As long as it was, and without a meaning."""
    rnd = Random(words)
    return "".join(rnd.choice("blorp 0123456789") for _ in words)


def reworded(prompt: Prompt[Any]) -> Prompt[Any]:
    """The question with other words for everything that is said in words."""
    options = tuple(
        Option(one.id, one.verb, nonsense(one.label), nonsense(one.detail), one.data)
        for one in prompt.options
    )
    return replace(prompt, text=nonsense(prompt.text), options=options)


def replace_names(value: Any, words: AbstractSet[str], key: str = "") -> Any:
    """A view's data with other words under these keys."""
    if isinstance(value, dict):
        return {
            k: replace_names(v, words, k if isinstance(k, str) else "") for k, v in value.items()
        }
    if isinstance(value, list):
        return [replace_names(entry, words, key) for entry in value]
    return nonsense(value) if key in words and isinstance(value, str) else value
