"""What may go wrong, by name: each with how often it comes beside the others."""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Where = TypeVar("Where")


class Troubles(dict[str, tuple[int, Callable[[Where], Awaitable[None]]]], Generic[Where]):
    """By what each is called: how often it comes beside the others, and what it does there."""

    def add_trouble(
        self, kind: str, weight: int
    ) -> Callable[[Callable[[Where], Awaitable[None]]], Callable[[Where], Awaitable[None]]]:
        """Put a trouble on the list."""

        def register_trouble(
            do: Callable[[Where], Awaitable[None]],
        ) -> Callable[[Where], Awaitable[None]]:
            self[kind] = (weight, do)
            return do

        return register_trouble
