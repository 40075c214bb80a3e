"""The words of the game, and its terms as messages, for texts that list them."""

from collections.abc import Iterable, Sequence
from functools import cache

from rules import engine
from rules.engine import Text
from rules.engine.messages import Either

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
    return _join_texts("with-comma", parts)


def join_with_semicolons(parts: Sequence[Text]) -> Text:
    """List several texts with semicolons; "" if there are none."""
    return _join_texts("with-semicolon", parts)


def join_sentences(parts: Sequence[Text]) -> Text:
    """Put sentences one after the other; "" if there are none."""
    return _join_texts("with-space", parts)


def join_lines(parts: Sequence[Text]) -> Text:
    """Put texts on lines of their own; "" if there are none."""
    return _join_texts("with-new-line", parts)


def _join_texts(key: str, parts: Sequence[Text]) -> Text:
    found, *others = parts or [""]
    for part in others:
        found = Message(key, before=found, after=part)
    return found


@cache
def name_stat(stat: str) -> Message:
    return Message("stat", stat=stat)


@cache
def name_action(action: str) -> Message:
    return Message("action", action=action)


@cache
def name_side(side: str) -> Message:
    return Message("side", side=side)


@cache
def find_side_letter(side: str) -> Message:
    """Return the letter of a side, such as "N" for the north."""
    return Message("side-letter", side=side)


@cache
def count_unit(n: int, unit: str) -> Message:
    """Return an amount of something, such as "2 food" or "1 scar"."""
    return Message("amount", n=n, unit=unit)


def join_terrains(terrains: Iterable[str]) -> Either:
    return Either(tuple([Message("terrain", terrain=each) for each in terrains]))


def join_classes(classes: Iterable[str]) -> Either:
    return Either(tuple([Message("weapon-class", of=each) for each in classes]))


def join_actions(actions: Iterable[str]) -> Either:
    return Either(tuple([name_action(each) for each in actions]))


def list_amounts(counts: Sequence[tuple[str, int]]) -> list[Message]:
    """List amounts, leaving out zeros."""
    return [count_unit(n, unit) for unit, n in counts if n]
