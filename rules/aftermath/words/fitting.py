"""Messages whose text is shortened, and then cut off, where it does not fit on a button or beside
it."""

from typing import Any

from rules.aftermath.words import Message

LABEL = 80
"""The most characters of an option's label: Discord's limit."""


class FittedMessage(Message):
    """A message whose text has at most this many characters. If it is too long, the `.short` of
    each message in its data replaces that message; then it is cut, and `mark` shows where. In the
    log it is as long as it is: there it is made from its id and data, as others are."""

    __slots__ = ("mark", "most")

    def __init__(
        self, message: Message | str, most: int = 0, mark: str = "", /, **data: Any
    ) -> None:
        if isinstance(message, str):
            super().__init__(message, **data)
        else:
            self.id, self.data = message.id, message.data
        self.most, self.mark = most, mark

    def render(self, language: str) -> str:
        text = super().render(language)
        if not self.most or len(text) <= self.most:
            return text
        parts = {name: _shorten_part(value) for name, value in self.data.items()}
        text = Message(self.id, **parts).render(language)
        if len(text) <= self.most:
            return text
        return text[: self.most - len(self.mark)] + self.mark


def _shorten_part(value: Any) -> Any:
    if isinstance(value, list):
        return [_shorten_part(each) for each in value]
    return (isinstance(value, Message) and value.find_variant("short")) or value
