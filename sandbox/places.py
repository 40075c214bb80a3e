"""Making and changing channels and threads, for the bot and for players alike."""

import re

from sandbox import limits, posting
from sandbox.bodies import Body
from sandbox.errors import Code, FormFaults, refuse
from sandbox.models import (
    JSON,
    Channel,
    ChannelType,
    Guild,
    Message,
    MessageFlag,
    MessageType,
    Tag,
    Thread,
)
from sandbox.permissions import Permission, in_guild
from sandbox.world import World

CREATABLE = tuple(
    int(kind) for kind in (ChannelType.TEXT, ChannelType.VOICE, ChannelType.NEWS, ChannelType.FORUM)
)
SLUGGED = (ChannelType.TEXT, ChannelType.NEWS)
THREADS_OF = {
    ChannelType.TEXT: (ChannelType.THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.NEWS: (ChannelType.NEWS_THREAD,),
}


def create(world: World, user_id: str, guild: Guild, fields: JSON) -> Channel:
    """A new channel of a guild."""
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
    """A text channel's name as Discord makes it."""
    return re.sub(r"[^\w-]+", "-", name.strip().lower()).strip("-")


def remove(world: World, user_id: str, channel: Channel) -> None:
    """Delete a channel or thread."""
    if channel.type is ChannelType.DM:
        raise refuse(Code.DM_ONLY)
    needed = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
    world.require(user_id, channel, needed)
    world.remove_channel(channel)


def change(world: World, user_id: str, channel: Channel, fields: JSON) -> None:
    """Rename a channel, or rename, archive or lock a thread."""
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
        _change_thread(world, user_id, channel, channel.thread, fields)
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


def _change_thread(
    world: World, user_id: str, channel: Channel, thread: Thread, fields: JSON
) -> None:
    allowed = world.permissions(user_id, channel)
    world.require(user_id, channel)
    manages = Permission.MANAGE_THREADS in allowed
    if thread.locked and not manages:
        raise refuse(Code.THREAD_LOCKED)
    # its owner may do all but lock it; anyone who may write may open it again
    opens = fields.keys() == {"archived"} and not fields["archived"]
    writes = Permission.SEND_MESSAGES_IN_THREADS in allowed
    if not manages and (
        fields.get("locked", thread.locked) != thread.locked
        or not (user_id == thread.owner_id or (opens and writes))
    ):
        raise refuse(Code.MISSING_PERMISSIONS)
    stays_archived = thread.archived and fields.get("archived") is not False
    if stays_archived and fields.keys() - {"archived", "locked"}:
        raise refuse(Code.THREAD_ARCHIVED)
    if "archived" in fields and fields["archived"] != thread.archived:
        thread.archived, thread.archive_changed_at = fields["archived"], world.clock.now()
    thread.locked = bool(fields.get("locked", thread.locked))
    minutes = fields.get("auto_archive_duration")
    if minutes and minutes != thread.auto_archive_minutes:
        thread.auto_archive_minutes, thread.archive_changed_at = minutes, world.clock.now()
    thread.invitable = bool(fields.get("invitable", thread.invitable))
    if "applied_tags" in fields:
        thread.tags = [str(tag) for tag in fields["applied_tags"] or []]


def start_thread(
    world: World, user_id: str, parent: Channel, fields: JSON, on: Message | None = None
) -> Channel:
    """A thread in a text or announcement channel, on a message or on none. Without a message and
    unless it says otherwise, one in a text channel is private."""
    if parent.type not in THREADS_OF:
        raise refuse(Code.WRONG_CHANNEL_TYPE)
    kind = THREADS_OF[parent.type][0 if on else -1]
    if not on and fields.get("type") is not None:
        if fields["type"] not in THREADS_OF[parent.type]:
            faults = FormFaults()
            faults.choices("type", tuple(int(one) for one in THREADS_OF[parent.type]))
            faults.settle()
        kind = ChannelType(fields["type"])
    private = kind is ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    world.require(user_id, parent, needed)
    if on and on.id in world.channels:
        raise refuse(Code.THREAD_EXISTS)
    thread_id = on.id if on else world.ids.next()
    channel = _thread(world, user_id, parent, fields, thread_id=thread_id, kind=kind)
    world.add_channel(channel)
    if on:
        on.flags |= int(MessageFlag.HAS_THREAD)
        world.update_message(on)
        starter = _notice(world, user_id, channel, MessageType.THREAD_STARTER)
        starter.reply_to, starter.reply_channel = on.id, parent.id
        world.add_message(starter)
    elif not private:
        notice = _notice(world, user_id, parent, MessageType.THREAD_CREATED)
        notice.content = channel.name
        world.add_message(notice)
    return channel


def post(world: World, user_id: str, forum: Channel, fields: JSON, body: Body) -> Channel:
    """A forum's post: a thread that begins with a message."""
    if forum.type is not ChannelType.FORUM:
        raise refuse(Code.WRONG_CHANNEL_TYPE)
    world.require(user_id, forum, Permission.SEND_MESSAGES)
    if body.files:
        world.require(user_id, forum, Permission.ATTACH_FILES)
    thread_id = world.ids.next()
    channel = _thread(world, user_id, forum, fields, thread_id=thread_id, kind=ChannelType.THREAD)
    # composed before the post exists: a faulty message must leave no empty post behind
    world.channels[channel.id] = channel
    try:
        message = posting.compose(world, user_id, channel, body, at="message.")
    finally:
        del world.channels[channel.id]
    message.id = channel.id
    world.add_channel(channel)
    posting.publish(world, message)
    return channel


def _thread(
    world: World,
    user_id: str,
    parent: Channel,
    fields: JSON,
    *,
    thread_id: str,
    kind: ChannelType,
) -> Channel:
    faults = FormFaults()
    name = faults.text("name", fields.get("name"), limits.CHANNEL_NAME, 1)
    minutes = fields.get("auto_archive_duration") or 1440
    if minutes not in limits.AUTO_ARCHIVE_MINUTES:
        faults.choices("auto_archive_duration", limits.AUTO_ARCHIVE_MINUTES)
    tags = [str(tag) for tag in fields.get("applied_tags") or []]
    faults.length("applied_tags", len(tags), limits.POST_TAGS)
    if not set(tags) <= {tag.id for tag in parent.tags}:
        faults.add("applied_tags", "UNKNOWN_TAG", "Unknown tag")
    faults.settle()
    now = world.clock.now()
    return Channel(
        id=thread_id,
        type=kind,
        guild_id=parent.guild_id,
        name=name,
        parent_id=parent.id,
        thread=Thread(
            owner_id=user_id,
            created_at=now,
            archive_changed_at=now,
            auto_archive_minutes=minutes,
            invitable=fields.get("invitable") is not False,
            members={user_id: now},
            tags=tags,
        ),
    )


def _notice(world: World, user_id: str, channel: Channel, kind: MessageType) -> Message:
    return Message(id=world.ids.next(), channel_id=channel.id, author_id=user_id, type=kind)
