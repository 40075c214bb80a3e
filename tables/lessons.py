"""What each person is told once: what a kind of question is about, and who they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine import Game, Prompt

BEGUN = 2
"""Whoever has met so many kinds of a game's questions has begun to play it."""


@dataclass(frozen=True, slots=True)
class Role:
    """Who somebody is in a game, where they have not been told yet."""

    key: str
    words: str


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody at a table, and what they know already. `met`: the kinds of question, as
    `game:verb`; None: they want no lessons. `role`: the key of the role they have been told."""

    met: frozenset[str] | None
    role: str | None

    def new_to(self, game: Game[Any]) -> bool:
        """Whether they have hardly begun to play the game, and want it explained."""
        if self.met is None or how_it_begins(game) in self.met:
            return False
        return sum(lesson.startswith(f"{game.key}:") for lesson in self.met) < BEGUN

    def lesson(self, game: Game[Any], prompt: Prompt[Any]) -> str | None:
        """The kind of question that is new to them here, as `game:verb`; None: nothing is."""
        if self.met is None:
            return None
        said = {words(game, lesson) for lesson in self.met if _of(game, lesson)}
        for verb in dict.fromkeys((prompt.verb, *(option.verb for option in prompt.options))):
            if verb in game.lessons and game.lessons[verb] not in said:
                return f"{game.key}:{verb}"
        return None


def how_it_begins(game: Game[Any]) -> str:
    """What somebody has met who has read how their first game of it begins."""
    return f"{game.key}:"


def _of(game: Game[Any], lesson: str) -> bool:
    """Whether it is a lesson of the game's, and still is."""
    key, _, verb = lesson.partition(":")
    return key == game.key and verb in game.lessons


def words(game: Game[Any], lesson: str) -> str:
    """What the lesson says."""
    return game.lessons[lesson.removeprefix(f"{game.key}:")]
