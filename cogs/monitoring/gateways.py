"""The connections to Discord's gateway: one a shard."""

from __future__ import annotations

from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Gateway:
    """A shard's connection. `latency`: seconds from a heartbeat to its acknowledgement; not a
    finite number where none has come yet."""

    shard: int
    connected: bool
    latency: float


def gateways(client: discord.Client) -> list[Gateway]:
    """The connections of a client that has logged in, by shard."""
    if isinstance(client, discord.AutoShardedClient):
        return [
            Gateway(number, not shard.is_closed(), shard.latency)
            for number, shard in client.shards.items()
        ]
    socket = client.ws
    connected = socket is not None and socket.open
    return [Gateway(client.shard_id or 0, connected, client.latency)]
