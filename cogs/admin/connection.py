"""Describes the bot's connections to Discord, shard by shard, in lines for `/admin health`."""

import math
from collections import Counter
from dataclasses import dataclass

import discord

from cogs.client import EmberkeepClient
from cogs.shards.states import ShardState
from cogs.words import Message

MOST_SHARD_LINES = 8
"""How many shards have a line each; if there are more shards, only the worst have one."""


@dataclass(frozen=True, slots=True)
class ShardStatus:
    """One shard: its state (None: it has not connected yet), its latency in seconds (None: not
    known), and how many servers it has."""

    number: int
    state: ShardState | None
    latency: float | None
    servers: int

    @property
    def is_ready(self) -> bool:
        return self.state is not None and self.state.state == "ready"

    @property
    def sort_key(self) -> tuple[bool, float]:
        """The sort key. In descending order, shards that are not ready come first, then the
        slowest."""
        return not self.is_ready, self.latency or 0.0

    @property
    def description(self) -> Message:
        data = {"shard": self.number, **_describe_reach(self.latency, self.servers)}
        if self.state is None:
            return Message("shard-new", **data)
        since = discord.utils.format_dt(self.state.since, "R")
        return Message("shard-is", state=self.state.state, since=since, **data)


def list_shard_statuses(bot: EmberkeepClient) -> list[ShardStatus]:
    """List the states of the shards of this process."""
    states, latencies = dict(bot.shard_states), dict(bot.latencies)
    servers = Counter(bot.find_shard_id(guild.id) for guild in bot.guilds)
    return [
        ShardStatus(
            number, states.get(number), _clean_latency(latencies.get(number)), servers[number]
        )
        for number in bot.served_shards
    ]


def describe_connections(bot: EmberkeepClient) -> list[Message]:
    """Describe the connections in a line. If there are several shards, add a line for each, or for
    the worst."""
    found = list_shard_statuses(bot)
    speed = [each.latency for each in found if each.latency is not None]
    said = _describe_reach(sum(speed) / len(speed) if speed else None, len(bot.guilds))
    if len(found) == 1 and bot.shard_count in (None, 1):
        return [Message("discord-answers", **said)]
    ready = sum(each.is_ready for each in found)
    shown = found
    if len(found) > MOST_SHARD_LINES:
        shown = sorted(found, key=lambda each: each.sort_key, reverse=True)[:MOST_SHARD_LINES]
    counts = {"ready": ready, "shards": len(found), "all": str(bot.shard_count)}
    total = Message("discord-answers-shards", **said, **counts)
    return [total, *(each.description for each in shown)]


def list_connection_warnings(bot: EmberkeepClient) -> list[Message]:
    """List what about the connections needs the operator's attention."""
    away = [each for each in list_shard_statuses(bot) if not each.is_ready]
    if not away:
        return []
    numbers = ", ".join(str(each.number) for each in away[:MOST_SHARD_LINES])
    more = max(len(away) - MOST_SHARD_LINES, 0)
    return [Message("shards-silent", shards=numbers, more=more)]


def _clean_latency(latency: float | None) -> float | None:
    """Return the latency, or None if discord.py has none yet and gives infinity or NaN."""
    return latency if latency is not None and math.isfinite(latency) else None


def _describe_reach(latency: float | None, servers: int) -> dict[str, Message]:
    """Describe a latency in seconds, and a number of servers, as data of a message."""
    speed = Message("no-latency")
    if latency is not None:
        speed = Message("latency", latency=f"{latency * 1000:.0f}")
    return {"latency": speed, "servers": Message("servers", servers=servers)}
