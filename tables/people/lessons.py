"""What the bot tells each person only once: what a kind of question is about, and which role they
play."""

from dataclasses import dataclass
from typing import Any

from rules.engine import Game, Prompt

LESSONS_OF_BEGINNER = 2
"""How many kinds of a game's questions a person must have met to count as no longer new to the
game."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role that its player has not been told about yet."""

    key: str
    words: str


@dataclass(frozen=True, slots=True)
class Learner:
    """What a person at a table knows already. `met`: the kinds of question they have met, as
    `game:verb`; None: they want no lessons. `role`: the key of the last role they were told
    about."""

    met: frozenset[str] | None
    role: str | None

    def is_new_to(self, game: Game[Any]) -> bool:
        """Whether the person has hardly played the game yet and wants an explanation of it."""
        if self.met is None or find_opening_lesson(game) in self.met:
            return False
        return sum(lesson.startswith(f"{game.key}:") for lesson in self.met) < LESSONS_OF_BEGINNER

    def find_new_lesson(self, game: Game[Any], prompt: Prompt[Any]) -> str | None:
        """Find the first kind of question in this prompt that is new to the person, as `game:verb`,
        by the order of the game's lessons: that on firing comes before that on holding fire. Return
        None if none is new, or if they want no lessons."""
        if self.met is None:
            return None
        asked = {prompt.verb, *[option.verb for option in prompt.options]}
        new = [v for v in game.lessons if v in asked and f"{game.key}:{v}" not in self.met]
        if not new:
            return None
        said = {text for verb, text in game.lessons.items() if f"{game.key}:{verb}" in self.met}
        return next((f"{game.key}:{verb}" for verb in new if game.lessons[verb] not in said), None)


def find_opening_lesson(game: Game[Any]) -> str:
    """Return the key of the lesson that a person has met after reading how their first game
    begins."""
    return f"{game.key}:"


def describe_lesson(game: Game[Any], lesson: str) -> str:
    """Return the text of a lesson."""
    return game.lessons[lesson.removeprefix(f"{game.key}:")]
