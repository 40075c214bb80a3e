"""The words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules import engine
from rules.engine.clipping import clip_text


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    catalogs = Path(__file__).parent

    def __deepcopy__(self, _: dict[int, Any]) -> Message:
        """Nothing changes a message, so that copies of a position share it."""
        return self


class ShortMessage(Message):
    """A message that is cut between words if it is too long, with an ellipsis."""

    __slots__ = ("most",)

    def __init__(self, message: Message, most: int) -> None:
        super().__init__(message.id, **message.data)
        self.most = most

    def render(self, language: str) -> str:
        return clip_text(" ".join(super().render(language).split()), self.most, marked=False)
