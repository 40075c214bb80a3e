"""SIGTERM while answers are being written: the bot leaves soon, by itself, and loses nothing."""

import asyncio
from random import Random

import pytest

from tests.e2e.house import House
from tests.e2e.people import play_together

pytestmark = pytest.mark.usefixtures("quick")

LEAVES = 5.0
"""Seconds that the bot may take (issue 2)."""


async def wait_for_answers(house: House, count: int) -> None:
    """Wait until so many more players have been told that their answer counts."""
    ledger, done = house.ledger, asyncio.Event()
    before = ledger.told_count

    def note_told(_: object) -> None:
        if ledger.told_count >= before + count:
            done.set()

    ledger.listeners.append(note_told)
    await done.wait()


async def test_a_shutdown_while_answers_are_saved_loses_none(house: House) -> None:
    await house.start_bot()

    async def play_table(number: int) -> None:
        seats = house.seat_people("canary", Random(number), people=2, options={"rounds": "2"})
        async with seats as people:
            await play_together(people)

    async with asyncio.TaskGroup() as tables:
        for number in range(2):
            tables.create_task(play_table(number))
        for count in (8, 10):
            await wait_for_answers(house, count)
            code, seconds = await house.dismiss_bot()
            assert code == 0, house.log
            assert seconds < LEAVES
            await house.start_bot()
    await house.wait_until_shown()
    code, _ = await house.dismiss_bot()
    assert code == 0, house.log
    assert house.ledger.check_all()["tables ended"] == 2
    assert "ERROR tables" not in house.log
    assert "ERROR cogs" not in house.log  # discord.py itself may complain of a late suggestion
