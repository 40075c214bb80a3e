"""What a game declares so that its strong bots can search: how to deal hidden things again, which
answers are worth trying, and how good a position is."""

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
    """How to search a game, by playing on from what a seat may know."""

    most: ClassVar[int] = 6
    """The most answers tried for one question, including the quick bot's own."""
    horizon: ClassVar[int] = 60
    """How many answers bots play on before the position is rated."""
    rounds: ClassVar[int] = 24
    """How often each answer is tried at most."""
    careless: ClassVar[int] = 50
    """How many of a hundred answers of an easy bot are any plausible one."""
    margin: ClassVar[float] = 1.0
    """By how many standard errors another answer must be better than the quick bot's own."""

    @abstractmethod
    def redeal_hidden(self, state: S, seat: int, rng: Chance) -> None:
        """Deal again, in place, all that the seat may not know, consistently with what it does
        know. The result must not depend on the true deal: gather the hidden things, sort them, such
        as by name, shuffle them with `rng`, and deal them. Keep lists and dicts the same objects,
        because rules in the middle of a turn may hold them."""

    @abstractmethod
    def rate_position(self, state: S, seat: int) -> float:
        """Rate how good a position is for a seat, from about 0 (lost) to 1 (won)."""

    def find_lap(self, state: S) -> Hashable:
        """Return which lap of the game, such as a turn, a position is in. Bots stop playing on when
        the next lap begins, so that the positions rated are alike. Return None to play on to the
        horizon."""
        return None

    def view(self, state: S, seat: int, names: tuple[str, ...]) -> BaseModel | None:
        """Make what bots need to see of a position while they play on, if that is quicker than the
        whole view. Return None to use the whole view."""
        return None

    def is_worth_searching(self, view: Any, prompt: Prompt[Any]) -> bool:
        """Return whether the question is worth a search. Also return False if an honest search is
        impossible, because the rules hold hidden things that cannot be dealt again: then the quick
        bot answers."""
        return True

    def give_advice(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        """Return a strong bot's answer without a search, by better rules of thumb than a middling
        bot's, or None to answer as a middling bot does. A search tries this answer first."""
        return None

    def list_plausible_answers(
        self, view: Any, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        """List answers that may be good, the most likely first: an easy bot may pick from them. By
        default, each option of a choice that needs no more than one."""
        if prompt.kind != "choice" or prompt.least > 1:
            return []
        return [[option.id] for option in prompt.options]

    def list_answers_to_try(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """List the answers that a strong bot tries as well as its first one. By default, the
        plausible answers."""
        return self.list_plausible_answers(view, prompt, rng)

    def rate_result(self, result: Result, state: S, seat: int) -> float:
        """Rate how good a result is for a seat, 0 to 1."""
        return 1 / len(result.winners) if seat in result.winners else 0.0


def keep_fitting(prompt: Prompt[Any], answers: Sequence[Answer]) -> list[Answer]:
    """List the answers that fit the question, each once, in their order."""
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
