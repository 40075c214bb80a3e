"""How long somebody may think: time used, deadlines, banks. No table is needed for that."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from cogs import clocks
from cogs.customs import Deadline
from storage import Away, Bank, Wait

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def at(hours: float) -> datetime:
    return NOON + hours * HOUR


hours = st.integers(0, 200)
intervals = st.lists(
    st.builds(
        lambda since, long: Away(at(since), None if long is None else at(since + long)),
        hours,
        st.none() | st.integers(0, 50),
    ),
    max_size=5,
)


def by_the_hour(since: int, now: int, aways: list[Away]) -> int:
    """The same by counting hours: slow, and plainly right."""
    return sum(
        not any(a.since <= at(h) and (a.until is None or at(h) < a.until) for a in aways)
        for h in range(since, now)
    )


@given(hours, hours, intervals)
def test_time_used_is_what_passed_less_the_time_away(
    since: int, now: int, aways: list[Away]
) -> None:
    used = clocks.elapsed(at(since), at(now), aways)
    assert used == by_the_hour(since, now, aways) * HOUR


@given(hours, st.integers(1, 100), intervals)
def test_the_end_is_when_that_much_is_used(since: int, allowed: int, aways: list[Away]) -> None:
    end = clocks.end(at(since), allowed * HOUR, aways)
    if end is None:
        assert clocks.elapsed(at(since), at(10**5), aways) < allowed * HOUR
        return
    assert clocks.elapsed(at(since), end, aways) == allowed * HOUR
    before = clocks.elapsed(at(since), end - timedelta(minutes=1), aways)
    assert before < allowed * HOUR


@given(st.integers(2, 60 * 24 * 30))
def test_a_warning_leaves_time_and_is_not_too_early(minutes: int) -> None:
    limit = timedelta(minutes=minutes)
    assert timedelta(0) < clocks.lead(limit) <= min(limit / 2, clocks.EARLIEST)


def wait(prompt: str, seat: int, since: float, **marks: float) -> Wait:
    times = {name: at(hour) for name, hour in marks.items()}
    return Wait(1, prompt, seat, at(since), **times)


DECISION = Deadline(minutes=24 * 60)


def test_each_decision_has_its_own_time() -> None:
    one, two = clocks.clocks(DECISION, [wait("1", 0, 0), wait("2", 0, 5)], {}, {})
    assert (one.prompts, one.expires, one.warns) == (("1",), at(24), at(18))
    assert (two.prompts, two.expires, two.due) == (("2",), at(29), at(23))


def test_a_warning_is_given_once_and_leaves_what_it_speaks_of() -> None:
    (warned,) = clocks.clocks(DECISION, [wait("1", 0, 0, warned=18)], {}, {})
    assert (warned.warns, warned.due) == (None, at(24))
    (late,) = clocks.clocks(DECISION, [wait("1", 0, 0, warned=30)], {}, {})
    assert late.due == at(36)


def test_away_stops_the_clock() -> None:
    gone = {0: [Away(at(20), at(44))]}
    (clock,) = clocks.clocks(DECISION, [wait("1", 0, 0, warned=18)], {}, gone)
    assert clock.expires == at(48)
    (open_,) = clocks.clocks(DECISION, [wait("1", 0, 0)], {}, {0: [Away(at(2), None)]})
    assert open_.due is None


def test_a_rule_made_late_and_more_time_count_from_then() -> None:
    rule = DECISION.from_now(at(10))
    (clock,) = clocks.clocks(rule, [wait("1", 0, 0, warned=5, voted=6)], {}, {})
    assert (clock.warns, clock.expires) == (at(28), at(34))
    (more,) = clocks.clocks(DECISION, [wait("1", 0, 0, granted=30, warned=18)], {}, {})
    assert more.expires == at(54)


def test_nobody_is_timed_about_whom_the_others_vote() -> None:
    assert clocks.clocks(DECISION, [wait("1", 0, 0, voted=24)], {}, {}) == []


BANK = Deadline(minutes=48 * 60, each="game")  # of each decision, two hours are free


def test_a_bank_is_used_up_over_the_game() -> None:
    bank = clocks.charged(BANK, [wait("1", 0, 0)], None, at(12), ())
    assert bank == Bank(0, 10 * HOUR, at(12))
    (clock,) = clocks.clocks(BANK, [wait("2", 0, 20)], {0: bank}, {})
    assert clock.expires == at(20 + 38 + 2)


def test_several_questions_at_once_count_once() -> None:
    both = [wait("1", 0, 0), wait("2", 0, 5)]
    bank = clocks.charged(BANK, both, None, at(12), ())
    (clock,) = clocks.clocks(BANK, both[1:], {0: bank}, {})
    assert clock.expires == at(12 + 38 + 2)
    again = clocks.charged(BANK, both[1:], bank, at(20), ())
    assert again.used == 16 * HOUR


def test_an_empty_bank_leaves_the_free_time() -> None:
    (clock,) = clocks.clocks(BANK, [wait("9", 0, 100)], {0: Bank(0, 48 * HOUR, at(90))}, {})
    assert clock.expires == at(102)
    assert clocks.charged(BANK, [wait("9", 0, 100)], Bank(0, 48 * HOUR, at(90)), at(300), ()).used


def test_a_new_bank_is_full() -> None:
    rule = BANK.from_now(at(50))
    (clock,) = clocks.clocks(rule, [wait("9", 0, 0)], {0: Bank(0, 40 * HOUR, at(40))}, {})
    assert clock.expires == at(100)


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=8), intervals)
def test_a_bank_never_counts_more_than_the_time_used(
    turns: list[tuple[int, int]], aways: list[Away]
) -> None:
    now, bank, used = 0, None, timedelta(0)
    for pause, thought in turns:
        since, now = now + pause, now + pause + thought
        bank = clocks.charged(BANK, [wait("1", 0, since)], bank, at(now), aways)
        used += max(clocks.elapsed(at(since), at(now), aways) - 2 * HOUR, timedelta(0))
    assert (bank.used if bank else timedelta(0)) == min(used, BANK.limit)
