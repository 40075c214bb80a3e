"""Durations in words: reads what a player types, and words what a table has chosen."""

import re
from datetime import timedelta

from rules.engine.by_language import cache_by_language
from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.settings import LONGEST, SHORTEST, Deadline
from tables.time.typed_words import has_spelling, list_spellings_by_thing, make_spelling_pattern
from tables.words import Message

SUGGESTED_MINUTES = (60, 480, 1440, 2880, 4320, 10080, 20160)
"""The time limits to suggest, in minutes."""
_UNITS = (("week", 7 * 24 * 60), ("day", 24 * 60), ("hour", 60), ("minute", 1))
_UNIT_SPELLINGS = ("typed-weeks", "typed-days", "typed-hours", "typed-minutes")


@cache_by_language
def _make_duration_pattern() -> re.Pattern[str]:
    """Make a pattern for a number and a unit; each unit is a group."""
    units = "|".join(f"({make_spelling_pattern(key)})" for key in _UNIT_SPELLINGS)
    return re.compile(
        rf"(\d{{1,4}}(?:[.,]\d{{1,2}})?|{make_spelling_pattern('typed-one')})\s*(?:{units})"
    )


def parse_duration(words: str) -> timedelta | None:
    """Read the duration that a user typed ("36 hours", "2d", "a week"). Return None if it is not a
    duration."""
    found = _make_duration_pattern().fullmatch(words.strip().casefold())
    if found is None:
        return None
    count = float(found[1].replace(",", ".")) if found[1][0].isdecimal() else 1.0
    unit = next(size for (_, size), form in zip(_UNITS, found.groups()[1:], strict=True) if form)
    return timedelta(minutes=count * unit)


def is_in_whole_days(words: str) -> bool:
    """Whether the user typed whole days or weeks, so that the duration ends at the same time of
    day."""
    found = _make_duration_pattern().fullmatch(words.strip().casefold())
    return found is not None and bool(found[2] or found[3]) and found[1].isalnum()


def parse_time_limit(words: str) -> int | None:
    """Read the time limit that a user typed, in minutes. Return None for no limit. Raises
    UserError."""
    if has_spelling("typed-no-limit", words.strip().casefold()):
        return None
    span = parse_duration(words)
    if span is None:
        raise UserError(Message("unreadable-limit", said=clip_text(words, 40)))
    if not SHORTEST <= span <= LONGEST:
        raise UserError(
            Message(
                "limit-range",
                shortest=format_exact_duration(SHORTEST),
                longest=format_exact_duration(LONGEST),
            )
        )
    return span // timedelta(minutes=1)


def format_exact_duration(span: timedelta) -> Message:
    """Format a duration in the largest unit that divides it."""
    left = span // timedelta(minutes=1)
    for unit, size in _UNITS:
        if left % size == 0 and left:
            return Message("duration", count=left // size, unit=unit)
    return Message("no-time")


def list_suggested_limits() -> list[str]:
    """List the time limits to suggest, in the words that a user may type."""
    limits = (
        str(format_exact_duration(timedelta(minutes=minutes))) for minutes in SUGGESTED_MINUTES
    )
    return [list_spellings_by_thing("typed-no-limit")[0][0], *limits]


def describe_deadline(rule: Deadline | None) -> Message:
    """Put a table's deadline rule in words."""
    if rule is None:
        return Message("no-limit")
    limit = format_exact_duration(rule.limit)
    if rule.each == "decision":
        return Message("limit-each", limit=limit, then=rule.then)
    free = format_exact_duration(rule.free_time)
    return Message("limit-whole", limit=limit, free=free, then=rule.then)
