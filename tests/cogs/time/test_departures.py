"""Whether somebody has left a server, also where another process hears of the server."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.shards.bot import ShardedBot
from cogs.time.departures import UNKNOWN_MEMBER, has_left_server

GUILD = 3 << 22
"""Of two shards, it is on the second."""


class Guild:
    """A server with one member, 1."""

    async def fetch_member(self, user_id: int) -> None:
        if user_id != 1:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": UNKNOWN_MEMBER, "message": "Unknown Member"})


class Client:
    """A bot of two shards, that has no server in memory."""

    def __init__(self, *served: int) -> None:
        self.served_shards = served

    def get_guild(self, guild_id: int) -> None:
        return None

    def find_shard_id(self, guild_id: int) -> int:
        return (guild_id >> 22) % 2

    async def fetch_guild(self, guild_id: int) -> Guild:
        return Guild()


@pytest.mark.parametrize(
    ("served", "user", "left"),
    [
        ((0,), 2, True),
        ((0,), 1, False),
        ((0, 1), 2, False),  # the bot has been removed, so nobody can know
    ],
)
async def test_discord_is_asked_about_servers_of_other_processes(
    served: tuple[int, ...], user: int, left: bool
) -> None:
    assert await has_left_server(cast(ShardedBot, Client(*served)), GUILD, user) is left


async def test_nobody_leaves_direct_messages() -> None:
    assert not await has_left_server(cast(ShardedBot, Client(0)), None, 2)
