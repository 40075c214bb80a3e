"""When somebody is reminded, in numbers: quiet hours over midnight and over summer time, and what
comes next after what has been done."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.reminders.pace import Pace, Quiet, Step, awake, next_step, quiet
from storage import Reminder

HOUR = timedelta(hours=1)
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Quiet(time(22), time(8))
SINCE = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAILY = Pace(24 * HOUR, 24 * HOUR, 3, None, ZoneInfo("UTC"))
NOTHING = Reminder(1)


# -- quiet hours ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("22-8", "22:00-08:00"),
        (" 22:30 - 7:15 ", "22:30-07:15"),
        ("23.00 to 6.30", "23:00-06:30"),
        ("13\u201314", "13:00-14:00"),
        ("20-24", "20:00-00:00"),
        ("0-6", "00:00-06:00"),
        ("Off", "None"),
        ("none", "None"),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(words: str, meant: str) -> None:
    assert str(quiet(words)) == meant


@pytest.mark.parametrize(
    "words", ["", "night", "22", "22-22", "0-24", "25-8", "22:61-8", "24:30-8"]
)
def test_what_is_no_span_is_refused(words: str) -> None:
    with pytest.raises(ValueError):
        quiet(words)


def moved(at: str, hours: str, zone: str) -> str:
    """Local time in, local time out."""
    where = ZoneInfo(zone)
    found = awake(datetime.fromisoformat(at).replace(tzinfo=where), quiet(hours), where)
    return found.astimezone(where).isoformat()[: -9 if found.second == 0 else None]


@pytest.mark.parametrize(
    ("at", "hours", "ends"),
    [
        ("2026-05-01T21:59", "22-8", "2026-05-01T21:59"),
        ("2026-05-01T22:00", "22-8", "2026-05-02T08:00"),
        ("2026-05-02T03:00", "22-8", "2026-05-02T08:00"),
        ("2026-05-02T07:59", "22-8", "2026-05-02T08:00"),
        ("2026-05-02T08:00", "22-8", "2026-05-02T08:00"),
        ("2026-05-01T13:30", "13-14", "2026-05-01T14:00"),
        ("2026-05-01T12:30", "13-14", "2026-05-01T12:30"),
        ("2026-12-31T23:00", "22-8", "2027-01-01T08:00"),
        ("2026-05-01T23:00", "20-24", "2026-05-02T00:00"),
        ("2026-05-01T23:00", "off", "2026-05-01T23:00"),
    ],
)
def test_what_falls_in_quiet_hours_waits_until_they_end(at: str, hours: str, ends: str) -> None:
    assert moved(at, hours, "Europe/Berlin") == ends


def test_a_night_with_summer_time_in_it_ends_by_the_clock() -> None:
    """Clocks go from 2 to 3 on 29 March 2026, and from 3 to 2 on 25 October."""
    assert moved("2026-03-28T23:00", "22-8", "Europe/Berlin") == "2026-03-29T08:00"
    assert moved("2026-10-24T23:00", "22-8", "Europe/Berlin") == "2026-10-25T08:00"
    spring = datetime(2026, 3, 28, 22, tzinfo=UTC)
    assert awake(spring, NIGHT, BERLIN) == datetime(2026, 3, 29, 6, tzinfo=UTC)
    autumn = datetime(2026, 10, 24, 21, tzinfo=UTC)
    assert awake(autumn, NIGHT, BERLIN) == datetime(2026, 10, 25, 7, tzinfo=UTC)


def test_quiet_hours_that_end_when_no_clock_shows_it_end_when_it_is_put_forward() -> None:
    """Nobody's clock shows 2:30 that night: at 2 it is 3."""
    at = datetime(2026, 3, 29, 0, tzinfo=UTC)
    assert awake(at, quiet("22-2:30"), BERLIN) == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert awake(at, quiet("22-2:00"), BERLIN) == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert awake(at, quiet("22-3:00"), BERLIN) == datetime(2026, 3, 29, 1, tzinfo=UTC)


def test_quiet_hours_that_end_twice_hold_the_second_time_too() -> None:
    """2:30 comes twice: at 0:30 UTC, and once more at 1:30."""
    hours = quiet("22-2:30")
    first, second = (
        datetime(2026, 10, 25, 0, 30, tzinfo=UTC),
        datetime(2026, 10, 25, 1, 30, tzinfo=UTC),
    )
    assert awake(first - HOUR, hours, BERLIN) == first
    assert awake(first + HOUR / 4, hours, BERLIN) == first + HOUR / 4
    assert awake(first + HOUR / 2, hours, BERLIN) == second


def test_a_day_that_a_country_left_out_is_slept_through() -> None:
    """Samoa had no 30 December 2011."""
    at = datetime(2011, 12, 29, 23, tzinfo=ZoneInfo("Pacific/Apia"))
    assert awake(at, NIGHT, ZoneInfo("Pacific/Apia")).isoformat() == "2011-12-30T18:00:00+00:00"


ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Kathmandu",
    "Pacific/Apia",
]
minutes = st.integers(0, 24 * 60 - 1).map(lambda n: time(n // 60, n % 60))
spans = st.tuples(minutes, minutes).filter(lambda span: span[0] != span[1])
moments = st.datetimes(datetime(2009, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))


@given(moments, spans, st.sampled_from(ZONES))
def test_nothing_ever_falls_in_quiet_hours(
    at: datetime, span: tuple[time, time], name: str
) -> None:
    zone, hours = ZoneInfo(name), Quiet(*span)
    found = awake(at, hours, zone)
    assert not hours.holds(found.astimezone(zone).time())
    assert at <= found <= at + 49 * HOUR
    assert (found == at) == (not hours.holds(at.astimezone(zone).time()))
    assert awake(found, hours, zone) == found


# -- what comes next -----------------------------------------------------------------------------


def test_first_after_a_while_then_again_then_the_table_is_told_then_silence() -> None:
    assert next_step(SINCE, DAILY, NOTHING) == Step(SINCE + 24 * HOUR, "remind")
    at = SINCE + 25 * HOUR
    once = Reminder(1, sent=1, sent_at=at)
    assert next_step(SINCE, DAILY, once) == Step(at + 24 * HOUR, "remind")
    thrice = Reminder(1, sent=3, sent_at=at)
    assert next_step(SINCE, DAILY, thrice) == Step(at + 24 * HOUR, "stall")
    assert next_step(SINCE, DAILY, Reminder(1, sent=3, sent_at=at, stalled=True)) is None


def test_never_is_never() -> None:
    pace = Pace(None, HOUR, 3, None, ZoneInfo("UTC"))
    assert next_step(SINCE, pace, NOTHING) is None


def test_put_off_is_until_then_and_at_once_where_that_is_past() -> None:
    until = SINCE + 30 * HOUR
    done = Reminder(1, sent=0, sent_at=SINCE + 24 * HOUR, snoozed_until=until)
    assert next_step(SINCE, DAILY, done) == Step(until, "remind")


@pytest.mark.parametrize("sent", [0, 1, 2, 3])
def test_where_reminders_are_muted_the_table_is_told_when_it_would_have_been(sent: int) -> None:
    sent_at = SINCE + 24 * sent * HOUR if sent else None
    muted = Reminder(1, sent=sent, sent_at=sent_at, muted=True)
    assert next_step(SINCE, DAILY, muted) == Step(SINCE + 96 * HOUR, "stall")


def test_a_table_that_reminds_nobody_is_not_told_either() -> None:
    pace = Pace(HOUR, HOUR, 1, None, ZoneInfo("UTC"), tells=False)
    assert next_step(SINCE, pace, NOTHING) == Step(SINCE + HOUR, "remind")
    assert next_step(SINCE, pace, Reminder(1, sent=1, sent_at=SINCE + HOUR)) is None


def test_who_is_away_is_left_alone_until_they_are_back() -> None:
    back = SINCE + 100 * HOUR
    assert next_step(SINCE, DAILY, NOTHING, back) == Step(back, "remind")
    assert next_step(SINCE, DAILY, NOTHING, SINCE + HOUR) == Step(SINCE + 24 * HOUR, "remind")


@given(
    st.integers(1, 72),
    st.integers(1, 72),
    st.integers(1, 6),
    spans,
    st.sampled_from(ZONES),
    moments,
)
def test_whatever_the_pace_it_comes_to_an_end_and_never_by_night(  # noqa: PLR0917 - drawn
    after: int, every: int, times: int, span: tuple[time, time], name: str, since: datetime
) -> None:
    pace = Pace(after * HOUR, every * HOUR, times, Quiet(*span), ZoneInfo(name))
    done, told, last = NOTHING, [], since
    while step := next_step(since, pace, done):
        assert step.at >= last
        assert not Quiet(*span).holds(step.at.astimezone(ZoneInfo(name)).time())
        told.append(step.does)
        last = step.at
        stalled = step.does == "stall"
        done = Reminder(1, sent=done.sent + (not stalled), sent_at=step.at, stalled=stalled)
    assert told == ["remind"] * times + ["stall"]
