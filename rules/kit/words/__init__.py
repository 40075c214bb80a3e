"""Wording that all games share: numbers, and numbers with nouns. A noun whose plural is not just
the noun with "s" is written with both forms, as content may do: "die/dice"."""

from rules import engine


class Message(engine.Message):
    """A message of the kit."""

    __slots__ = ()


def count_noun(number: int, word: str, plural: str = "") -> str:
    """Return a number with its noun: "1 die", "2 dice", "0 cards". A plural that is not the noun
    with "s" is given in the word ("die/dice") or as `plural`."""
    one, _, many = word.partition("/")
    return f"{number} {one if number == 1 else many or plural or f'{one}s'}"


def format_signed(number: int) -> str:
    """Return a number with its sign: "+1", "-2", "0"."""
    return f"+{number}" if number > 0 else str(number)


def capitalize_first(text: str) -> str:
    """Return the text with a capital first letter and the rest unchanged: "the Red Zombie" -> "The
    Red Zombie"."""
    return text[:1].upper() + text[1:]


def spell_number(number: int) -> str:
    """Spell a number for running text: "seven", "forty-two". From 100 on, and below 0, return
    figures."""
    return str(Message("spelled-number", number=number))
