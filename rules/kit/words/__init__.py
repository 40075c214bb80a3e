"""Wording that all games share: numbers with nouns, lists, causes. A noun whose plural is not just
the noun with "s" is written with both forms, as content may do: "die/dice"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from rules import engine

K = TypeVar("K", bound=str)


class Message(engine.Message):
    """A message of the kit."""

    __slots__ = ()


def inflect_noun(count: int, word: str) -> str:
    """Return the form of a noun that agrees with a count: "die" for 1, "dice" for 0 and 2."""
    one, _, many = word.partition("/")
    return one if count == 1 else many or f"{one}s"


def count_noun(number: int, word: str, plural: str = "") -> str:
    """Return a number with its noun: "1 die", "2 dice", "0 cards". A plural that is not the noun
    with "s" is given in the word ("die/dice") or as `plural`."""
    return f"{number} {inflect_noun(number, f'{word}/{plural}' if plural else word)}"


def list_words(words: Sequence[str], last: str = "and") -> str:
    """List words: "a", "a and b", "a, b and c"; with `last="or"`: "a, b or c". Return "" for no
    words."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def list_counts(counts: Mapping[K, int], words: Mapping[K, str], nothing: str = "nothing") -> str:
    """List kinds with their numbers, leaving out zeros: "2 hits and 1 miss". `words`: kind ->
    noun."""
    return list_words([count_noun(n, words[kind]) for kind, n in counts.items() if n]) or nothing


def format_signed(number: int) -> str:
    """Return a number with its sign: "+1", "-2", "0"."""
    return f"+{number}" if number > 0 else str(number)


def give_cause(cause: str, what: str) -> str:
    """Put the cause first: "Cold Maiden: Ada gains 1 Fury"; without a cause, return `what`
    alone."""
    return f"{cause}: {what}" if cause else what


def give_reason(cause: str, what: str) -> str:
    """Do the same as `give_cause` for words that begin with no name, such as "somebody follows
    Ada": without a cause they begin the sentence, so they get a capital letter."""
    return give_cause(cause, what if cause else capitalize_first(what))


def capitalize_first(text: str) -> str:
    """Return the text with a capital first letter and the rest unchanged: "the Red Zombie" -> "The
    Red Zombie"."""
    return text[:1].upper() + text[1:]


# fmt: off
_SMALL = (
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
# fmt: on


def spell_number(number: int) -> str:
    """Spell a number for running text: "seven", "forty-two". From 100 on, and below 0, return
    figures."""
    if not 0 <= number < 100:
        return str(number)
    if number < len(_SMALL):
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return _TENS[tens - 2] + (f"-{_SMALL[ones]}" if ones else "")
