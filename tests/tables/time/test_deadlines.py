"""How long somebody may think: time used, deadlines, banks. No table is needed for that."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage import Away, Bank, Wait
from tables.settings import Deadline
from tables.time import deadlines
from tables.time.deadlines import Holder
from tables.time.quiet_hours import Night, QuietHours

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def add_hours(hours: float) -> datetime:
    return NOON + hours * HOUR


hours = st.integers(0, 200)
intervals = st.lists(
    st.builds(
        lambda since, long: Away(
            add_hours(since), None if long is None else add_hours(since + long)
        ),
        hours,
        st.none() | st.integers(0, 50),
    ),
    max_size=5,
)


def by_the_hour(since: int, now: int, aways: list[Away]) -> int:
    """The same by counting hours: slow, and plainly right."""
    return sum(
        not any(
            a.since <= add_hours(h) and (a.until is None or add_hours(h) < a.until) for a in aways
        )
        for h in range(since, now)
    )


@given(hours, hours, intervals)
def test_absences_do_not_use_time(since: int, now: int, aways: list[Away]) -> None:
    assert (
        deadlines.compute_time_used(add_hours(since), add_hours(now), aways)
        == by_the_hour(since, now, aways) * HOUR
    )


@given(hours, st.integers(1, 100), intervals)
def test_a_deadline_comes_when_its_time_is_used(
    since: int, allowed: int, aways: list[Away]
) -> None:
    end = deadlines.find_end(add_hours(since), allowed * HOUR, aways)
    if end is None:
        assert (
            deadlines.compute_time_used(add_hours(since), add_hours(10**5), aways) < allowed * HOUR
        )
        return
    assert deadlines.compute_time_used(add_hours(since), end, aways) == allowed * HOUR
    assert (
        deadlines.compute_time_used(add_hours(since), end - timedelta(minutes=1), aways)
        < allowed * HOUR
    )


@given(st.integers(2, 60 * 24 * 30))
def test_a_warning_leaves_time_without_being_early(minutes: int) -> None:
    limit = timedelta(minutes=minutes)
    assert timedelta(0) < deadlines.find_warning_lead(limit) <= min(limit / 2, deadlines.EARLIEST)


def make_wait(prompt: str, seat: int, since: float, **marks: float) -> Wait:
    times = {name: add_hours(hour) for name, hour in marks.items()}
    return Wait(1, prompt, seat, add_hours(since), **times)


def make_clocks(
    rule: Deadline,
    waits: list[Wait],
    banks: dict[int, Bank],
    holders: dict[int, Holder] | None = None,
    now: datetime = NOON,
) -> list[deadlines.Clock]:
    return deadlines.make_clocks(rule, waits, banks, holders or {}, now)


DECISION = Deadline(minutes=24 * 60)


def test_each_decision_has_its_own_time_except_during_a_vote() -> None:
    one, two = make_clocks(DECISION, [make_wait("1", 0, 0), make_wait("2", 0, 5)], {})
    assert (one.prompts, one.expires, one.warns) == (("1",), add_hours(24), add_hours(18))
    assert (two.prompts, two.expires, two.due_at) == (("2",), add_hours(29), add_hours(23))
    assert make_clocks(DECISION, [make_wait("1", 0, 0, voted=24)], {}) == []


def test_a_warning_is_given_once_and_leaves_its_promised_time() -> None:
    (warned,) = make_clocks(DECISION, [make_wait("1", 0, 0, warned=18)], {})
    assert (warned.warns, warned.due_at) == (None, add_hours(24))
    (late,) = make_clocks(DECISION, [make_wait("1", 0, 0, warned=30)], {})
    assert late.due_at == add_hours(36)


def test_away_stops_the_clock() -> None:
    gone = {0: Holder([Away(add_hours(20), add_hours(44))])}
    (clock,) = make_clocks(DECISION, [make_wait("1", 0, 0, warned=18)], {}, gone)
    assert clock.expires == add_hours(48)
    (open_,) = make_clocks(
        DECISION, [make_wait("1", 0, 0)], {}, {0: Holder([Away(add_hours(2), None)])}
    )
    assert open_.due_at is None


def test_a_returning_player_is_warned_again() -> None:
    """They may never have seen the warning from before they left."""
    gone = {0: Holder([Away(add_hours(20), add_hours(44))])}
    for now, warns in ((19, None), (21, add_hours(44)), (46, add_hours(46))):
        (clock,) = make_clocks(
            DECISION, [make_wait("1", 0, 0, warned=18)], {}, gone, add_hours(now)
        )
        assert (clock.warns, clock.expires) == (warns, add_hours(48))
    (again,) = make_clocks(DECISION, [make_wait("1", 0, 0, warned=46)], {}, gone, add_hours(46))
    assert (again.warns, again.expires) == (None, add_hours(52))


def test_absent_players_are_not_warned() -> None:
    """We were not running when the warning was due, just before they left."""
    gone = {0: Holder([Away(add_hours(18.05), add_hours(44))])}
    (clock,) = make_clocks(DECISION, [make_wait("1", 0, 0)], {}, gone, add_hours(18.1))
    assert clock.due_at == add_hours(44)


def test_late_limits_and_extensions_count_from_their_start() -> None:
    rule = DECISION.make_restarted(add_hours(10))
    (clock,) = make_clocks(rule, [make_wait("1", 0, 0, warned=5, voted=6)], {})
    assert (clock.warns, clock.expires) == (add_hours(28), add_hours(34))
    (more,) = make_clocks(DECISION, [make_wait("1", 0, 0, granted=30, warned=18)], {})
    assert more.expires == add_hours(54)


BANK = Deadline(minutes=48 * 60, each="game")  # of each decision, two hours are free


def test_a_bank_lasts_the_game_and_counts_simultaneous_questions_once() -> None:
    bank = deadlines.charge_bank(BANK, [make_wait("1", 0, 0)], None, add_hours(12), ())
    assert bank == Bank(0, 10 * HOUR, add_hours(12))
    (clock,) = make_clocks(BANK, [make_wait("2", 0, 20)], {0: bank})
    assert clock.expires == add_hours(20 + 38 + 2)
    both = [make_wait("1", 0, 0), make_wait("2", 0, 5)]
    bank = deadlines.charge_bank(BANK, both, None, add_hours(12), ())
    (clock,) = make_clocks(BANK, both[1:], {0: bank})
    assert clock.expires == add_hours(12 + 38 + 2)
    assert deadlines.charge_bank(BANK, both[1:], bank, add_hours(20), ()).used == 16 * HOUR


def test_an_empty_bank_leaves_free_time_and_a_new_one_is_full() -> None:
    (clock,) = make_clocks(BANK, [make_wait("9", 0, 100)], {0: Bank(0, 48 * HOUR, add_hours(90))})
    assert clock.expires == add_hours(102)
    assert deadlines.charge_bank(
        BANK, [make_wait("9", 0, 100)], Bank(0, 48 * HOUR, add_hours(90)), add_hours(300), ()
    ).used
    rule = BANK.make_restarted(add_hours(50))
    (clock,) = make_clocks(rule, [make_wait("9", 0, 0)], {0: Bank(0, 40 * HOUR, add_hours(40))})
    assert clock.expires == add_hours(100)


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=8), intervals)
def test_a_bank_counts_time_used(turns: list[tuple[int, int]], aways: list[Away]) -> None:
    now, bank, used = 0, None, timedelta(0)
    for pause, thought in turns:
        since, now = now + pause, now + pause + thought
        bank = deadlines.charge_bank(BANK, [make_wait("1", 0, since)], bank, add_hours(now), aways)
        used += max(
            deadlines.compute_time_used(add_hours(since), add_hours(now), aways) - 2 * HOUR,
            timedelta(0),
        )
    assert (bank.used if bank else timedelta(0)) == min(used, BANK.limit)


UTC_ZONE = ZoneInfo("UTC")
SLEEPS = Holder(night=Night(QuietHours(time(22), time(8)), UTC_ZONE))


@pytest.mark.parametrize(
    ("limit", "asked", "warned"),
    [
        # By day, as ever: a quarter of the time before its end.
        (24, "15:00", "1 09:00 -> 1 09:00"),
        (8, "12:00", "0 18:00 -> 0 18:00"),
        # In the morning, while half of the notice is left by then.
        (72, "19:00", "3 07:00 -> 3 08:00"),
        (72, "15:00", "3 03:00 -> 3 08:00"),
        (24, "13:00", "1 07:00 -> 1 08:00"),
        # Else half an hour before the night.
        (72, "12:30", "3 00:30 -> 2 21:30"),
        (24, "10:00", "1 04:00 -> 0 21:30"),
        (8, "18:00", "1 00:00 -> 0 21:30"),
        # Just before it begins, where a little delay would be too much.
        (24, "03:50", "0 21:50 -> 0 21:30"),
        (1, "21:05", "0 21:50 -> 0 21:30"),
        (1, "21:10", "0 21:55 -> 0 21:30"),
        # Asked so late that no evening is left: in the morning, if only just before the end.
        (10, "22:10", "1 05:40 -> 1 08:00"),
        (10, "22:00", "1 05:30 -> never"),
        # The whole of the time lies in the night.
        (1, "23:00", "0 23:45 -> never"),
        (8, "21:45", "1 03:45 -> never"),
    ],
)
def test_a_warning_avoids_the_night(limit: float, asked: str, warned: str) -> None:
    start = datetime.combine(NOON.date(), time.fromisoformat(asked), UTC)
    question = Wait(1, "1", 0, start)
    rule = Deadline(minutes=int(limit * 60))
    usual, kept = (_day_and_time(part) for part in warned.split(" -> "))
    assert deadlines.make_clocks(rule, [question], {}, {}, start)[0].warns == usual
    (clock,) = deadlines.make_clocks(rule, [question], {}, {0: SLEEPS}, start)
    assert (clock.warns, clock.expires) == (kept, start + limit * HOUR)


def test_a_warning_delayed_to_the_morning_adds_no_time() -> None:
    asked = add_hours(7)  # 19:00; three days, of which the last twelve hours are to be warned of
    rule = Deadline(minutes=72 * 60)
    warned = Wait(1, "1", 0, asked, warned=add_hours(3 * 24 - 4))  # 8:00
    (clock,) = deadlines.make_clocks(rule, [warned], {}, {0: SLEEPS}, add_hours(3 * 24))
    assert clock.due_at == asked + 3 * DAY


def test_a_warning_missed_at_night_comes_in_the_morning_with_its_time() -> None:
    """We were not running all day long, and begin at night."""
    night = add_hours(24 + 14)  # 2:00, two hours after the time was up
    (clock,) = deadlines.make_clocks(DECISION, [make_wait("1", 0, 12)], {}, {0: SLEEPS}, night)
    morning = add_hours(24 + 20)
    assert (clock.warns, clock.due_at) == (morning, morning)
    warned = replace(make_wait("1", 0, 12), warned=morning)
    (clock,) = deadlines.make_clocks(DECISION, [warned], {}, {0: SLEEPS}, morning)
    assert clock.expires == morning + 6 * HOUR


def test_absent_players_are_not_warned_the_evening_before() -> None:
    gone = Holder([Away(add_hours(-1), add_hours(11))], SLEEPS.night)  # till 23:00
    (clock,) = deadlines.make_clocks(
        Deadline(minutes=600), [make_wait("1", 0, 0)], {}, {0: gone}, add_hours(0)
    )
    assert (clock.warns, clock.expires) == (add_hours(20), add_hours(21))


nights = st.tuples(st.integers(0, 1439), st.integers(1, 1340))
"""From which minute of the day on, and how many minutes. Nobody sleeps for all but an hour."""


@given(st.integers(10, 60 * 24 * 30), st.integers(0, 60 * 24 * 366), nights)
def test_warnings_respect_the_night_and_the_limit(
    limit: int, asked: int, span: tuple[int, int]
) -> None:
    rule, start = Deadline(minutes=limit), NOON + timedelta(minutes=asked)
    question = Wait(1, "1", 0, start)
    begins, ends = span[0], (span[0] + span[1]) % 1440
    hours = QuietHours(time(begins // 60, begins % 60), time(ends // 60, ends % 60))
    night = Night(hours, ZoneInfo("Europe/Berlin"))
    (clock,) = deadlines.make_clocks(rule, [question], {}, {0: Holder(night=night)}, start)
    assert clock.expires == start + rule.limit
    if clock.warns is None:  # then there is hardly a time to do it
        awake = [m for m in range(limit) if not night.is_quiet_at(start + timedelta(minutes=m))]
        assert all(
            m < deadlines.TIME_BEFORE_QUIET / MINUTE or m > limit - deadlines.SOONEST / MINUTE
            for m in awake
        )
        return
    assert not night.is_quiet_at(clock.warns)
    assert start <= clock.warns <= clock.expires - deadlines.SOONEST / 2
    said = replace(question, warned=clock.warns)
    (after,) = deadlines.make_clocks(rule, [said], {}, {0: Holder(night=night)}, clock.warns)
    assert after.due_at == clock.expires


def _day_and_time(words: str) -> datetime | None:
    """So many days after the first, and the time of day."""
    if words == "never":
        return None
    day, clock = words.split()
    return datetime.combine(NOON.date() + int(day) * DAY, time.fromisoformat(clock), UTC)
