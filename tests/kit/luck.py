"""Dice that fall, and cards that come, as a test says."""

from collections.abc import Sequence
from typing import Any, TypeVar, cast

from rules.engine import Chance

T = TypeVar("T")


class Loaded(Chance):
    """Chance that first brings what the test said: what is picked, one thing after the other, and
    where several are taken blindly a list of them. What comes then, `unscripted` says: fair chance,
    the same whatever the table's seed. A game that wants its tests to name all their luck
    overrides it."""

    def __init__(self, script: Sequence[Any]) -> None:
        super().__init__("loaded")
        self.script = list(script)
        self.picked: list[tuple[Any, ...]] = []
        """What each pick was made from: a die is its faces, a bag its tokens."""
        self.sampled: list[tuple[tuple[Any, ...], int]] = []
        """What several were taken from blindly, and how many."""

    def pick(self, things: Sequence[T]) -> T:
        self.picked.append(tuple(things))
        if not self.script:
            return self.unscripted(things)
        said = self.script.pop(0)
        assert said in things, f"The script says {said!r}, but now one of {set(things)} comes."
        self.draws += 1
        return cast(T, said)

    def unscripted(self, things: Sequence[T]) -> T:
        """What is picked once the script is through."""
        return super().pick(things)

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        self.sampled.append((tuple(things), count))
        if not self.script or not isinstance(self.script[0], list):
            return super().sample(things, count)
        said: list[T] = self.script.pop(0)
        left = list(things)
        for thing in said:
            left.remove(thing)
        assert len(said) == count, f"The script says {said}, but {count} are taken."
        self.draws += 1
        return said

    def change_key(self, key: str) -> None:
        super().change_key("loaded")
