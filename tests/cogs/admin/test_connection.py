"""What `/admin health` says of the connections, shard by shard."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.admin import connection
from cogs.shards.bot import ShardedBot
from cogs.shards.states import ShardStates
from tests.clock import Clock


@dataclass
class FakeBot:
    """As much of the bot as is told of."""

    shard_count: int
    served_shards: Sequence[int]
    shard_states: ShardStates = field(default_factory=lambda: ShardStates(Clock()))
    latencies: list[tuple[int, float]] = field(default_factory=list)
    guilds: list[Any] = field(default_factory=list)

    def shard_of(self, guild_id: int) -> int:
        return guild_id % self.shard_count


def told(bot: Any) -> tuple[list[str], list[str]]:
    both = connection.describe_connections(bot), connection.list_connection_concerns(bot)
    lines, concerns = ([str(each) for each in said] for said in both)
    return lines, concerns


@pytest.mark.parametrize("unknown", [math.inf, math.nan])
def test_one_connection_is_one_line(unknown: float) -> None:
    bot = FakeBot(1, [0], latencies=[(0, 0.042)], guilds=[SimpleNamespace(id=3)])
    bot.shard_states.note_state(0, "ready")
    assert told(bot) == (["Discord: 42 ms to answer, 1 server."], [])
    bot.latencies = [(0, unknown)]
    assert told(bot)[0] == ["Discord: latency not known yet, 1 server."]


def test_each_shard_has_its_own() -> None:
    bot = FakeBot(4, [0, 1, 2], latencies=[(0, 0.02), (1, 0.04)])
    bot.guilds = [SimpleNamespace(id=number) for number in (0, 1, 4, 5, 8)]
    for number in (0, 1):
        bot.shard_states.note_state(number, "ready")
    bot.shard_states.note_state(1, "lost")
    lines, cares = told(bot)
    assert [line.replace("<t:1772366400:R>", "then") for line in lines] == [
        "Discord: 30 ms to answer, 5 servers, 1 of 3 shards here ready, of 4 in all.",
        "Shard 0: ready since then, 20 ms to answer, 3 servers.",
        "Shard 1: lost since then, 40 ms to answer, 2 servers.",
        "Shard 2: not connected yet, latency not known yet, 0 servers.",
    ]
    assert cares == ["I hear nothing from Discord at the moment on these shards: 1, 2."]
    seen: Any = bot
    assert [guild.id for guild in ShardedBot.list_guilds(seen, 1)] == [1, 5]


def test_of_many_shards_the_worst_are_told() -> None:
    bot = FakeBot(100, range(100), latencies=[(n, n / 1000) for n in range(100)])
    for number in range(88):
        bot.shard_states.note_state(number, "ready")
    lines, cares = told(bot)
    assert len(lines) == 1 + connection.EACH
    assert all("not connected yet" in line for line in lines[1:])
    assert cares[0].endswith("95 and 4 more.")
    for number in range(88, 100):
        bot.shard_states.note_state(number, "ready")
    lines, cares = told(bot)
    assert lines[1].startswith("Shard 99: ready since") and not cares


def test_a_shard_that_has_never_been_ready_is_not_lost() -> None:
    clock = Clock()
    states = ShardStates(clock)
    states.note_state(0, "connecting")
    began = clock.now
    clock.pass_by(minutes=1)
    states.note_state(0, "lost")
    assert [(n, each.state, each.since) for n, each in states] == [(0, "connecting", began)]
