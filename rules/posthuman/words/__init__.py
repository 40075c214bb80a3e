"""The words of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rules import engine
from rules.engine import Text

NO_CAUSE = "none"
"""The cause in messages that need none."""


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()


def fit_label(text: Text) -> Message:
    """Return the text as an option's label, cut if it is too long."""
    return Message("label", text=text)


def fit_detail(text: Text) -> Message:
    """Return the text as an option's detail, cut if it is too long."""
    return Message("detail", text=text)


def join_with_commas(parts: Sequence[Text]) -> Text:
    """List several texts with commas alone; "" if there are none."""
    found, *others = parts or [""]
    for part in others:
        found = Message("with-comma", before=found, after=part)
    return found


def join_with_semicolons(parts: Sequence[Text]) -> Text:
    """List several texts with semicolons; "" if there are none."""
    found, *others = parts or [""]
    for part in others:
        found = Message("with-semicolon", before=found, after=part)
    return found


def join_sentences(parts: Sequence[Text]) -> Text:
    """Put sentences one after the other; "" if there are none."""
    found, *others = parts or [""]
    for part in others:
        found = Message("with-space", before=found, after=part)
    return found
