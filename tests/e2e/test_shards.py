"""A bot of three shards: a game on a server of each, one shard cut and resumed, one begun again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.admin import health
from cogs.newcomers.greeting import Greeting
from cogs.registry import Emberkeep
from cogs.shards.pace import SessionPace
from sandbox import Player
from sandbox.seed import add_guild
from sandbox.sessions import shard_of
from tests.e2e.house import SOON, House
from tests.e2e.people import Person, play_together

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House.open(tmp_path, shards=3) as opened:
        yield opened


def wait_for_event(keeper: Emberkeep, event: str, about: object = None) -> asyncio.Task[Any]:
    """Wait for the next event of that name, of that shard or server."""

    def is_meant(what: Any) -> bool:
        return about in (None, what, getattr(what, "name", None))

    return asyncio.create_task(keeper.wait_for(event, check=is_meant, timeout=SOON))


async def three_tables(house: House, stack: AsyncExitStack) -> list[list[Person]]:
    """A game under way on each server; two people at each table."""
    tables = [house.seat_people("canary", Random(n), people=2, server=n) for n in range(3)]
    return [await stack.enter_async_context(table) for table in tables]


async def test_games_survive_losing_two_of_three_shards(house: House) -> None:
    world, gateway = house.sandbox.world, house.sandbox.gateway
    assert [shard_of(guild, 3) for guild in world.guilds] == [0, 1, 2]
    async with AsyncExitStack() as stack:
        keeper = await stack.enter_async_context(house.run_here())
        assert (keeper.shard_count, gateway.online_shards) == (3, {0, 1, 2})
        tables = await three_tables(house, stack)
        sessions = {session.shard[0]: session.id for session in gateway.sessions.values()}

        # Shard 1 is cut, and resumes; the others go on meanwhile.
        resumed, lost = (
            wait_for_event(keeper, "shard_resumed", 1),
            wait_for_event(keeper, "shard_disconnect", 1),
        )
        gateway.gate.clear()
        await gateway.close_sockets(4000, shard=1)
        await lost
        assert "⚠️ I hear nothing from Discord at the moment on these shards: 1." in (
            await health.describe_health(keeper)
        )
        await play_together(tables[0])
        gateway.gate.set()
        await resumed
        await play_together(tables[1])

        # Shard 2 begins again.
        ready = wait_for_event(keeper, "shard_ready", 2)
        await gateway.close_sockets(4000, resumable=False, shard=2)
        await ready
        await play_together(tables[2])

        after = {session.shard[0]: session.id for session in gateway.sessions.values()}
        assert [after[n] == sessions[n] for n in range(3)] == [True, True, False]
        report = await health.describe_health(keeper)
        assert "3 of 3 shards here ready, of 3 in all" in report
        assert "Shard 2: ready since" in report
        await house.wait_until_shown()
    assert house.ledger.check_all()["tables ended"] == 3


async def open_table(stack: AsyncExitStack, house: House, place: str) -> tuple[Emberkeep, Player]:
    """Open a table as Ada. Returns the bot and Ada."""
    keeper = await stack.enter_async_context(house.run_here())
    ada = await stack.enter_async_context(Player.join(house.sandbox.base_url, "Ada"))
    await ada.wait_until(lambda: ada.seen.commands)
    await ada.run_command("game open", place, game="canary")
    await ada.wait_for_message("Provably fair dice", place, SOON)
    return keeper, ada


async def test_a_new_session_catches_up_on_missed_events(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shard that cannot be resumed was told nothing of a channel that was deleted meanwhile, nor
    of servers that the bot was added to and removed from."""
    world, gateway = house.sandbox.world, house.sandbox.gateway
    everybody = [user.id for user in world.users.values() if not user.bot]
    add_guild(world, "Leaves", everybody, shard=2)
    greeted = asyncio.Queue[str]()

    async def note_greeting(_: Greeting, guild: discord.Guild) -> None:
        greeted.put_nowait(guild.name)

    monkeypatch.setattr(Greeting, "greet_server", note_greeting)
    place = house.make_channel("doomed", server=2)
    async with AsyncExitStack() as stack:
        keeper, ada = await open_table(stack, house, place)
        left, ready = (
            wait_for_event(keeper, "guild_remove", "Leaves"),
            wait_for_event(keeper, "shard_ready", 2),
        )
        cut = wait_for_event(keeper, "shard_disconnect", 2)
        gateway.gate.clear()
        await gateway.close_sockets(4000, resumable=False, shard=2)
        await cut
        world.remove_channel(world.find_channel(place))
        world.remove_member(world.find_guild_named("Leaves"), world.bot_id)
        added = add_guild(world, "Arrives", everybody, shard=2)
        gateway.gate.set()
        await asyncio.gather(left, ready)
        assert keeper.get_guild(int(world.find_guild_named("Leaves").id)) is None
        assert keeper.get_guild(int(added.id)) is not None
        assert await asyncio.wait_for(greeted.get(), SOON) == "Arrives"
        assert greeted.empty()
        await ada.wait_for_message("has been deleted", await ada.open_dm(), SOON)


async def test_the_bot_catches_up_after_a_servers_outage(house: House) -> None:
    world = house.sandbox.world
    place = house.make_channel("doomed", server=1)
    async with AsyncExitStack() as stack:
        keeper, ada = await open_table(stack, house, place)
        guild = list(world.guilds.values())[1]
        away = wait_for_event(keeper, "guild_unavailable")
        world.begin_outage(guild)
        await away
        world.remove_channel(world.channels[place])
        assert keeper.get_guild(int(guild.id)) is not None
        world.end_outage(guild)
        await ada.wait_for_message("has been deleted", await ada.open_dm(), SOON)


async def test_a_shard_resumes_after_failed_connections(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = house.sandbox.gateway
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.0)
    # no line at first; then one that is closed before a word is said
    troubles = [ConnectionRefusedError(), ReconnectWebSocket(1)]
    connect = DiscordWebSocket.from_client

    async def fail_to_connect(*args: Any, **options: Any) -> DiscordWebSocket:
        if troubles:
            raise troubles.pop(0)
        return await connect(*args, **options)

    async with house.run_here() as keeper:
        before = set(gateway.sessions)
        resumed = wait_for_event(keeper, "shard_resumed", 1)
        monkeypatch.setattr(DiscordWebSocket, "from_client", fail_to_connect)
        await gateway.close_sockets(4000, shard=1)
        await resumed
        assert not troubles
        assert set(gateway.sessions) == before


async def test_a_shard_is_served_while_others_connect(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, released, turn = house.sandbox.gateway, asyncio.Event(), SessionPace.wait_for_turn

    async def hold_shard(pace: SessionPace, shard_id: int) -> None:
        if shard_id == 2:
            await released.wait()
        await turn(pace, shard_id)

    connecting, connect = list[int](), DiscordWebSocket.from_client

    async def note_shard(*args: Any, shard_id: int, **options: Any) -> DiscordWebSocket:
        connecting.append(shard_id)
        return await connect(*args, shard_id=shard_id, **options)

    monkeypatch.setattr(DiscordWebSocket, "from_client", note_shard)
    monkeypatch.setattr(SessionPace, "wait_for_turn", hold_shard)
    async with house.run_here(ready=False) as keeper:
        resumed, last = (
            wait_for_event(keeper, "shard_resumed", 0),
            wait_for_event(keeper, "shard_ready", 2),
        )
        for number in range(2):
            if not keeper.shard_states.is_shard_ready(number):
                await wait_for_event(keeper, "shard_ready", number)
        await gateway.close_sockets(4000, shard=0)
        await resumed
        assert gateway.online_shards == {0, 1}
        assert connecting == [0, 1, 0]  # who waits for its turn has not connected yet
        assert not keeper.is_ready()
        released.set()
        await last
