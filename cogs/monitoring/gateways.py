"""Lists the connections to Discord's gateway: one for each shard."""

from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Gateway:
    """A shard's connection. `latency`: seconds from a heartbeat to its acknowledgement; not a
    finite number if none has come yet."""

    shard: int
    connected: bool
    latency: float


def list_gateways(client: discord.AutoShardedClient) -> list[Gateway]:
    """List the connections of a client that has logged in, by shard."""
    return [
        Gateway(number, not shard.is_closed(), shard.latency)
        for number, shard in client.shards.items()
    ]
