"""Creates, changes and deletes channels, for the bot and for players alike."""

import re

from sandbox import limits, threads
from sandbox.errors import Code, FormFaults, refuse
from sandbox.models import JSON, Channel, ChannelType, Guild, Tag
from sandbox.permissions import Permission, in_guild
from sandbox.world import World

CREATABLE = tuple(
    int(kind) for kind in (ChannelType.TEXT, ChannelType.VOICE, ChannelType.NEWS, ChannelType.FORUM)
)
SLUGGED = (ChannelType.TEXT, ChannelType.NEWS)


def create(world: World, user_id: str, guild: Guild, fields: JSON) -> Channel:
    """Create a channel in a guild, if the user may. Raises ApiError."""
    faults = FormFaults()
    name = faults.text("name", fields.get("name"), limits.CHANNEL_NAME, 1)
    topic = fields.get("topic")
    faults.text("topic", topic, limits.CHANNEL_TOPIC, optional=True)
    kind = fields.get("type") or 0
    if kind not in CREATABLE:
        faults.choices("type", CREATABLE)
    faults.settle()
    _require_in_guild(world, user_id, guild)
    channel = Channel(
        id=world.ids.next(),
        type=ChannelType(kind),
        guild_id=guild.id,
        name=name if kind == ChannelType.VOICE else slug(name) or "channel",
        topic=topic,
        position=1 + max((c.position for c in world.channels.values()), default=-1),
    )
    world.add_channel(channel)
    return channel


def _require_in_guild(world: World, user_id: str, guild: Guild) -> None:
    if Permission.MANAGE_CHANNELS not in in_guild(guild, user_id):
        raise refuse(Code.MISSING_PERMISSIONS)


def slug(name: str) -> str:
    """Turn a text into a text channel's name, as Discord does."""
    return re.sub(r"[^\w-]+", "-", name.strip().lower()).strip("-")


def remove(world: World, user_id: str, channel: Channel) -> None:
    """Delete a channel or thread, if the user may. Raises ApiError."""
    if channel.type is ChannelType.DM:
        raise refuse(Code.DM_ONLY)
    needed = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
    world.require(user_id, channel, needed)
    world.remove_channel(channel)


def change(world: World, user_id: str, channel: Channel, fields: JSON) -> None:
    """Change a channel's or thread's name and settings, if the user may. Raises ApiError."""
    if channel.type is ChannelType.DM:
        raise refuse(Code.DM_ONLY)
    faults = FormFaults()
    if "name" in fields:
        faults.text("name", fields["name"], limits.CHANNEL_NAME, 1)
    faults.text("topic", fields.get("topic"), limits.CHANNEL_TOPIC, optional=True)
    slowmode = fields.get("rate_limit_per_user")
    faults.number("rate_limit_per_user", slowmode, 0, limits.SLOWMODE_SECONDS)
    minutes = fields.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.AUTO_ARCHIVE_MINUTES:
        faults.choices("auto_archive_duration", limits.AUTO_ARCHIVE_MINUTES)
    faults.settle()
    if channel.thread:
        threads.change(world, user_id, channel, channel.thread, fields)
    else:
        world.require(user_id, channel, Permission.MANAGE_CHANNELS)
        channel.topic = fields.get("topic", channel.topic)
        channel.nsfw = bool(fields.get("nsfw", channel.nsfw))
        if "available_tags" in fields:
            channel.tags = [_tag(world, tag) for tag in fields["available_tags"]]
    if "name" in fields:
        slugged = channel.type in SLUGGED
        channel.name = slug(fields["name"]) if slugged else fields["name"]
    channel.slowmode = channel.slowmode if slowmode is None else slowmode
    world.update_channel(channel)


def _tag(world: World, given: JSON) -> Tag:
    tag_id = given.get("id") or world.ids.next()
    return Tag(id=str(tag_id), name=given["name"], emoji_name=given.get("emoji_name"))
