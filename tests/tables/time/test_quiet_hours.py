"""Quiet hours, as people write them, over midnight and over summer time; and when the next reminder
is due after those that were sent."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.languages import speak
from storage import Reminder
from tables.time.quiet_hours import NEVER_QUIET, Night, QuietHours, parse_quiet_hours
from tables.time.reminders import ReminderPace, Step, find_next_step

HOUR = timedelta(hours=1)
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = QuietHours(time(22), time(8))


@pytest.mark.parametrize(
    ("language", "words", "meant"),
    [
        ("en", "22-8", "22:00-08:00"),
        ("en", " 22:30 - 7:15 ", "22:30-07:15"),
        ("en", "23.00 to 6.30", "23:00-06:30"),
        ("en", "13\u201314", "13:00-14:00"),
        ("en", "20-24", "20:00-00:00"),
        ("en", "0-6", "00:00-06:00"),
        ("en", "Off", "None"),
        ("en", "none", "None"),
        ("de", "22 bis 8", "22:00-08:00"),
        ("de", "22 to 8", "22:00-08:00"),
        ("de", "Aus", "None"),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(language: str, words: str, meant: str) -> None:
    with speak(language):
        assert str(parse_quiet_hours(words)) == meant


@pytest.mark.parametrize(
    "words", ["", "night", "22", "22-22", "0-24", "25-8", "22:61-8", "24:30-8"]
)
def test_an_invalid_span_is_refused(words: str) -> None:
    with pytest.raises(ValueError):
        parse_quiet_hours(words)


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
        # Clocks go from 2 to 3 on 29 March 2026, and from 3 to 2 on 25 October.
        ("2026-03-28T23:00", "22-8", "2026-03-29T08:00"),
        ("2026-03-29T07:30", "22-8", "2026-03-29T08:00"),
        ("2026-10-24T23:00", "22-8", "2026-10-25T08:00"),
        ("2026-10-25T07:30", "22-8", "2026-10-25T08:00"),
    ],
)
def test_events_in_quiet_hours_wait_until_their_end(at: str, hours: str, ends: str) -> None:
    """By local time."""
    asked = datetime.fromisoformat(at).replace(tzinfo=BERLIN).astimezone(UTC)
    found = Night(parse_quiet_hours(hours), BERLIN).move_after_quiet(asked)
    assert f"{found.astimezone(BERLIN):%Y-%m-%dT%H:%M}" == ends


def test_quiet_hours_ending_in_the_dst_gap_end_at_the_change() -> None:
    """Nobody's clock shows 2:30 that night: at 2 it is 3."""
    at = datetime(2026, 3, 29, 0, tzinfo=UTC)
    for hours in ("22-2:30", "22-2:00", "22-3:00"):
        night = Night(parse_quiet_hours(hours), BERLIN)
        assert night.move_after_quiet(at) == datetime(2026, 3, 29, 1, tzinfo=UTC), hours


def test_quiet_hours_that_end_twice_apply_again_the_second_time() -> None:
    """2:30 comes twice: at 0:30 UTC, and once more at 1:30."""
    night = Night(parse_quiet_hours("22-2:30"), BERLIN)
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert night.move_after_quiet(first - HOUR) == first
    assert night.move_after_quiet(first + HOUR / 4) == first + HOUR / 4
    assert night.move_after_quiet(first + HOUR / 2) == first + HOUR


def test_quiet_hours_cover_a_skipped_calendar_day() -> None:
    """Samoa had no 30 December 2011."""
    samoa = ZoneInfo("Pacific/Apia")
    at = datetime(2011, 12, 29, 23, tzinfo=samoa)
    assert Night(NIGHT, samoa).move_after_quiet(at).isoformat() == "2011-12-30T18:00:00+00:00"


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
def test_quiet_hours_stay_empty(at: datetime, span: tuple[time, time], name: str) -> None:
    night = Night(QuietHours(*span), ZoneInfo(name))
    found = night.move_after_quiet(at)
    assert not night.is_quiet_at(found)
    assert at <= found <= at + 49 * HOUR
    assert (found == at) == (not night.is_quiet_at(at))
    assert night.move_after_quiet(found) == found


@given(moments, spans, st.sampled_from(ZONES))
def test_quiet_hours_began_then(at: datetime, span: tuple[time, time], name: str) -> None:
    """But where clocks are put back in between, and show an hour twice that is not quiet."""
    night = Night(QuietHours(*span), ZoneInfo(name))
    found = night.move_before_quiet(at)
    assert at - 49 * HOUR <= found <= at
    assert (found == at) or night.is_quiet_at(at)
    assert night.is_quiet_at(found) == night.is_quiet_at(at)
    assert night.move_after_quiet(found) == night.move_after_quiet(at) or _put_back(
        found, at, night.zone
    )


def _put_back(since: datetime, until: datetime, zone: ZoneInfo) -> bool:
    before, after = (at.astimezone(zone).utcoffset() for at in (since, until))
    assert before is not None and after is not None
    return after < before


def test_a_night_began_by_the_clock_too() -> None:
    night = Night(NIGHT, BERLIN)
    for morning, evening in [
        (datetime(2026, 3, 29, 5, tzinfo=UTC), datetime(2026, 3, 28, 21, tzinfo=UTC)),
        (datetime(2026, 10, 25, 6, tzinfo=UTC), datetime(2026, 10, 24, 20, tzinfo=UTC)),
        (datetime(2026, 7, 1, 20, tzinfo=UTC), datetime(2026, 7, 1, 20, tzinfo=UTC)),
    ]:
        assert night.move_before_quiet(morning) == evening


SINCE = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAILY = ReminderPace(24 * HOUR, 24 * HOUR, 3, NEVER_QUIET)
NOTHING = Reminder(1)


def test_reminders_are_followed_by_a_stall_then_silence() -> None:
    assert find_next_step(SINCE, DAILY, NOTHING) == Step(SINCE + 24 * HOUR, "remind")
    at = SINCE + 25 * HOUR
    once = Reminder(1, sent=1, sent_at=at)
    assert find_next_step(SINCE, DAILY, once) == Step(at + 24 * HOUR, "remind")
    assert find_next_step(SINCE, DAILY, Reminder(1, sent=3, sent_at=at)) == Step(
        at + 24 * HOUR, "stall"
    )
    assert find_next_step(SINCE, DAILY, Reminder(1, sent=3, sent_at=at, stalled=True)) is None
    assert find_next_step(SINCE, ReminderPace(None, HOUR, 3, NEVER_QUIET), NOTHING) is None


def test_snoozing_and_absence_delay_the_reminder() -> None:
    until = SINCE + 30 * HOUR
    done = Reminder(1, sent=0, sent_at=SINCE + 24 * HOUR, snoozed_until=until)
    assert find_next_step(SINCE, DAILY, done) == Step(until, "remind")
    back = SINCE + 100 * HOUR
    assert find_next_step(SINCE, DAILY, NOTHING, back) == Step(back, "remind")
    assert find_next_step(SINCE, DAILY, NOTHING, SINCE + HOUR) == Step(SINCE + 24 * HOUR, "remind")


@pytest.mark.parametrize("sent", [0, 1, 2, 3])
def test_muted_reminders_do_not_change_when_the_table_is_told(sent: int) -> None:
    sent_at = SINCE + 24 * sent * HOUR if sent else None
    muted = Reminder(1, sent=sent, sent_at=sent_at, muted=True)
    assert find_next_step(SINCE, DAILY, muted) == Step(SINCE + 96 * HOUR, "stall")


def test_a_table_without_reminders_has_no_stall_message() -> None:
    pace = ReminderPace(HOUR, HOUR, 1, NEVER_QUIET, tells=False)
    assert find_next_step(SINCE, pace, NOTHING) == Step(SINCE + HOUR, "remind")
    assert find_next_step(SINCE, pace, Reminder(1, sent=1, sent_at=SINCE + HOUR)) is None


@given(
    st.integers(1, 72),
    st.integers(1, 72),
    st.integers(1, 6),
    spans,
    st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Pacific/Apia"]),
    moments,
)
def test_reminders_of_any_pace_end_and_avoid_the_night(
    after: int, every: int, times: int, span: tuple[time, time], name: str, since: datetime
) -> None:
    night = Night(QuietHours(*span), ZoneInfo(name))
    pace = ReminderPace(after * HOUR, every * HOUR, times, night)
    done, told, last = NOTHING, [], since
    while step := find_next_step(since, pace, done):
        assert step.at >= last
        assert not night.is_quiet_at(step.at)
        told.append(step.does)
        last = step.at
        stalled = step.does == "stall"
        done = Reminder(1, sent=done.sent + (not stalled), sent_at=step.at, stalled=stalled)
    assert told == ["remind"] * times + ["stall"]
