"""The words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import PlainSerializer, PlainValidator

from rules import engine

LABEL = 80
"""The most characters of an option's label: Discord's limit."""


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    catalogs = Path(__file__).parent


class FittedMessage(Message):
    """A message whose text is cut off where it does not fit. `mark` shows that."""

    __slots__ = ("mark", "most")

    most: int
    mark: str

    def render(self, language: str) -> str:
        text = super().render(language)
        if len(text) <= self.most:
            return text
        return text[: self.most - len(self.mark)] + self.mark


def fit_message(message: Message, most: int, mark: str = "") -> FittedMessage:
    """Return the message with its text cut to at most this many characters."""
    fitted = FittedMessage(message.id, **message.data)
    fitted.most, fitted.mark = most, mark
    return fitted


def _check_text(value: object) -> object:
    if not isinstance(value, str):
        raise ValueError("A text is expected.")
    return value


Said = Annotated[engine.Text, PlainValidator(_check_text), PlainSerializer(str, return_type=str)]
"""A text of the position, which is saved as it was first said."""
