"""Wording that all games share: numbers with nouns, lists, causes. Nouns that do not merely take an
"s" are written with both forms, as content may do: "die/dice"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

K = TypeVar("K", bound=str)


def inflect_noun(count: int, word: str) -> str:
    """The noun alone as it agrees with a count: "die" for 1, "dice" for 0 and 2."""
    one, _, many = word.partition("/")
    return one if count == 1 else many or f"{one}s"


def count_noun(number: int, word: str, plural: str = "") -> str:
    """ "1 die", "2 dice", "0 cards". The plural, where it is no mere "s", is given in the word
    ("die/dice") or beside it."""
    return f"{number} {inflect_noun(number, f'{word}/{plural}' if plural else word)}"


def list_words(words: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"; with `last="or"`: "a, b or c". Of nothing: ""."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def list_counts(counts: Mapping[K, int], words: Mapping[K, str], nothing: str = "nothing") -> str:
    """Kinds with their numbers, those there are none of left out: "2 hits and 1 miss". `words`:
    kind -> noun."""
    return list_words([count_noun(n, words[kind]) for kind, n in counts.items() if n]) or nothing


def format_signed(number: int) -> str:
    """ "+1", "-2", "0"."""
    return f"+{number}" if number > 0 else str(number)


def give_cause(cause: str, what: str) -> str:
    """The cause first: "Cold Maiden: Ada gains 1 Fury"; without one, what happened alone."""
    return f"{cause}: {what}" if cause else what


def give_reason(cause: str, what: str) -> str:
    """As `give_cause`, for words that begin with no name, such as "somebody follows Ada": without
    a cause they begin the sentence, with a capital letter."""
    return give_cause(cause, what if cause else capitalize_first(what))


def capitalize_first(text: str) -> str:
    """The text with a capital first letter, the rest as it is: "the Red Zombie" -> "The Red
    Zombie"."""
    return text[:1].upper() + text[1:]


# fmt: off
_SMALL = (
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
# fmt: on


def spell_number(number: int) -> str:
    """A number as it stands in running text: "seven", "forty-two"; figures from 100 on, and below
    none."""
    if not 0 <= number < 100:
        return str(number)
    if number < len(_SMALL):
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return _TENS[tens - 2] + (f"-{_SMALL[ones]}" if ones else "")
