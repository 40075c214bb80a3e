"""Durations in words: reads what a player types, and words what a table has chosen."""

from __future__ import annotations

import re
from datetime import timedelta

from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.settings import LONGEST, SHORTEST, Deadline
from tables.words import Message

NONE = ("off", "none", "no", "never")
SUGGESTED = ("off", "1 hour", "8 hours", "1 day", "2 days", "3 days", "1 week", "2 weeks")
_UNITS = {"m": 1, "h": 60, "d": 24 * 60, "w": 7 * 24 * 60}
_LENGTH = re.compile(
    r"(\d{1,4}(?:\.\d{1,2})?|an?|one)\s*(m|min|mins|minutes?|h|hrs?|hours?|d|days?|w|weeks?)"
)


def parse_duration(words: str) -> timedelta | None:
    """Read the duration that a user typed ("36 hours", "2d", "a week"). Return None if it is
    none."""
    found = _LENGTH.fullmatch(words.strip().casefold())
    if found is None:
        return None
    count = 1.0 if found[1] in ("a", "an", "one") else float(found[1])
    return timedelta(minutes=count * _UNITS[found[2][0]])


def by_calendar(words: str) -> bool:
    """Whether the user typed whole days or weeks, so that the duration ends at the same time of
    day."""
    found = _LENGTH.fullmatch(words.strip().casefold())
    return found is not None and found[2][0] in "dw" and "." not in found[1]


def parse_time_limit(words: str) -> int | None:
    """Read the time limit that a user typed, in minutes. Return None for no limit. Raises
    UserError."""
    if words.strip().casefold() in NONE:
        return None
    span = parse_duration(words)
    if span is None:
        raise UserError(Message("unreadable-limit", said=clip_text(words, 40)))
    if not SHORTEST <= span <= LONGEST:
        raise UserError(
            Message(
                "limit-range", shortest=format_duration(SHORTEST), longest=format_duration(LONGEST)
            )
        )
    return span // timedelta(minutes=1)


def format_duration(span: timedelta) -> str:
    """Format a duration in the largest unit that divides it."""
    left = span // timedelta(minutes=1)
    for unit, size in (("week", 7 * 24 * 60), ("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if left % size == 0 and left:
            return str(Message("duration", count=left // size, unit=unit))
    return str(Message("no-time"))


def in_words(rule: Deadline | None) -> str:
    """Put a table's deadline rule in words."""
    if rule is None:
        return str(Message("no-limit"))
    if rule.each == "decision":
        return str(Message("limit-each", limit=format_duration(rule.limit), then=rule.then))
    free = timedelta(minutes=rule.free_time // timedelta(minutes=1))
    return str(
        Message(
            "limit-whole",
            limit=format_duration(rule.limit),
            free=format_duration(free),
            then=rule.then,
        )
    )
