"""Reads until when a user says they will be away, in their own time zone."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.time import durations
from tables.words import Message

LONGEST = timedelta(days=366)
OPEN = ("until i say", "i say", "until i say so", "i say so", "open", "further notice")
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_CLOCK = re.compile(r"(?:^|[ ,]+)(?:at )?(\d{1,2})[:.h](\d{2})$")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SPOKEN = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,})\.?(?:,? (\d{4}))?")


def parse_return_time(words: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Read the moment that a user has typed. Return None for "until I say". A date means the
    beginning of that day unless a time of day follows. Raises UserError."""
    said = " ".join(words.casefold().split()).removeprefix("until ").strip()
    if said in OPEN or f"until {said}" in OPEN:
        return None
    here = now.astimezone(zone)
    found = _parse_moment(said, here, zone)
    if found is None:
        raise UserError(Message("unreadable-date", said=clip_text(words, 60)))
    if found <= now:
        raise UserError(Message("date-over"))
    if found - now > LONGEST:
        raise UserError(Message("date-far"))
    return found


def _parse_moment(said: str, here: datetime, zone: tzinfo) -> datetime | None:
    """Read the moment, in UTC. Return None if the text cannot be read. Days and weeks are added by
    the calendar, so the time of day stays the same across a change to summer time; hours are added
    as exact hours."""
    span = durations.parse_duration(said)
    if span is not None and span <= timedelta(days=10_000):
        if not durations.by_calendar(said):
            return here.astimezone(UTC) + span
        return _find_utc_moment(here.replace(tzinfo=None) + span, zone)
    at = time()
    if clock := _CLOCK.search(said):
        if int(clock[1]) > 23 or int(clock[2]) > 59:
            return None
        at = time(int(clock[1]), int(clock[2]))
        said = said[: clock.start()].strip(" ,")
        if not said:
            today = _find_utc_moment(datetime.combine(here.date(), at), zone)
            tomorrow = _find_utc_moment(datetime.combine(here.date() + timedelta(days=1), at), zone)
            return today if today > here else tomorrow
    day = _parse_day(said, here.date())
    return None if day is None else _find_utc_moment(datetime.combine(day, at), zone)


def _parse_day(said: str, today: date) -> date | None:
    if said in ("today", "tonight"):
        return today
    if said == "tomorrow":
        return today + timedelta(days=1)
    if said in ("next week", "week"):
        return today + timedelta(days=7 - today.weekday())
    weekday = said.removeprefix("next ")
    if len(weekday) >= 3:
        for number, name in enumerate(DAYS):
            if name.startswith(weekday):
                return today + timedelta(days=(number - today.weekday() - 1) % 7 + 1)
    if found := _ISO.fullmatch(said):
        return _make_date(int(found[1]), int(found[2]), int(found[3]))
    if found := _SPOKEN.fullmatch(said):
        month = next((n for n, m in enumerate(MONTHS, 1) if m.startswith(found[2])), 0)
        if found[3]:
            return _make_date(int(found[3]), month, int(found[1]))
        this = _make_date(today.year, month, int(found[1]))
        return this if this and this > today else _make_date(today.year + 1, month, int(found[1]))
    return None


def _make_date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _find_utc_moment(wall: datetime, zone: tzinfo) -> datetime:
    """Find when clocks in the zone show that time, in UTC. A time that a change to summer time
    skips moves forward by the length of the skip."""
    return wall.replace(tzinfo=zone).astimezone(UTC)


def list_suggestions(now: datetime, zone: tzinfo) -> list[tuple[str, str]]:
    """List what to suggest to a user who has typed nothing yet: pairs of a label to show and the
    text to send."""
    here = now.astimezone(zone)
    offered = [("tomorrow", "tomorrow", 0)]
    offered += [("weekday", DAYS[(here.weekday() + n) % 7], 0) for n in range(2, 8)]
    offered += [("weeks", "1 week", 1), ("weeks", "2 weeks", 2), ("weeks", "3 weeks", 3)]
    found = []
    for kind, words, weeks in offered:
        moment = parse_return_time(words, now, zone)
        assert moment is not None
        there = moment.astimezone(zone)
        label = Message(
            "suggested-day",
            kind=kind,
            weeks=weeks,
            weekday=there.isoweekday(),
            day=there.day,
            month=there.month,
        )
        found.append((str(label), words))
    return [*found, (str(Message("until-back")), "until I say")]
