"""The words of the game."""

from collections.abc import Sequence
from functools import reduce

from rules import engine
from rules.engine import Text

NO_CAUSE = "none"
"""What messages are given instead of a cause if there is none."""


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()


def list_with(separator: str, things: Sequence[Text]) -> Text:
    """List things with something else than "and" between them: "comma", "semicolon" or "or"."""
    key = {"comma": "by-comma", "semicolon": "by-semicolon", "or": "by-or"}[separator]
    return reduce(lambda before, last: Message(key, before=before, last=last), things)


def capitalise_text(text: Text) -> Message:
    """Give a text a capital first letter."""
    return Message("capitalised", text=text)
