"""Reads until when a user says they will be away, in their own time zone."""

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from rules.engine.by_language import cache_by_language
from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.time import durations
from tables.time.typed_words import (
    find_spelling_index,
    has_spelling,
    list_spellings_by_thing,
    make_spelling_pattern,
)
from tables.words import Message

LONGEST_ABSENCE = timedelta(days=366)
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")


@cache_by_language
def _make_clock_pattern() -> re.Pattern[str]:
    am, pm = make_spelling_pattern("typed-before-noon"), make_spelling_pattern("typed-after-noon")
    before = rf"(?:^|[ ,]+)(?:(?:{make_spelling_pattern('typed-at')}) )?"
    return re.compile(rf"{before}(\d{{1,2}})(?:[:.h](\d{{2}}))?(?: ?(?:({am})|({pm})))?$")


@cache_by_language
def _make_day_pattern() -> re.Pattern[str]:
    """Make a pattern for a day, a month in words and, perhaps, a year."""
    ordinal = make_spelling_pattern("typed-ordinals")
    return re.compile(rf"(\d{{1,2}})(?:{ordinal})?\.? (\D{{2,}}?)\.?(?:,? (\d{{4}}))?")


def parse_return_time(words: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Read the moment that a user has typed. Return None for "until I say". A date means the
    beginning of that day unless a time of day follows. Raises UserError."""
    typed = " ".join(words.casefold().split())
    said = re.sub(rf"^(?:{make_spelling_pattern('typed-until')}) ", "", typed)
    if has_spelling("typed-open", typed) or has_spelling("typed-open", said):
        return None
    here = now.astimezone(zone)
    found = _parse_moment(said, here, zone)
    if found is None:
        raise UserError(Message("unreadable-date", said=clip_text(words, 60)))
    if found <= now:
        raise UserError(Message("date-over"))
    if found - now > LONGEST_ABSENCE:
        raise UserError(Message("date-far"))
    return found


def _parse_moment(said: str, here: datetime, zone: tzinfo) -> datetime | None:
    """Read the moment, in UTC. Return None if the text cannot be read. Days and weeks are added by
    the calendar, so the time of day stays the same across a change to summer time; hours are added
    as exact hours."""
    span = durations.parse_duration(said)
    if span is not None:
        if not durations.is_in_whole_days(said):
            return here.astimezone(UTC) + span
        return _find_utc_moment(here.replace(tzinfo=None) + span, zone)
    at = time()
    if (clock := _make_clock_pattern().search(said)) and any(clock.groups()[1:]):
        hour, minute = int(clock[1]), int(clock[2] or 0)
        if hour > 23 or minute > 59 or (not clock[2] and hour > 12):
            return None
        if clock[3] or clock[4]:
            hour = hour % 12 + 12 * bool(clock[4])
        at = time(hour, minute)
        said = said[: clock.start()].strip(" ,")
        if not said:
            today = _find_utc_moment(datetime.combine(here.date(), at), zone)
            tomorrow = _find_utc_moment(datetime.combine(here.date() + timedelta(days=1), at), zone)
            return today if today > here else tomorrow
    day = _parse_day(said, here.date())
    return None if day is None else _find_utc_moment(datetime.combine(day, at), zone)


def _parse_day(said: str, today: date) -> date | None:
    if has_spelling("typed-today", said):
        return today
    if has_spelling("typed-tomorrow", said):
        return today + timedelta(days=1)
    if has_spelling("typed-next-week", said):
        return today + timedelta(days=7 - today.weekday())
    weekday = find_spelling_index(
        "typed-weekdays", re.sub(rf"^(?:{make_spelling_pattern('typed-next')}) ", "", said)
    )
    if weekday is not None:
        return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    if found := _ISO.fullmatch(said):
        return _make_date(int(found[1]), int(found[2]), int(found[3]))
    if found := _make_day_pattern().fullmatch(said):
        month = find_spelling_index("typed-months", found[2])
        if month is None:
            return None
        if found[3]:
            return _make_date(int(found[3]), month + 1, int(found[1]))
        this = _make_date(today.year, month + 1, int(found[1]))
        later = _make_date(today.year + 1, month + 1, int(found[1]))
        return this if this and this > today else later
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


def list_suggested_times(now: datetime, zone: tzinfo) -> list[tuple[str, str]]:
    """List what to suggest to a user who has typed nothing yet: pairs of a label to show and the
    text to send."""
    here = now.astimezone(zone)
    days = [forms[0] for forms in list_spellings_by_thing("typed-weekdays")]
    offered = [("tomorrow", list_spellings_by_thing("typed-tomorrow")[0][0], 0)]
    offered += [("weekday", days[(here.weekday() + n) % 7], 0) for n in range(2, 8)]
    spans = {weeks: durations.format_exact_duration(timedelta(weeks=weeks)) for weeks in (1, 2, 3)}
    offered += [("weeks", str(span), weeks) for weeks, span in spans.items()]
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
    return [*found, (str(Message("until-back")), list_spellings_by_thing("typed-open")[0][0])]
