"""When the next reminder is due after those that were sent, as arithmetic."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage import Reminder
from tables.time.quiet_hours import NEVER, Night, QuietHours
from tables.time.reminders import Pace, Step, next_step

HOUR = timedelta(hours=1)
SINCE = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAILY = Pace(24 * HOUR, 24 * HOUR, 3, NEVER)
minutes = st.integers(0, 24 * 60 - 1).map(lambda n: time(n // 60, n % 60))
spans = st.tuples(minutes, minutes).filter(lambda span: span[0] != span[1])
NOTHING = Reminder(1)


def test_first_after_a_while_then_again_then_the_table_is_told_then_silence() -> None:
    assert next_step(SINCE, DAILY, NOTHING) == Step(SINCE + 24 * HOUR, "remind")
    at = SINCE + 25 * HOUR
    once = Reminder(1, sent=1, sent_at=at)
    assert next_step(SINCE, DAILY, once) == Step(at + 24 * HOUR, "remind")
    thrice = Reminder(1, sent=3, sent_at=at)
    assert next_step(SINCE, DAILY, thrice) == Step(at + 24 * HOUR, "stall")
    assert next_step(SINCE, DAILY, Reminder(1, sent=3, sent_at=at, stalled=True)) is None


def test_never_is_never() -> None:
    pace = Pace(None, HOUR, 3, NEVER)
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
    pace = Pace(HOUR, HOUR, 1, NEVER, tells=False)
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
    st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Pacific/Apia"]),
    st.datetimes(datetime(2009, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC)),
)
def test_whatever_the_pace_it_comes_to_an_end_and_never_by_night(
    after: int, every: int, times: int, span: tuple[time, time], name: str, since: datetime
) -> None:
    pace = Pace(after * HOUR, every * HOUR, times, Night(QuietHours(*span), ZoneInfo(name)))
    done, told, last = NOTHING, [], since
    while step := next_step(since, pace, done):
        assert step.at >= last
        assert not QuietHours(*span).contains_time(step.at.astimezone(ZoneInfo(name)).time())
        told.append(step.does)
        last = step.at
        stalled = step.does == "stall"
        done = Reminder(1, sent=done.sent + (not stalled), sent_at=step.at, stalled=stalled)
    assert told == ["remind"] * times + ["stall"]
