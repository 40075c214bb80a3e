"""When somebody is reminded of their turn: arithmetic alone, with no table and no Discord in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from storage import Reminder

OFF = "off"
_CLOCK = r"(\d{1,2})(?:[:.](\d\d))?"
_SPAN = re.compile(rf"{_CLOCK}\s*(?:-|\u2013|to)\s*{_CLOCK}")
_SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours in which nobody is disturbed, by the clock on their wall: from `start` until just
    before `end`, which may be the next morning. The two are never the same."""

    start: time
    end: time

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M}"

    def holds(self, wall: time) -> bool:
        """Whether it is quiet when the clock shows this."""
        if self.start < self.end:
            return self.start <= wall < self.end
        return wall >= self.start or wall < self.end


def quiet(words: str) -> Quiet | None:
    """Quiet hours as somebody writes them: "22-8", "22:30-7:00"; None: "off". Raises ValueError."""
    said = words.strip().casefold()
    if said in {OFF, "none", "no", "never", "0"}:
        return None
    found = _SPAN.fullmatch(said)
    if found is None:
        raise ValueError(words)
    hour, minute, last_hour, last_minute = (int(part or 0) for part in found.groups())
    start, end = _clock(hour, minute), _clock(last_hour, last_minute)
    if start == end:
        raise ValueError(words)
    return Quiet(start, end)


def _clock(hour: int, minute: int) -> time:
    """Midnight may be written either way. Raises ValueError."""
    return time(0 if (hour, minute) == (24, 0) else hour, minute)


def awake(at: datetime, hours: Quiet | None, zone: ZoneInfo) -> datetime:
    """That moment; or, where it lies in quiet hours of the zone, the moment when they end."""
    if hours is None or not _asleep(at, hours, zone):
        return at
    today = at.astimezone(zone).date()
    days = [today + timedelta(days=n) for n in range(4)]
    ends = [end for day in days for end in _moments(day, hours.end, zone)]
    return min(end for end in ends if end >= at and not _asleep(end, hours, zone))


def _asleep(at: datetime, hours: Quiet, zone: ZoneInfo) -> bool:
    return hours.holds(at.astimezone(zone).time())


def _moments(day: date, wall: time, zone: ZoneInfo) -> list[datetime]:
    """When a clock in the zone shows that time on that day: once as a rule; twice where clocks are
    put back over it. Where they are put forward over it, the moment when that is done."""
    early, late = (
        datetime.combine(day, wall, zone).replace(fold=fold).astimezone(UTC) for fold in (0, 1)
    )
    if early.astimezone(zone).time() == wall:
        return sorted({early, late})
    # The time does not exist: read by the old clock it lies after the change, by the new before.
    before, after = late, early
    while after - before > _SECOND:
        middle = before + (after - before) / 2
        if middle.astimezone(zone).utcoffset() == before.astimezone(zone).utcoffset():
            before = middle
        else:
            after = middle
    return [(after + _SECOND / 2).replace(microsecond=0)]


@dataclass(frozen=True, slots=True)
class Pace:
    """How somebody is reminded at one table. `after` None: never. `every` and `times`: how often
    again, and how often in all. `silent`: they want no reminders, but the table is told in its time
    that it has stalled; unless `tells` is False."""

    after: timedelta | None
    every: timedelta
    times: int
    quiet: Quiet | None
    zone: ZoneInfo
    silent: bool = False
    tells: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """What is done next, and when (it may be past): the person is reminded, or the table is told
    that it has stalled."""

    at: datetime
    does: Literal["remind", "stall"]


def next_step(
    since: datetime, pace: Pace, done: Reminder, away: datetime | None = None
) -> Step | None:
    """What is done next about a turn that somebody has had since then, after what has been `done`;
    None: nothing, until something changes. `away`: until when they have said that they are."""
    if pace.after is None or done.stalled:
        return None
    at = done.sent_at + pace.every if done.sent and done.sent_at else since + pace.after
    left = max(pace.times - done.sent, 0)
    does: Literal["remind", "stall"] = "remind" if left else "stall"
    if pace.silent or done.muted:
        does, at = "stall", at + pace.every * left
    elif done.snoozed_until is not None:
        does, at = "remind", done.snoozed_until
    if does == "stall" and not pace.tells:
        return None
    at = at if away is None else max(at, away)
    return Step(awake(at, pace.quiet, pace.zone), does)
