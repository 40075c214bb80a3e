"""What people type: until when they are away, and how long somebody may think."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.languages import speak
from tables.actions.presence import format_moment
from tables.errors import UserError
from tables.settings import Deadline
from tables.time import dates, durations

OSLO = ZoneInfo("Europe/Oslo")
THURSDAY = datetime(2026, 10, 22, 15, 30, tzinfo=UTC)  # 17:30 in Oslo; summer time ends on Sunday


@pytest.mark.parametrize(
    ("hour", "told"), [(9, "Friday, 23 October, 11:00"), (22, "Saturday, 24 October")]
)
def test_a_date_without_a_time_is_shown_without_one(hour: int, told: str) -> None:
    at = datetime(2026, 10, 23, hour, tzinfo=UTC)
    assert str(format_moment(at, "Europe/Oslo")) == told


@pytest.mark.parametrize(
    ("language", "words", "expected"),
    [
        ("en", "2 days", "2026-10-24 17:30"),
        ("en", "until Sunday", "2026-10-25 00:00"),
        ("en", "thursday", "2026-10-29 00:00"),
        ("en", "next mon", "2026-10-26 00:00"),
        ("en", "tomorrow", "2026-10-23 00:00"),
        ("en", "a week", "2026-10-29 17:30"),
        ("en", "12 hours", "2026-10-23 05:30"),
        ("en", "2026-12-24", "2026-12-24 00:00"),
        ("en", "2026-12-24 18:05", "2026-12-24 18:05"),
        ("en", "24 December", "2026-12-24 00:00"),
        ("en", "24th dec, 2026 at 8:00", "2026-12-24 08:00"),
        ("en", "3. march", "2027-03-03 00:00"),
        ("en", "Sunday 20:00", "2026-10-25 20:00"),
        ("en", "18:00", "2026-10-22 18:00"),
        ("en", "17:00", "2026-10-23 17:00"),
        ("en", "today 23:59", "2026-10-22 23:59"),
        ("en", "next week", "2026-10-26 00:00"),
        ("en", "tomorrow 8pm", "2026-10-23 20:00"),
        ("en", "sunday at 12:30 am", "2026-10-25 00:30"),
        ("en", "12 p.m.", "2026-10-23 12:00"),
        ("de", "morgen um 20:00", "2026-10-23 20:00"),
        ("de", "bis so", "2026-10-25 00:00"),
        ("de", "Dienstag", "2026-10-27 00:00"),
        ("de", "3. März 2027", "2027-03-03 00:00"),
        ("de", "24. dez", "2026-12-24 00:00"),
        ("de", "2 Tage", "2026-10-24 17:30"),
        ("de", "eine Woche", "2026-10-29 17:30"),
        ("de", "1,5 Tage", "2026-10-24 05:30"),
        ("de", "12 hours", "2026-10-23 05:30"),
        ("de", "tomorrow at 8 pm", "2026-10-23 20:00"),
    ],
)
def test_a_day_is_read_in_the_players_time_zone(language: str, words: str, expected: str) -> None:
    """People type dates in their language or in English."""
    with speak(language):
        found = dates.parse_return_time(words, THURSDAY, OSLO)
    assert found is not None
    assert f"{found.astimezone(OSLO):%Y-%m-%d %H:%M}" == expected


def test_days_follow_the_calendar_and_hours_the_clock_across_dst() -> None:
    saturday = datetime(2026, 10, 24, 10, tzinfo=UTC)
    assert dates.parse_return_time("1 day", saturday, OSLO) == saturday + timedelta(hours=25)
    assert dates.parse_return_time("24 hours", saturday, OSLO) == saturday + timedelta(days=1)
    monday = dates.parse_return_time("monday", saturday, OSLO)
    assert monday == datetime(2026, 10, 25, 23, tzinfo=UTC)
    march = datetime(2026, 3, 28, 10, tzinfo=UTC)
    skipped = dates.parse_return_time("2026-03-29 02:30", march, OSLO)
    assert skipped == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize("words", ["until I say", "Until I say so", "open", "I say so"])
def test_an_absence_may_be_open_ended(words: str) -> None:
    assert dates.parse_return_time(words, THURSDAY, OSLO) is None


@pytest.mark.parametrize(
    "words",
    [
        "",
        "soon",
        "yesterday",
        "0 days",
        "2026-10-01",
        "2026-02-30",
        "sunday 25:00",
        "sunday 13pm",
        "sunday 8",
        "today",
        "31 foo",
        "mo",
        "-1 days",
        "12",
    ],
)
def test_text_that_is_not_a_time_is_refused_in_words(words: str) -> None:
    with pytest.raises(UserError):
        dates.parse_return_time(words, THURSDAY, OSLO)


@pytest.mark.parametrize("words", ["367 days", "9999 weeks", "2029-01-01"])
def test_more_than_a_year_is_refused_with_an_alternative(words: str) -> None:
    with pytest.raises(UserError, match="Write: until I say"):
        dates.parse_return_time(words, THURSDAY, OSLO)


def test_suggestions_of_a_language_can_be_typed() -> None:
    with speak("de"):
        assert dates.list_suggested_times(THURSDAY, OSLO)[1][1] == "samstag"
        assert durations.parse_time_limit("Aus") is None
        assert durations.list_suggested_limits()[0] == "aus"


def test_every_time_limit_suggested_can_be_set() -> None:
    for words in durations.list_suggested_limits():
        durations.parse_time_limit(words)


@given(st.text(max_size=40))
def test_no_typed_text_breaks_the_parser(words: str) -> None:
    try:
        found = dates.parse_return_time(words, THURSDAY, OSLO)
    except UserError:
        return
    assert found is None or THURSDAY < found <= THURSDAY + dates.LONGEST_ABSENCE


@given(st.datetimes(datetime(2026, 1, 1), datetime(2028, 1, 1)))
def test_every_suggestion_is_accepted(wall: datetime) -> None:
    now = wall.replace(tzinfo=UTC)
    for name, words in dates.list_suggested_times(now, OSLO):
        assert 0 < len(name) <= 100
        assert (dates.parse_return_time(words, now, OSLO) or now) >= now


@pytest.mark.parametrize(
    ("words", "minutes"),
    [
        ("2 days", 2880),
        ("36h", 2160),
        ("1 week", 10080),
        ("90 min", 90),
        ("1.5 days", 2160),
        ("off", None),
        (" None ", None),
    ],
)
def test_time_limits_are_parsed(words: str, minutes: int | None) -> None:
    assert durations.parse_time_limit(words) == minutes


@pytest.mark.parametrize("words", ["5 minutes", "31 days", "soon", "-2 days", ""])
def test_too_short_too_long_and_nonsense_limits_are_refused(words: str) -> None:
    with pytest.raises(UserError):
        durations.parse_time_limit(words)


def test_time_limits_are_described_in_words() -> None:
    assert str(durations.describe_deadline(None)) == "no limit"
    decision = Deadline(minutes=2880, then="bot")
    assert (
        str(durations.describe_deadline(decision))
        == "2 days for each decision; then a bot makes that move"
    )
    bank = Deadline(minutes=2880, each="game", then="vote")
    assert str(durations.describe_deadline(bank)) == (
        "2 days for the whole game, not counting the first 2 hours of each decision; "
        "then the others vote on who plays on"
    )
    assert str(durations.format_exact_duration(timedelta(minutes=90))) == "90 minutes"
