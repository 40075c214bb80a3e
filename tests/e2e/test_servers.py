"""A server that the bot is removed from, and one where Discord has an outage: the table sleeps, and
is played to its end when the bot is back."""

import asyncio
from typing import Any

from cogs.registry import Emberkeep
from sandbox.models import Guild
from tables.committing import Change
from tests.e2e.house import SOON, House


def wait_for_event(keeper: Emberkeep, event: str) -> asyncio.Task[Any]:
    """Wait for the next event of that name."""
    return asyncio.create_task(keeper.wait_for(event, timeout=SOON))


def find_server(house: House, place: str) -> Guild:
    """Find the server of a channel."""
    world = house.sandbox.world
    return next(
        guild for guild in world.guilds.values() if guild.id == world.find_channel(place).guild_id
    )


def count_posts(house: House, place: str) -> int:
    """Count the bot's calls about a channel, whatever Discord answered."""
    calls = house.ledger.calls.items()
    return sum(n for call, n in calls if f"/channels/{place}" in call)


async def test_tables_continue_after_the_bot_is_removed_and_reinvited(house: House) -> None:
    async with house.play_small_game(3) as (keeper, people):
        await people[0].wait_until(lambda: any(person.is_called for person in people))
        called = next(person for person in people if person.is_called)
        assert called.card is not None
        before, place = called.card["id"], called.channel
        guild = find_server(house, place)

        gone = wait_for_event(keeper, "guild_remove")
        house.sandbox.faults.remove_bot(guild.name)
        await gone
        await keeper.servers.note_server_state(int(guild.id))  # waits for whoever looks already
        counted = count_posts(house, place)
        assert await keeper.scheduler.run_round() is None
        row = await keeper.store.find_active_table(int(place))
        assert row is not None
        said = await keeper.publisher.deliver_posts(row.id)
        assert said is not None and "I am not in this table's server any more" in said
        assert count_posts(house, place) == counted

        house.sandbox.faults.invite_bot(guild.name)
        await called.wait_until(lambda: bool(called.card and called.card["id"] != before))


async def test_an_outage_neither_posts_nor_drops_anything(house: House) -> None:
    async with house.play_small_game(4) as (keeper, people):
        await people[0].wait_until(lambda: any(person.is_called for person in people))
        place = people[0].channel
        guild = find_server(house, place)
        away = wait_for_event(keeper, "guild_unavailable")
        house.sandbox.faults.begin_outage(guild.name)
        await away
        await keeper.servers.note_server_state(int(guild.id))
        row = await keeper.store.find_active_table(int(place))
        assert row is not None
        counted = count_posts(house, place)
        async with keeper.sessions.lock_table(row.id) as session:
            await keeper.sessions.save_changes(session, Change())  # the card is out of date
        said = await keeper.publisher.deliver_posts(row.id)
        assert said is not None and "outage" in said
        assert count_posts(house, place) == counted
        assert keeper.publisher.given_up.list_dropped() == []

        house.sandbox.faults.end_outage(guild.name)
