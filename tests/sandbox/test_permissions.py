"""What the bot may do: what its invitation says, and nothing that everybody else may."""

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from sandbox import Player, Sandbox, seed
from sandbox.interaction import Type
from sandbox.models import JSON, Guild
from sandbox.permissions import INVITED, MEMBER
from sandbox.world import World
from tests.sandbox.api import Api
from tests.sandbox.campbot import RunningBot, code_of

README = Path(__file__).parents[2] / "README.md"
VOICE, NEWS = 2, 5
"""Types of channels."""


def test_the_bot_has_what_the_invitation_asks_for(sandbox: Sandbox) -> None:
    (asked,) = re.findall(r"permissions=(\d+)", README.read_text(encoding="utf-8"))
    world = sandbox.world
    channels = list(world.channels.values())
    assert {int(world.find_permissions(world.bot_id, channel)) for channel in channels} == {
        int(asked)
    }


def earlier(world: World) -> Guild:
    """A guild as it was kept before: everybody may do what is allowed to @everyone, the bot too."""
    (guild,) = world.guilds.values()
    guild.roles = {key: role for key, role in guild.roles.items() if key not in guild.member_roles}
    for member in guild.members.values():
        member.roles = [role for role in member.roles if role in guild.roles]
    guild.member_roles = []
    guild.roles[guild.id].permissions = int(MEMBER)
    return guild


async def test_a_world_saved_earlier_checks_permissions_too(sandbox: Sandbox) -> None:
    world = sandbox.world
    guild = earlier(world)
    channel = next(iter(world.channels.values()))
    assert world.find_permissions(world.bot_id, channel) != INVITED
    seed.bring_up_to_date(world)
    assert world.find_permissions(world.bot_id, channel) == INVITED
    people = [member for member in guild.members if member not in (world.bot_id, guild.owner_id)]
    assert all(MEMBER in world.find_permissions(member, channel) for member in people)
    roles = dict(guild.roles)
    seed.bring_up_to_date(world)
    assert guild.roles == roles


async def make_channel(camp: RunningBot, ada: Player, kind: int) -> Any:
    """A channel of that kind, which Ada makes and the bot hears of."""
    guild = camp.bot.guilds[0]
    fields: JSON = {"guild_id": str(guild.id), "name": "Fire Side", "type": kind}
    made = (await ada.perform_action("create_channel", **fields))["channel"]
    while (channel := guild.get_channel(int(made["id"]))) is None:
        await camp.bot.wait_for("guild_channel_create")
    assert isinstance(channel, discord.VoiceChannel if kind == VOICE else discord.TextChannel)
    return channel


@pytest.mark.parametrize("kind", [VOICE, NEWS], ids=["voice", "announcements"])
async def test_other_channels_take_messages_too(
    camp: RunningBot, ada: Player, ben: Player, kind: int
) -> None:
    channel = await make_channel(camp, ada, kind)
    message, place = await channel.send("read this"), str(channel.id)
    assert await ben.wait_for_message("read this", place)
    assert (await ben.run_command("game open", place, game="hope")).state == "replied"
    camp.sandbox.faults.deny(place, "send_messages")
    assert await code_of(channel.send("x")) == (403, 50013)
    camp.sandbox.faults.deny(place, "view_channel")
    assert await code_of(message.edit(content="x")) == (403, 50001)


async def test_reading_a_voice_channel_needs_the_connect_permission(
    camp: RunningBot, ada: Player
) -> None:
    channel = await make_channel(camp, ada, VOICE)
    message = await channel.send("x")
    assert await code_of(channel.fetch_message(message.id)) == (403, 50013)
    camp.sandbox.faults.grant(str(channel.id), "connect", "manage_channels")
    assert await channel.fetch_message(message.id)
    await channel.edit(name="Renamed")
    camp.sandbox.faults.deny(str(channel.id), "connect")
    assert await code_of(channel.edit(name="Again")) == (403, 50013)


async def test_announcement_channels_have_threads_but_no_private_ones(
    camp: RunningBot, ada: Player
) -> None:
    channel = await make_channel(camp, ada, NEWS)
    thread = await ada.perform_action("create_thread", channel_id=str(channel.id), name="Talk")
    assert thread["channel"]["type"] == 10
    camp.sandbox.faults.grant(str(channel.id), "create_private_threads")
    assert await code_of(channel.create_thread(name="Secret")) == (400, 50035)


async def test_reading_history_needs_a_permission(
    camp: RunningBot, ada: Player, ben: Player
) -> None:
    channel = camp.text_channel()
    said = await ben.send_message("hello")
    mine = await channel.send("mine")
    theirs = await channel.fetch_message(int(said["id"]))
    camp.sandbox.faults.deny(str(channel.id), "read_message_history")
    assert await code_of(channel.fetch_message(mine.id)) == (403, 50013)
    assert [m async for m in channel.history()] == []
    assert await code_of(theirs.reply("x")) == (403, 160002)
    await mine.edit(content="still mine")
    camp.sandbox.faults.deny(str(channel.id), "read_message_history", user="Ben")
    async with Player.join(ben.base_url, "Ben") as again:
        assert again.list_visible("campfire") == []
        await channel.send("news")
        assert await again.wait_for_message("news")


async def test_by_default_a_reply_to_an_interaction_mentions_only_people(
    api: Api, sandbox: Sandbox
) -> None:
    """Anybody, in a message; people alone, in the answer to an interaction."""
    world = sandbox.world
    (guild,) = world.guilds.values()
    role = next(role for role in guild.roles.values() if role.mentionable)
    text = f"<@{guild.owner_id}> <@&{role.id}>"
    _, plain = await api.post({"content": text})
    assert (len(plain["mentions"]), plain["mention_roles"]) == (1, [role.id])
    channel = world.find_channel(api.channel)
    sandbox.interactions.deliver = lambda _: True
    started = sandbox.interactions.start_interaction(
        Type.COMMAND, guild.owner_id, channel, {"id": "1"}
    )
    path = f"/interactions/{started.id}/{started.token}/callback?with_response=true"
    _, answered = await api.call("POST", path, {"type": 4, "data": {"content": text}})
    message = answered["resource"]["message"]
    assert (len(message["mentions"]), message["mention_roles"]) == (1, [])
