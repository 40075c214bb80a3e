"""Tables wherever people talk: in threads and forum posts, and several at once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from sandbox.models import ChannelType
from tests.e2e.house import House
from tests.e2e.people import play

pytestmark = pytest.mark.usefixtures("quick")


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


async def test_whole_games_wherever_else_people_write(house: House) -> None:
    """In the chat of a voice channel, under announcements, and in a private thread."""
    rnd = Random(4)
    async with house.bot(), AsyncExitStack() as stack:
        tables = []
        for where in ("voice", "announcements", "private thread"):
            people = [house.newcomer(f"{where} {name}") for name in ("one", "two")]
            if where == "private thread":
                channel = house.thread(where, people)
            else:
                kind = ChannelType.VOICE if where == "voice" else ChannelType.NEWS
                channel = house.place(where, people, kind=kind)
            seats = house.seated("canary", rnd, who=people, channel=channel)
            tables.append(await stack.enter_async_context(seats))
        await asyncio.gather(*map(play, tables))
    assert house.ledger.reckon()["tables ended"] == 3


async def test_a_thread_that_is_archived_in_time_is_opened_for_its_table(house: House) -> None:
    thread = house.thread("campfire")
    async with house.bot(), house.seated("canary", Random(5), channel=thread) as people:
        channel, player = house.sandbox.world.channel(thread), people[0].player
        assert channel.thread is not None
        channel.thread.archived = True
        seen = len(player.frames)
        house.sandbox.world.update_channel(channel)

        def opened() -> bool:
            updates = [f["channel"] for f in player.frames[seen:] if f["t"] == "channel_update"]
            states = [u["thread_metadata"]["archived"] for u in updates if u["id"] == thread]
            return states[:1] == [True] and not states[-1]

        await player.until(opened)
        await play(people)
    assert house.ledger.reckon()["tables ended"] == 1
