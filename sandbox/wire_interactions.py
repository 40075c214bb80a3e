"""Makes Discord's JSON of an interaction for the bot."""

from typing import Any

from sandbox import limits, links, wire, wire_messages
from sandbox.interaction import Interaction
from sandbox.models import JSON, Channel, ChannelType
from sandbox.world import World


def encode_interaction(world: World, interaction: Interaction) -> JSON:
    """Make the JSON of an interaction as the gateway sends it."""
    channel = interaction.channel
    worded: JSON = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": wire.encode_channel_for(world, channel, world.bot_id),
        "locale": world.users[interaction.user_id].locale,
        "entitlements": [],
        "authorizing_integration_owners": {"0": channel.guild_id or "0"},
        "attachment_size_limit": limits.ATTACHMENT_BYTES,
        "app_permissions": str(int(world.find_permissions(world.bot_id, channel))),
        "context": 1 if channel.type is ChannelType.DM else 0,
    }
    if channel.guild_id:
        guild = world.guilds[channel.guild_id]
        member = guild.members[interaction.user_id]
        worded |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": wire.encode_member_in(world, member, channel),
        }
    else:
        worded["user"] = wire.encode_user(world.users[interaction.user_id])
    if interaction.pressed:
        worded["message"] = wire_messages.encode_message(world, interaction.pressed)
    return worded


def encode_resolved(world: World, channel: Channel, found: dict[str, list[str]]) -> JSON:
    """Make the `resolved` JSON for the ids in an interaction's data. `found` maps kinds to ids."""
    guild = world.guilds.get(channel.guild_id or "")
    worded: dict[str, dict[str, Any]] = {}
    for user_id in found.get("users", []):
        worded.setdefault("users", {})[user_id] = wire.encode_user(world.users[user_id])
        if guild and user_id in guild.members:
            member = wire.encode_member_in(world, guild.members[user_id], channel)
            del member["user"], member["mute"], member["deaf"]
            worded.setdefault("members", {})[user_id] = member
    for role_id in found.get("roles", []):
        if guild:
            worded.setdefault("roles", {})[role_id] = wire.encode_role(guild.roles[role_id])
    for channel_id in found.get("channels", []):
        of = world.channels[channel_id]
        worded.setdefault("channels", {})[channel_id] = wire.encode_channel_for(
            world, of, world.bot_id
        )
    for file_id in found.get("attachments", []):
        what, _ = world.given[file_id]
        path = f"/ephemeral-attachments/{channel.id}/{file_id}/{what.filename}"
        link = links.sign_link(world, path)
        worded.setdefault("attachments", {})[file_id] = wire_messages.encode_file(what, link, True)
    return worded
