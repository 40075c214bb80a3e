"""Quiet hours: the hours, in a player's own time zone, in which the bot does not disturb
them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from rules.engine.by_language import cache_by_language
from tables.time.typed_words import has_spelling, make_spelling_pattern

NO_QUIET_HOURS = "off"
_CLOCK_PATTERN = r"(\d{1,2})(?:[:.](\d\d))?"
_SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours by local time, from `start` until just before `end`, which may be the next
    morning. The two are never equal."""

    start: time
    end: time

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M}"


@cache_by_language
def _make_span_pattern() -> re.Pattern[str]:
    return re.compile(
        rf"{_CLOCK_PATTERN}\s*(?:-|\u2013|{make_spelling_pattern('typed-to')})\s*{_CLOCK_PATTERN}"
    )


def parse_quiet_hours(words: str) -> QuietHours | None:
    """Read quiet hours as a player types them: "22-8", "22:30-7:00". Return None for "off". Raises
    ValueError."""
    said = words.strip().casefold()
    if said == "0" or has_spelling("typed-no-limit", said):
        return None
    found = _make_span_pattern().fullmatch(said)
    if found is None:
        raise ValueError(words)
    hour, minute, last_hour, last_minute = (int(part or 0) for part in found.groups())
    start, end = _make_clock_time(hour, minute), _make_clock_time(last_hour, last_minute)
    if start == end:
        raise ValueError(words)
    return QuietHours(start, end)


def _make_clock_time(hour: int, minute: int) -> time:
    """Make a time of day; midnight may be 0:00 or 24:00. Raises ValueError."""
    return time(0 if (hour, minute) == (24, 0) else hour, minute)


@dataclass(frozen=True, slots=True)
class Night:
    """A player's quiet hours in their time zone; `hours` None: they have none."""

    hours: QuietHours | None
    zone: ZoneInfo

    def is_quiet_at(self, at: datetime) -> bool:
        """Whether that moment lies in the player's quiet hours."""
        if self.hours is None:
            return False
        start, wall, end = self.hours.start, at.astimezone(self.zone).time(), self.hours.end
        return start <= wall < end if start < end else not end <= wall < start

    def move_after_quiet(self, at: datetime) -> datetime:
        """Return the moment itself, or, if it lies in quiet hours, the moment when those end."""
        if self.hours is None or not self.is_quiet_at(at):
            return at
        ends = self._list_moments_around(at, self.hours.end, range(4))
        return next(end for end in ends if end >= at and not self.is_quiet_at(end))

    def move_before_quiet(self, at: datetime) -> datetime:
        """Move a moment that is in quiet hours back to when they began; leave any other as it
        is."""
        if self.hours is None or not self.is_quiet_at(at):
            return at
        begins = self._list_moments_around(at, self.hours.start, range(-3, 1))
        return max(begin for begin in begins if begin <= at)

    def _list_moments_around(self, at: datetime, wall: time, days: range) -> Iterator[datetime]:
        """List in order when clocks show that time on the days around that moment."""
        today = at.astimezone(self.zone).date()
        for number in days:
            yield from _list_moments(today + timedelta(days=number), wall, self.zone)


NEVER_QUIET = Night(None, ZoneInfo("UTC"))
"""The Night of a player without quiet hours."""


@lru_cache(maxsize=1000)
def _list_moments(day: date, wall: time, zone: ZoneInfo) -> tuple[datetime, ...]:
    """List when clocks in the zone show that time on that day: usually one moment, two if clocks
    are put back over that time, and the moment of the change if clocks are put forward over it. The
    result is cached, because every answer asks for it."""
    early, late = (
        datetime.combine(day, wall, zone).replace(fold=fold).astimezone(UTC) for fold in (0, 1)
    )
    if early.astimezone(zone).time() == wall:
        return tuple(sorted({early, late}))
    # This local time is skipped: with the old offset it is after the change, with the new before.
    before, after = late, early
    while after - before > _SECOND:
        middle = before + (after - before) / 2
        if middle.astimezone(zone).utcoffset() == before.astimezone(zone).utcoffset():
            before = middle
        else:
            after = middle
    return ((after + _SECOND / 2).replace(microsecond=0),)
