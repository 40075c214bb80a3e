"""What a game declares so that its strong bots can search: how hidden things are dealt anew, which
answers are worth trying, and how good a position is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, get_args

from pydantic import BaseModel

from .chance import Chance
from .events import Result
from .position import Position
from .prompts import Answer, Illegal, Prompt

S = TypeVar("S", bound=Position)

Strength: TypeAlias = Literal["easy", "middling", "strong"]
"""How well a bot plays."""
STRENGTHS: tuple[Strength, ...] = get_args(Strength)


class Search(ABC, Generic[S]):
    """How a game is searched, by playing on from what a seat may know."""

    most: ClassVar[int] = 6
    """The most answers that are tried for one question, the quick bot's own included."""
    horizon: ClassVar[int] = 60
    """How many answers are played on before the position is weighed."""
    rounds: ClassVar[int] = 24
    """How often each answer is tried at the most."""
    careless: ClassVar[int] = 50
    """Of a hundred answers of an easy bot, how many are any plausible one."""
    margin: ClassVar[float] = 1.0
    """By how many standard errors another answer must be better than the quick bot's own."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Chance) -> None:
        """Change a position in place: all that the seat may not know is dealt anew, as it may well
        be for all the seat knows. What comes of it must not depend on how it lies in truth: gather
        the hidden things, put them in an order of their own, such as by name, shuffle them with
        `rng`, and deal them. Lists and dicts stay the same objects, because rules in mid-turn may
        hold them."""

    @abstractmethod
    def rate_position(self, state: S, seat: int) -> float:
        """How good a position is for a seat, about 0 (lost) to 1 (won)."""

    def find_lap(self, state: S) -> Hashable:
        """Which lap of the game a position is in, such as a turn. Where the next one begins no more
        is played on, so that positions are weighed that are alike. None: until the horizon."""
        return None

    def view(self, state: S, seat: int, names: tuple[str, ...]) -> BaseModel | None:
        """What bots need to see of a position while they play on, where that can be had quicker
        than the whole view; None: the whole."""
        return None

    def is_worth_searching(self, view: Any, prompt: Prompt[Any]) -> bool:
        """Whether the question is worth a search. False also where an honest one is impossible
        because the rules hold hidden things there that cannot be dealt anew: then the quick bot
        answers."""
        return True

    def give_advice(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        """What a strong bot answers at once, by better rules of thumb than a middling one's; None:
        what a middling one does. Where it searches, it begins with this."""
        return None

    def list_plausible(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """Answers that may be good, the most likely first: what an easy bot may pick from. Unless
        a game knows better, every option that takes no other."""
        if prompt.kind != "choice" or prompt.least > 1:
            return []
        return [[option.id] for option in prompt.options]

    def list_tried(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """Answers that a strong bot tries beside its first thought, where those are others than an
        easy one may pick from."""
        return self.list_plausible(view, prompt, rng)

    def rate_result(self, result: Result, state: S, seat: int) -> float:
        """How good an end is for a seat, 0 to 1."""
        return 1 / len(result.winners) if seat in result.winners else 0.0


def keep_fitting(prompt: Prompt[Any], answers: Sequence[Answer]) -> list[Answer]:
    """Those of some answers that the question takes, each once, in their order."""
    found: list[Answer] = []
    for answer in answers:
        if answer in found:
            continue
        try:
            prompt.read(answer)
        except Illegal:
            continue
        found.append(answer)
    return found
