"""Turns between processes: one after the other, and let go by whoever ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest

from storage.processes.turns import Turns
from tests.postgresql import cut, waits_for_a_turn

LONG = 600.0
"""Seconds for which a turn rests that nobody waits out."""


@pytest.fixture
def beside(address: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(address, autocommit=True) as link:
        yield link


@pytest.fixture
async def processes(address: str) -> AsyncIterator[tuple[Turns, Turns]]:
    """What two processes have of it."""
    one, two = Turns(address), Turns(address)
    yield one, two
    await one.close()
    await two.close()


async def test_the_next_waits_until_the_last_one_has_rested(processes: tuple[Turns, Turns]) -> None:
    one, two = processes
    loop = asyncio.get_running_loop()
    await one.take(0, 0.05)
    began = loop.time()
    await two.take(0, 0.0)
    assert loop.time() - began >= 0.04  # the loop's clock is no finer


async def test_each_number_has_turns_of_its_own(processes: tuple[Turns, Turns]) -> None:
    one, two = processes
    await one.take(0, LONG)
    await two.take(1, LONG)


async def test_who_ends_lets_its_turn_go(
    processes: tuple[Turns, Turns], beside: psycopg.Connection
) -> None:
    one, two = processes
    await one.take(0, LONG)
    turn = asyncio.create_task(two.take(0, LONG))
    await waits_for_a_turn(beside, turn)
    await one.close()
    await turn


async def test_who_is_cut_off_lets_its_turn_go_and_is_not_harmed(
    processes: tuple[Turns, Turns], beside: psycopg.Connection
) -> None:
    one, two = processes
    await one.take(0, LONG)
    cut(beside)
    await two.take(0, LONG)
    await one.close()


async def test_who_falls_asleep_lets_its_turn_go(
    processes: tuple[Turns, Turns], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection stands, for its machine answers; but it is never closed."""
    one, two = processes
    monkeypatch.setattr("storage.processes.turns.ASLEEP", 0.05)
    monkeypatch.setattr("storage.processes.turns.sleep", lambda _: asyncio.Event().wait())
    await one.take(0, 0.0)
    await two.take(0, LONG)


async def test_who_gives_up_waiting_leaves_the_queue(
    processes: tuple[Turns, Turns], beside: psycopg.Connection
) -> None:
    one, two = processes
    await one.take(0, LONG)
    turn = asyncio.create_task(two.take(0, LONG))
    await waits_for_a_turn(beside, turn)
    turn.cancel()
    await asyncio.gather(turn, return_exceptions=True)
    assert turn.cancelled()
    await one.close()
    await one.take(0, LONG)


async def test_where_nobody_can_be_asked_the_rest_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Slower than it must be, and never faster than Discord allows."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("storage.processes.turns.sleep", sleep)
    alone = Turns("postgresql://nobody@127.0.0.1:1/nothing")
    await alone.take(0, 5.5)
    assert slept == [5.5]
    await alone.close()
