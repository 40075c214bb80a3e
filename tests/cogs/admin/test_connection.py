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
    """As much of the bot as `/admin health` looks at."""

    shard_count: int
    served_shards: Sequence[int]
    shard_states: ShardStates = field(default_factory=lambda: ShardStates(Clock()))
    latencies: list[tuple[int, float]] = field(default_factory=list)
    guilds: list[Any] = field(default_factory=list)

    def find_shard_id(self, guild_id: int) -> int:
        return guild_id % self.shard_count


def describe_bot(bot: Any) -> tuple[list[str], list[str]]:
    both = connection.describe_connections(bot), connection.list_connection_warnings(bot)
    lines, concerns = ([str(each) for each in said] for said in both)
    return lines, concerns


@pytest.mark.parametrize("unknown", [math.inf, math.nan])
def test_a_single_connection_takes_one_line(unknown: float) -> None:
    bot = FakeBot(1, [0], latencies=[(0, 0.042)], guilds=[SimpleNamespace(id=3)])
    bot.shard_states.note_state(0, "ready")
    assert describe_bot(bot) == (["Discord: 42 ms to answer, 1 server."], [])
    bot.latencies = [(0, unknown)]
    assert describe_bot(bot)[0] == ["Discord: latency not known yet, 1 server."]


def test_each_shard_has_its_own_line() -> None:
    bot = FakeBot(4, [0, 1, 2], latencies=[(0, 0.02), (1, 0.04)])
    bot.guilds = [SimpleNamespace(id=number) for number in (0, 1, 4, 5, 8)]
    for number in (0, 1):
        bot.shard_states.note_state(number, "ready")
    bot.shard_states.note_state(1, "lost")
    lines, cares = describe_bot(bot)
    assert [line.replace("<t:1772366400:R>", "then") for line in lines] == [
        "Discord: 30 ms to answer, 5 servers, 1 of 3 shards here ready, of 4 in all.",
        "Shard 0: ready since then, 20 ms to answer, 3 servers.",
        "Shard 1: lost since then, 40 ms to answer, 2 servers.",
        "Shard 2: not connected yet, latency not known yet, 0 servers.",
    ]
    assert cares == ["I hear nothing from Discord at the moment on these shards: 1, 2."]
    seen: Any = bot
    assert [guild.id for guild in ShardedBot.list_guilds(seen, 1)] == [1, 5]


def test_health_lists_the_worst_of_many_shards() -> None:
    bot = FakeBot(100, range(100), latencies=[(n, n / 1000) for n in range(100)])
    for number in range(88):
        bot.shard_states.note_state(number, "ready")
    lines, cares = describe_bot(bot)
    assert len(lines) == 1 + connection.MOST_SHARD_LINES
    assert all("not connected yet" in line for line in lines[1:])
    assert cares[0].endswith("95 and 4 more.")
    for number in range(88, 100):
        bot.shard_states.note_state(number, "ready")
    lines, cares = describe_bot(bot)
    assert lines[1].startswith("Shard 99: ready since") and not cares


def test_a_shard_that_was_never_ready_is_not_reported_lost() -> None:
    clock = Clock()
    states = ShardStates(clock)
    states.note_state(0, "connecting")
    began = clock.now
    clock.pass_by(minutes=1)
    states.note_state(0, "lost")
    assert [(n, each.state, each.since) for n, each in states] == [(0, "connecting", began)]
