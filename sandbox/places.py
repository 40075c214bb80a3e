"""Creates, changes and deletes channels, for the bot and for players alike."""

import re

from sandbox import limits, threads
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.models import JSON, Channel, ChannelType, Guild, Tag
from sandbox.permissions import Permission, find_guild_permissions
from sandbox.world import World

CREATABLE_TYPES = tuple(
    int(kind) for kind in (ChannelType.TEXT, ChannelType.VOICE, ChannelType.NEWS, ChannelType.FORUM)
)
SLUGGED_TYPES = (ChannelType.TEXT, ChannelType.NEWS)


def create_channel(world: World, user_id: str, guild: Guild, fields: JSON) -> Channel:
    """Create a channel in a guild, if the user may. Raises ApiError."""
    faults = FormFaults()
    name = faults.check_text("name", fields.get("name"), limits.CHANNEL_NAME, 1)
    topic = fields.get("topic")
    faults.check_text("topic", topic, limits.CHANNEL_TOPIC, optional=True)
    kind = fields.get("type") or 0
    if kind not in CREATABLE_TYPES:
        faults.note_wrong_choice("type", CREATABLE_TYPES)
    faults.raise_if_any()
    _require_in_guild(world, user_id, guild)
    channel = Channel(
        id=world.ids.make_id(),
        type=ChannelType(kind),
        guild_id=guild.id,
        name=name if kind == ChannelType.VOICE else make_slug(name) or "channel",
        topic=topic,
        position=1 + max((c.position for c in world.channels.values()), default=-1),
    )
    world.add_channel(channel)
    return channel


def _require_in_guild(world: World, user_id: str, guild: Guild) -> None:
    if Permission.MANAGE_CHANNELS not in find_guild_permissions(guild, user_id):
        raise make_refusal(Code.MISSING_PERMISSIONS)


def make_slug(name: str) -> str:
    """Turn a text into a text channel's name, as Discord does."""
    return re.sub(r"[^\w-]+", "-", name.strip().lower()).strip("-")


def delete_channel(world: World, user_id: str, channel: Channel) -> None:
    """Delete a channel or thread, if the user may. Raises ApiError."""
    if channel.type is ChannelType.DM:
        raise make_refusal(Code.DM_ONLY)
    needed = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
    world.require_permissions(user_id, channel, needed)
    world.remove_channel(channel)


def edit_channel(world: World, user_id: str, channel: Channel, fields: JSON) -> None:
    """Change a channel's or thread's name and settings, if the user may. Raises ApiError."""
    if channel.type is ChannelType.DM:
        raise make_refusal(Code.DM_ONLY)
    faults = FormFaults()
    if "name" in fields:
        faults.check_text("name", fields["name"], limits.CHANNEL_NAME, 1)
    faults.check_text("topic", fields.get("topic"), limits.CHANNEL_TOPIC, optional=True)
    slowmode = fields.get("rate_limit_per_user")
    faults.check_number("rate_limit_per_user", slowmode, 0, limits.SLOWMODE_SECONDS)
    minutes = fields.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.AUTO_ARCHIVE_MINUTES:
        faults.note_wrong_choice("auto_archive_duration", limits.AUTO_ARCHIVE_MINUTES)
    faults.raise_if_any()
    if channel.thread:
        threads.edit_thread(world, user_id, channel, channel.thread, fields)
    else:
        world.require_permissions(user_id, channel, Permission.MANAGE_CHANNELS)
        channel.topic = fields.get("topic", channel.topic)
        channel.nsfw = bool(fields.get("nsfw", channel.nsfw))
        if "available_tags" in fields:
            channel.tags = [_make_tag(world, tag) for tag in fields["available_tags"]]
    if "name" in fields:
        slugged = channel.type in SLUGGED_TYPES
        channel.name = make_slug(fields["name"]) if slugged else fields["name"]
    channel.slowmode = channel.slowmode if slowmode is None else slowmode
    world.update_channel(channel)


def _make_tag(world: World, given: JSON) -> Tag:
    tag_id = given.get("id") or world.ids.make_id()
    return Tag(id=str(tag_id), name=given["name"], emoji_name=given.get("emoji_name"))
