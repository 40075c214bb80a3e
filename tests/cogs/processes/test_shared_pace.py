"""Discord counts the sessions of all processes together, so they take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from cogs.processes.neighbours import SharedPace
from cogs.registry import Emberkeep
from storage import Store
from storage.processes.together import Together
from storage.processes.turns import Turns
from tests.postgresql import waits_for_a_turn

LONG = 600.0
"""Seconds between two sessions for which nobody waits here."""


@pytest.fixture
async def paces(address: str) -> AsyncIterator[tuple[SharedPace, SharedPace]]:
    """Those of two processes; Discord grants the bot two sessions at once."""
    turns = [Turns(address) for _ in range(2)]
    one, two = (SharedPace(each, LONG) for each in turns)
    one.concurrency = two.concurrency = 2
    yield one, two
    for each in turns:
        await each.close()


async def test_two_processes_wait_for_each_other_in_a_bucket(
    paces: tuple[SharedPace, SharedPace], address: str
) -> None:
    one, two = paces
    await one.turn(0)
    await two.turn(1)  # of another bucket
    third = asyncio.create_task(two.turn(2))  # of the first one's
    with psycopg.connect(address, autocommit=True) as beside:
        await waits_for_a_turn(beside, third)
    await one._turns.close()  # as if the five seconds were over
    await third


async def test_without_spacing_nobody_is_asked() -> None:
    pace = SharedPace(Turns("postgresql://nobody@127.0.0.1:1/nothing"), 0)
    await pace.turn(0)
    assert pace._turns._resting == set()


async def test_a_bot_among_others_has_it(store: Store, address: str) -> None:
    bot = Emberkeep(store)
    before = bot.pace.spacing
    together = Together(address, [], 2)
    bot.share_database(together)
    assert isinstance(bot.pace, SharedPace)
    assert bot.pace.spacing == before > 5
    assert bot.pace._turns is together.turns
    await bot.close()
