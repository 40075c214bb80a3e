"""One message a second to people, the urgent ones first."""

from __future__ import annotations

import asyncio

import pytest

from cogs.outbox import pace
from cogs.outbox.pace import Pace


class Times:
    """A clock that goes on only while somebody sleeps by it, and who had a turn when."""

    def __init__(self) -> None:
        self.now = 100.0
        self.turns: list[tuple[str, float]] = []

    async def sleep(self, seconds: float) -> None:
        for _ in range(5):  # whoever else has something to do does it first
            await asyncio.sleep(0)
        self.now += seconds

    async def turn(self, pacing: Pace, name: str) -> None:
        await pacing.take_turn(urgent=name.startswith("urgent"))
        self.turns.append((name, self.now))


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    times = Times()
    monkeypatch.setattr(pace, "SPACING", 1.0)
    monkeypatch.setattr(pace, "sleep", times.sleep)
    return times


async def test_turns_are_a_second_apart_and_urgent_ones_come_first(times: Times) -> None:
    pacing = Pace(lambda: times.now)
    names = ("a", "b", "c", "urgent d", "urgent e")
    await asyncio.gather(*(times.turn(pacing, name) for name in names))
    assert times.turns == [
        ("a", 100.0),
        ("urgent d", 101.0),
        ("urgent e", 102.0),
        ("b", 103.0),
        ("c", 104.0),
    ]
    times.now += 10
    await times.turn(pacing, "f")
    assert times.turns[-1] == ("f", 114.0)


async def test_whoever_gives_up_waiting_takes_no_turn(times: Times) -> None:
    pacing = Pace(lambda: times.now)
    await times.turn(pacing, "a")
    waits = asyncio.create_task(times.turn(pacing, "b"))
    other = asyncio.create_task(times.turn(pacing, "c"))
    await asyncio.sleep(0)
    assert pacing.waiting_count == 2
    waits.cancel()
    await other
    assert times.turns == [("a", 100.0), ("c", 101.0)]
    assert pacing.waiting_count == 0


async def test_none_is_handed_out_any_more_after_the_end(times: Times) -> None:
    pacing = Pace(lambda: times.now)
    await times.turn(pacing, "a")
    waits = asyncio.create_task(times.turn(pacing, "b"))
    await asyncio.sleep(0)
    pacing.end_turns()
    for _ in range(10):
        await asyncio.sleep(0)
    assert times.turns == [("a", 100.0)]
    waits.cancel()
