"""Which shards a process is connected for: one that changes hands stays connected for a while at
the old owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.processes import connections
from cogs.processes.connections import LINGER, Connections
from cogs.shards.bot import ShardedBot
from cogs.shards.states import ShardStates
from tests.clock import Clock


class Shard:
    """discord.py's part of a shard."""

    def __init__(self) -> None:
        self.open = True

    def is_closed(self) -> bool:
        return not self.open

    async def connect(self) -> None:
        self.open = True

    async def disconnect(self) -> None:
        self.open = False


class Client:
    """As much of the bot as its connections use, with a server on each of four shards."""

    def __init__(self, clock: Clock) -> None:
        self.shards: dict[int, Shard] = {}
        self.shard_ids: list[int] = []
        self.shard_states = ShardStates(lambda: clock.now)
        self.guilds = [SimpleNamespace(shard_id=shard) for shard in range(4)]
        self._connection = SimpleNamespace(_remove_guild=self.guilds.remove)
        self.closed = False
        self.gate = asyncio.Event()
        self.gate.set()

    def is_closed(self) -> bool:
        return self.closed

    def get_shard(self, number: int) -> Shard | None:
        return self.shards.get(number)

    async def launch_shard(self, _: Any, number: int) -> None:
        await self.gate.wait()
        self.shards[number] = Shard()
        self.shard_states.note_state(number, "ready")

    @property
    def online(self) -> list[int]:
        return sorted(number for number, shard in self.shards.items() if shard.open)


class Naps:
    """What would be slept, until a test lets it pass."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._ends: list[asyncio.Event] = []

    async def sleep(self, seconds: float) -> None:
        end = asyncio.Event()
        self.asked.append(seconds)
        self._ends.append(end)
        if seconds:
            await end.wait()

    async def over(self, number: int) -> None:
        self._ends[number].set()
        await settled()


async def settled() -> None:
    """Let all that can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> Naps:
    found = Naps()
    monkeypatch.setattr(connections, "sleep", found.sleep)
    return found


@pytest.fixture
def client(clock: Clock) -> Client:
    return Client(clock)


@pytest.fixture
async def held(client: Client, naps: Naps) -> AsyncIterator[Connections]:
    """Shards 0 and 1 are this process's, and connected."""
    made = Connections(cast(ShardedBot, client), frozenset())
    made.connect({0, 1})
    await settled()
    assert client.online == [], "discord.py connects the first ones by itself when it starts"
    made.start()
    await settled()
    assert (client.online, client.shard_ids) == ([0, 1], [0, 1])
    yield made
    await made.close()


async def test_a_shard_that_is_given_up_is_heard_for_a_while(
    held: Connections, client: Client, naps: Naps
) -> None:
    held.disconnect({1}, LINGER)
    await settled()
    assert client.online == [0, 1]
    assert client.shard_ids == [0], "discord.py does not begin it anew"
    assert client.shard_states.is_shard_ready(1)
    assert naps.asked == [LINGER]
    await naps.over(0)
    assert client.online == [0]
    assert not client.shard_states.is_shard_ready(1)
    assert [guild.shard_id for guild in client.guilds] == [0, 2, 3], "nobody tells of that one"


async def test_one_that_is_lost_is_heard_no_more(held: Connections, client: Client) -> None:
    held.disconnect({0, 1})
    await settled()
    assert client.online == []


async def test_one_that_comes_back_meanwhile_stays(
    held: Connections, client: Client, naps: Naps
) -> None:
    shard = client.shards[1]
    held.disconnect({1}, LINGER)
    await settled()
    held.connect({1})
    await naps.over(0)
    assert client.online == [0, 1]
    assert client.shards[1] is shard, "it was never away"
    assert client.shard_ids == [0, 1]


async def test_one_that_comes_back_and_goes_again_has_its_whole_while(
    held: Connections, client: Client, naps: Naps
) -> None:
    held.disconnect({1}, LINGER)
    await settled()
    held.connect({1})
    held.disconnect({1}, LINGER)
    await settled()
    await naps.over(0)
    assert client.online == [0, 1]
    await naps.over(1)
    assert client.online == [0]


async def test_one_that_is_lost_in_that_while_is_heard_no_more(
    held: Connections, client: Client, naps: Naps
) -> None:
    held.disconnect({1}, LINGER)
    held.disconnect({0, 1})
    await settled()
    assert client.online == []
    held.connect({1})
    await settled()
    await naps.over(0)
    assert client.online == [1], "what was to be done about it before is over"


async def test_one_that_has_gone_is_connected_anew(
    held: Connections, client: Client, naps: Naps
) -> None:
    held.disconnect({1})
    await settled()
    held.connect({1})
    await settled()
    assert client.online == [0, 1]


async def test_one_that_goes_before_its_turn_is_not_connected(
    held: Connections, client: Client
) -> None:
    client.gate.clear()
    held.connect({2, 3})
    await settled()
    held.disconnect({3})
    client.gate.set()
    await settled()
    assert client.online == [0, 1, 2]


async def test_a_bot_that_ends_connects_nothing_more(held: Connections, client: Client) -> None:
    client.gate.clear()
    held.connect({2, 3})
    await settled()
    await held.close()
    client.gate.set()
    await settled()
    assert client.online == [0, 1]
