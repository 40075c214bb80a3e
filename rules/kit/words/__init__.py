"""Wording that all games share."""

from rules import engine


class Message(engine.Message):
    """A message of the kit."""

    __slots__ = ()


def format_signed(number: int) -> str:
    """Return a number with its sign: "+1", "-2", "0"."""
    return f"+{number}" if number > 0 else str(number)


def capitalise_first(text: str) -> str:
    """Return the text with a capital first letter and the rest unchanged: "the Red Zombie" -> "The
    Red Zombie"."""
    return text[:1].upper() + text[1:]
