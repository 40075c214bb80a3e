"""Messages whose text is cut off where it does not fit on a button or beside it."""

from __future__ import annotations

from typing import Any

from rules.aftermath.words import Message
from rules.kit.content import DETAIL

LABEL = 80
"""The most characters of an option's label: Discord's limit."""


class FittedMessage(Message):
    """A message whose text has at most this many characters. `mark` shows where it is cut."""

    __slots__ = ("mark", "most")

    def __init__(self, key: str, /, **data: Any) -> None:
        super().__init__(key, **data)
        self.most, self.mark = DETAIL, ""

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
