"""Tables wherever people talk: in threads and forum posts, and several at once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.house import House
from tests.e2e.people import play


@pytest.mark.parametrize("where", ["thread", "forum post"])
async def test_a_whole_game_in_a_thread(house: House, where: str) -> None:
    channel = house.thread("campfire") if where == "thread" else house.forum_post("Two seats")
    async with (
        house.bot(),
        house.seated("canary", Random(1), people=2, bots=1, channel=channel) as people,
    ):
        await play(people)
    assert house.ledger.reckon()["tables ended"] == 1


async def test_one_person_at_two_tables(house: House) -> None:
    """Each table goes on by itself, and no answer strays to the other."""
    both = house.newcomer("Both")
    async with (
        house.bot(),
        house.seated("canary", Random(2), people=2, who=[both]) as first,
        house.seated("canary", Random(3), people=2, who=[both]) as second,
    ):
        assert first[0].channel != second[0].channel
        await asyncio.gather(play(first), play(second))
    assert house.ledger.reckon()["tables ended"] == 2
