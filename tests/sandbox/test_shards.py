"""The gateway in shards: what each is told, whom it refuses, how often it lets a bot identify."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import ManualClock, Player, Sandbox, limits
from sandbox.intents import Intent
from sandbox.sessions import shard_of
from tests.sandbox.campbot import CampBot, run_bot

INTENTS = int(Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES)


@pytest.fixture
async def sharded() -> AsyncIterator[Sandbox]:
    """A sandbox that wants three shards and has a server on each, and one more."""
    async with await Sandbox.start(shards=3, guilds=4) as sandbox:
        sandbox.world.starts.spacing = 0
        yield sandbox


class Shard:
    """A connection to the gateway by hand."""

    def __init__(self, sandbox: Sandbox, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.sandbox = sandbox
        self.ws = ws

    async def identify(self, **given: Any) -> None:
        identity = {"token": self.sandbox.token, "intents": INTENTS} | given
        await self.ws.send_json({"op": 2, "d": identity})

    async def wait_for_event(self, event: str) -> Any:
        """The data of the next event of that name; fails where the connection ends instead."""
        while (frame := await self.ws.receive_json())["t"] != event:
            pass
        return frame["d"]

    async def wait_for_close(self) -> int | None:
        while not self.ws.closed:
            await self.ws.receive()
        return self.ws.close_code


@asynccontextmanager
async def connect_shard(sandbox: Sandbox) -> AsyncIterator[Shard]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
        yield Shard(sandbox, ws)


@asynccontextmanager
async def connect_three(sandbox: Sandbox) -> AsyncIterator[list[Shard]]:
    async with (
        connect_shard(sandbox) as a,
        connect_shard(sandbox) as b,
        connect_shard(sandbox) as c,
    ):
        yield [a, b, c]


def text_channel(sandbox: Sandbox, guild_id: str) -> str:
    channels = sandbox.world.channels.values()
    return next(c.id for c in channels if c.guild_id == guild_id and c.type == 0)


async def test_each_shard_has_its_own_servers_and_their_messages(sharded: Sandbox) -> None:
    guilds = list(sharded.world.guilds)
    async with connect_three(sharded) as shards, Player.join(sharded.base_url, "Ada") as ada:
        for number, shard in enumerate(shards):
            await shard.identify(shard=[number, 3])
            ready = await shard.wait_for_event("READY")
            assert ready["shard"] == [number, 3]
            assert [g["id"] for g in ready["guilds"]] == [
                g for g in guilds if shard_of(g, 3) == number
            ]
        assert sharded.gateway.online_shards == {0, 1, 2}
        for guild_id in guilds:
            said = await ada.send_message("hello", text_channel(sharded, guild_id))
            heard = await shards[shard_of(guild_id, 3)].wait_for_event("MESSAGE_CREATE")
            assert heard["id"] == said["id"]
        # each of them has heard its own alone, or the next below would not come first
        direct = await ada.open_dm()
        said = await ada.send_message("psst", direct)
        assert (await shards[0].wait_for_event("MESSAGE_CREATE"))["id"] == said["id"]
        for guild_id in guilds[1:3]:
            said = await ada.send_message("again", text_channel(sharded, guild_id))
            heard = await shards[shard_of(guild_id, 3)].wait_for_event("MESSAGE_CREATE")
            assert heard["id"] == said["id"]


async def test_interactions_go_to_the_shard_of_their_server(sharded: Sandbox) -> None:
    guilds = list(sharded.world.guilds)
    async with run_bot(sharded, CampBot(shard_id=1, shard_count=3)) as camp:
        assert [str(guild.id) for guild in camp.bot.guilds] == [guilds[1]]
        async with Player.join(sharded.base_url, "Ada") as ada:
            await ada.wait_until(lambda: ada.seen.commands)
            here, there = (text_channel(sharded, guild_id) for guild_id in guilds[1:3])
            assert (await ada.run_command("game open", here, game="hope")).state == "replied"
            # nobody has shard 2, or shard 0 for direct messages
            assert (await ada.run_command("game open", there, game="hope")).state == "failed"
            direct = await ada.open_dm()
            assert (await ada.run_command("game open", direct, game="hope")).state == "failed"


async def test_several_processes_hold_different_shards(sharded: Sandbox) -> None:
    class Sharded(CampBot, discord.AutoShardedClient):
        pass

    first, second = (Sharded(shard_ids=ids, shard_count=3) for ids in ([0, 1], [2]))
    async with run_bot(sharded, first), run_bot(sharded, second):
        found = [{shard_of(str(g.id), 3) for g in bot.guilds} for bot in (first, second)]
        assert found == [{0, 1}, {2}]
        assert len(first.guilds) + len(second.guilds) == 4


async def test_a_new_server_goes_to_the_next_shard(sharded: Sandbox) -> None:
    async with connect_shard(sharded) as shard, Player.join(sharded.base_url, "Ben") as ben:
        await shard.identify(shard=[1, 3])
        await shard.wait_for_event("READY")
        made = (await ben.perform_action("create_guild", name="The Fifth"))["guild_id"]
        assert shard_of(made, 3) == 1
        joined: Any = {}
        while joined.get("name") != "The Fifth":
            joined = await shard.wait_for_event("GUILD_CREATE")
        assert "unavailable" not in joined
        assert ben.seen.guilds[made]["owner_id"] == ben.id
        assert {c["guild_id"] for c in joined["channels"]} == {made}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, 4011),
        ({"shard": [0, 2]}, 4011),
        ({"shard": [3, 3]}, 4010),
        ({"shard": [-1, 3]}, 4010),
        ({"shard": "0"}, 4010),
        ({"shard": [0, 3], "intents": INTENTS | 1 << 30}, 4013),
        ({"shard": [0, 3], "intents": None}, 4013),
        ({"shard": [0, 3], "intents": INTENTS | Intent.GUILD_MEMBERS}, 4014),
        ({"shard": [0, 3], "token": "wrong"}, 4004),
    ],
)
async def test_the_gateway_refuses_invalid_identifications(
    sharded: Sandbox, given: Any, code: int
) -> None:
    async with connect_shard(sharded) as shard:
        await shard.identify(**given)
        assert await shard.wait_for_close() == code
    assert not sharded.gateway.sessions


async def test_more_shards_than_recommended_are_accepted(sharded: Sandbox) -> None:
    async with connect_shard(sharded) as shard:
        await shard.identify(shard=[5, 6])
        assert (await shard.wait_for_event("READY"))["shard"] == [5, 6]


async def test_a_connection_that_sends_too_much_is_closed() -> None:
    clock = ManualClock()
    async with await Sandbox.start(clock=clock) as sandbox, connect_shard(sandbox) as shard:
        await shard.identify()
        for _ in range(limits.GATEWAY_PAYLOADS - 1):
            await shard.ws.send_json({"op": 3, "d": {}})
        await shard.wait_for_event("READY")
        await shard.ws.send_json({"op": 3, "d": {}})
        assert await shard.wait_for_close() == 4008


async def test_one_identify_in_five_seconds_for_each_bucket() -> None:
    clock = ManualClock()
    async with (
        await Sandbox.start(clock=clock, shards=3) as sandbox,
        connect_three(sandbox) as shards,
    ):
        sandbox.world.starts.max_concurrency = 2
        for number, shard in enumerate(shards[:2]):
            await shard.identify(shard=[number, 3])
            await shard.wait_for_event("READY")
        clock.advance(limits.IDENTIFY_SECONDS - 0.1)
        await shards[2].identify(shard=[2, 3])  # in the bucket of the first
        assert (await shards[2].ws.receive_json())["op"] == 9
        clock.advance(0.2)
        await shards[2].identify(shard=[2, 3])
        await shards[2].wait_for_event("READY")


async def test_session_starts_are_limited_per_day() -> None:
    clock = ManualClock()
    async with await Sandbox.start(clock=clock) as sandbox:
        starts = sandbox.world.starts
        starts.spacing, starts.per_day = 0, 1
        async with connect_shard(sandbox) as first, connect_shard(sandbox) as second:
            await first.identify()
            await first.wait_for_event("READY")
            assert starts.make_start_limit()["remaining"] == 0
            await second.identify()
            # all that the bot has is over, as when its token is reset
            assert await second.wait_for_close() == await first.wait_for_close() == 4004
        clock.advance(limits.DAY_SECONDS)
        async with connect_shard(sandbox) as third:
            await third.identify()
            await third.wait_for_event("READY")


async def test_discord_recommends_shards(sharded: Sandbox) -> None:
    async with run_bot(sharded, CampBot(shard_id=0, shard_count=3)) as camp:
        count, _, told = await camp.bot.http.get_bot_gateway()
        assert (count, told["max_concurrency"]) == (3, 1)
        assert (told["total"], told["remaining"]) == (1000, 999)
        assert 0 < told["reset_after"] <= limits.DAY_SECONDS * 1000


async def test_one_shard_is_cut_and_the_others_stay(sharded: Sandbox) -> None:
    async with connect_three(sharded) as shards:
        for number, shard in enumerate(shards):
            await shard.identify(shard=[number, 3])
            await shard.wait_for_event("READY")
        await sharded.gateway.close_sockets(4000, shard=1)
        assert await shards[1].wait_for_close() == 4000
        assert sharded.gateway.online_shards == {0, 2}
        assert len(sharded.gateway.sessions) == 3  # that one can still be resumed
        await sharded.faults.apply_fault({"fault": "forget_sessions", "shard": 1})
        assert {s.shard[0] for s in sharded.gateway.sessions.values()} == {0, 2}
