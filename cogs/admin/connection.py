"""Describes the bot's connections to Discord, shard by shard, in lines for `/admin health`."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

import discord

from cogs.client import EmberkeepClient
from cogs.shards.states import ShardState
from cogs.words import Message

EACH = 8
"""How many shards have a line each; if there are more shards, only the worst have one."""


@dataclass(frozen=True, slots=True)
class Standing:
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
        """The sort key: shards that are not ready last, and before them the slowest."""
        return not self.is_ready, self.latency or 0.0

    @property
    def description(self) -> str:
        if self.state is None:
            return str(Message("shard-new", **self._shard_data))
        since = discord.utils.format_dt(self.state.since, "R")
        return str(Message("shard-is", state=self.state.state, since=since, **self._shard_data))

    @property
    def _shard_data(self) -> dict[str, str | int]:
        return {
            "shard": self.number,
            "latency": _format_latency(self.latency),
            "servers": _format_server_count(self.servers),
        }


def list_standings(bot: EmberkeepClient) -> list[Standing]:
    """List the shards of this process, by number."""
    states, latencies = dict(bot.shard_states), dict(bot.latencies)
    servers = Counter(bot.shard_of(guild.id) for guild in bot.guilds)
    return [
        Standing(number, states.get(number), _parse_latency(latencies.get(number)), servers[number])
        for number in bot.served_shards
    ]


def describe_connections(bot: EmberkeepClient) -> list[str]:
    """Describe the connections in a line. If there are several shards, add a line for each, or for
    the worst."""
    found = list_standings(bot)
    speed = [each.latency for each in found if each.latency is not None]
    mean = _format_latency(sum(speed) / len(speed) if speed else None)
    said = {"latency": mean, "servers": _format_server_count(len(bot.guilds))}
    if len(found) == 1 and bot.shard_count in (None, 1):
        return [str(Message("discord-answers", **said))]
    ready = sum(each.is_ready for each in found)
    shown = found
    if len(found) > EACH:
        shown = sorted(found, key=lambda each: each.sort_key, reverse=True)[:EACH]
    counts = {"ready": ready, "shards": len(found), "all": str(bot.shard_count)}
    total = str(Message("discord-answers-shards", **said, **counts))
    return [total, *(each.description for each in shown)]


def list_connection_concerns(bot: EmberkeepClient) -> list[str]:
    """List what about the connections needs the operator's attention."""
    away = [each for each in list_standings(bot) if not each.is_ready]
    if not away:
        return []
    numbers = ", ".join(str(each.number) for each in away[:EACH])
    more = max(len(away) - EACH, 0)
    return [str(Message("shards-silent", shards=numbers, more=more))]


def _parse_latency(latency: float | None) -> float | None:
    """Return a latency in seconds, or None if discord.py does not know it yet and has infinity or
    NaN for it."""
    return latency if latency is not None and math.isfinite(latency) else None


def _format_latency(latency: float | None) -> str:
    if latency is None:
        return str(Message("no-latency"))
    return str(Message("latency", latency=f"{latency * 1000:.0f}"))


def _format_server_count(number: int) -> str:
    return str(Message("servers", servers=number))
