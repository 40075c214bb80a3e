"""Messages that are cut to fit where they are shown."""

from typing import Any, ClassVar

from rules.aurora.words import Message
from rules.engine.clipping import clip_text

LABEL, DETAIL = 80, 100
"""The most characters of an option's label and detail."""


class ClippedLabel(Message):
    """A message for an option's label, cut between words if it is too long."""

    __slots__ = ()

    most: ClassVar[int] = LABEL

    def render(self, language: str) -> str:
        return clip_text(super().render(language), self.most)


class ClippedDetail(ClippedLabel):
    """A message for an option's detail, cut between words if it is too long."""

    __slots__ = ()

    most = DETAIL


class ShortLabel(ClippedLabel):
    """A message for an option's label; if it is too long, the `.short` of each message in its data
    replaces that message, and then its own."""

    __slots__ = ()

    def render(self, language: str) -> str:
        if len(Message.render(self, language)) <= self.most:
            return Message.render(self, language)
        parts = {name: _shorten_part(value) for name, value in self.data.items()}
        found: Message = Message(self.id, **parts)
        if len(found.render(language)) > self.most:
            found = _shorten_part(found)
        return clip_text(found.render(language), self.most)


class ShortDetail(ShortLabel):
    """The same for an option's detail."""

    __slots__ = ()

    most = DETAIL


def _shorten_part(value: Any) -> Any:
    if isinstance(value, list):
        return [_shorten_part(each) for each in value]
    return (isinstance(value, Message) and value.find_variant("short")) or value
