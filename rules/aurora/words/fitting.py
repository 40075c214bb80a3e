"""Messages that are cut to fit where they are shown."""

from __future__ import annotations

from typing import ClassVar

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


class ShortDetail(Message):
    """A message for an option's detail, with only the sentences that fit."""

    __slots__ = ()

    def render(self, language: str) -> str:
        return keep_sentences(super().render(language))


def keep_sentences(text: str) -> str:
    """Keep as many sentences as fit into an option's detail; if not even one does, its first
    words."""
    while len(text) > DETAIL and ". " in text:
        text = text[: text.rindex(". ") + 1]
    return text if len(text) <= DETAIL else text[: text.rindex(" ", 0, DETAIL - 1)] + "…"
