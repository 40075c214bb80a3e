"""Messages whose text is cut off where it does not fit on a button or beside it."""

from rules.aftermath.words import Message

LABEL = 80
"""The most characters of an option's label: Discord's limit."""


class FittedMessage(Message):
    """A message whose text is cut to at most this many characters. `mark` shows where."""

    __slots__ = ("mark", "most")

    def __init__(self, message: Message, most: int, mark: str = "") -> None:
        self.id, self.data = message.id, message.data
        self.most, self.mark = most, mark

    def render(self, language: str) -> str:
        text = super().render(language)
        if len(text) <= self.most:
            return text
        return text[: self.most - len(self.mark)] + self.mark
