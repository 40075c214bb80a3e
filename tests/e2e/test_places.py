"""Tables wherever people talk: in threads and forum posts, and several at the same time."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from sandbox.models import ChannelType
from tests.e2e.house import House
from tests.e2e.people import play_together

pytestmark = pytest.mark.usefixtures("quick")


async def test_whole_games_can_be_played_in_every_kind_of_channel(house: House) -> None:
    """In a thread, a forum post and a private thread, in the chat of a voice channel, and under
    announcements. One person sits at two of the tables: no answer strays to the other."""
    both = house.add_newcomer("Both")
    people = [
        [house.add_newcomer(f"Place {n}, {name}") for name in ("one", "two")] for n in range(5)
    ]
    people[0][0] = people[1][0] = both
    channels = [
        house.make_thread("campfire"),
        house.make_forum_post("Two seats"),
        house.make_thread("hidden", people[2]),
        house.make_channel("voice", people[3], kind=ChannelType.VOICE),
        house.make_channel("announcements", people[4], kind=ChannelType.NEWS),
    ]
    async with house.run_here(), AsyncExitStack() as stack:
        seats = [
            house.seat_people("canary", Random(n), who=who, channel=channel, bots=1)
            for n, (who, channel) in enumerate(zip(people, channels, strict=True))
        ]
        tables = [await stack.enter_async_context(each) for each in seats]
        await asyncio.gather(*map(play_together, tables))
        await house.wait_until_shown()
    assert house.ledger.check_all()["tables ended"] == 5


async def test_an_archived_thread_is_reopened_for_its_table(house: House) -> None:
    thread = house.make_thread("campfire")
    async with house.play_small_game(5, thread) as (_, people):
        channel, player = house.sandbox.world.find_channel(thread), people[0].player
        assert channel.thread is not None
        channel.thread.archived = True
        seen = len(player.frames)
        house.sandbox.world.update_channel(channel)

        def is_opened() -> bool:
            updates = [f["channel"] for f in player.frames[seen:] if f["t"] == "channel_update"]
            states = [u["thread_metadata"]["archived"] for u in updates if u["id"] == thread]
            return states[:1] == [True] and not states[-1]

        await player.wait_until(is_opened)
