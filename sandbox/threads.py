"""Starts and changes threads, for the bot and for players alike."""

from sandbox import limits, posting
from sandbox.bodies import Body
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.models import JSON, Channel, ChannelType, Message, MessageFlag, MessageType, Thread
from sandbox.permissions import Permission
from sandbox.world import World

KINDS = {
    ChannelType.TEXT: (ChannelType.THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.NEWS: (ChannelType.NEWS_THREAD,),
}
"""The kinds of thread that each channel can have. A thread on a message is of the first kind."""


def start_thread(
    world: World, user_id: str, parent: Channel, fields: JSON, on: Message | None = None
) -> Channel:
    """Start a thread in a text or announcement channel, on the message `on` or on none. Without a
    message and a `type`, a thread in a text channel is private."""
    kind = _choose_kind(parent, None if on else fields.get("type"), on is not None)
    private = kind is ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    world.require_permissions(user_id, parent, needed)
    if on and on.id in world.channels:
        raise make_refusal(Code.THREAD_EXISTS)
    thread_id = on.id if on else world.ids.make_id()
    channel = _make_thread(world, user_id, parent, fields, thread_id=thread_id, kind=kind)
    world.add_channel(channel)
    if on:
        on.flags |= int(MessageFlag.HAS_THREAD)
        world.update_message(on)
        starter = _make_notice(world, user_id, channel, MessageType.THREAD_STARTER)
        starter.reply_to, starter.reply_channel = on.id, parent.id
        world.add_message(starter)
    elif not private:
        notice = _make_notice(world, user_id, parent, MessageType.THREAD_CREATED)
        notice.content = channel.name
        world.add_message(notice)
    return channel


def _choose_kind(parent: Channel, wanted: int | None, on_message: bool) -> ChannelType:
    """Return the wanted kind for a new thread if the channel allows it, or the default kind."""
    kinds = KINDS.get(parent.type)
    if kinds is None:
        raise make_refusal(Code.WRONG_CHANNEL_TYPE)
    if wanted is None:
        return kinds[0] if on_message else kinds[-1]
    if wanted not in kinds:
        faults = FormFaults()
        faults.note_wrong_choice("type", tuple(int(kind) for kind in kinds))
        faults.raise_if_any()
    return ChannelType(wanted)


def start_post(world: World, user_id: str, forum: Channel, fields: JSON, body: Body) -> Channel:
    """Start a post in a forum: a thread that begins with a message."""
    if forum.type is not ChannelType.FORUM:
        raise make_refusal(Code.WRONG_CHANNEL_TYPE)
    world.require_permissions(user_id, forum, Permission.SEND_MESSAGES)
    if body.files:
        world.require_permissions(user_id, forum, Permission.ATTACH_FILES)
    thread_id = world.ids.make_id()
    channel = _make_thread(
        world, user_id, forum, fields, thread_id=thread_id, kind=ChannelType.THREAD
    )
    # compose the message before the post exists, so that a faulty one leaves no empty post
    world.channels[channel.id] = channel
    try:
        message = posting.compose_message(world, user_id, channel, body, at="message.")
    finally:
        del world.channels[channel.id]
    message.id = channel.id
    world.add_channel(channel)
    posting.publish_message(world, message)
    return channel


def _make_thread(
    world: World, user_id: str, parent: Channel, fields: JSON, *, thread_id: str, kind: ChannelType
) -> Channel:
    faults = FormFaults()
    name = faults.check_text("name", fields.get("name"), limits.CHANNEL_NAME, 1)
    minutes = fields.get("auto_archive_duration") or 1440
    if minutes not in limits.AUTO_ARCHIVE_MINUTES:
        faults.note_wrong_choice("auto_archive_duration", limits.AUTO_ARCHIVE_MINUTES)
    tags = [str(tag) for tag in fields.get("applied_tags") or []]
    faults.check_length("applied_tags", len(tags), limits.POST_TAGS)
    if not set(tags) <= {tag.id for tag in parent.tags}:
        faults.note_error("applied_tags", "UNKNOWN_TAG", "Unknown tag")
    faults.raise_if_any()
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


def _make_notice(world: World, user_id: str, channel: Channel, kind: MessageType) -> Message:
    return Message(id=world.ids.make_id(), channel_id=channel.id, author_id=user_id, type=kind)


def edit_thread(world: World, user_id: str, channel: Channel, thread: Thread, fields: JSON) -> None:
    """Archive, open or lock a thread, or change its other thread data. Raises ApiError."""
    world.require_permissions(user_id, channel)
    allowed = world.find_permissions(user_id, channel)
    manages = Permission.MANAGE_THREADS in allowed
    if thread.locked and not manages:
        raise make_refusal(Code.THREAD_LOCKED)
    # the thread's owner may do all but lock it; anyone who may write may open it again
    opens = fields.keys() == {"archived"} and not fields["archived"]
    writes = Permission.SEND_MESSAGES_IN_THREADS in allowed
    if not manages and (
        fields.get("locked", thread.locked) != thread.locked
        or not (user_id == thread.owner_id or (opens and writes))
    ):
        raise make_refusal(Code.MISSING_PERMISSIONS)
    stays_archived = thread.archived and fields.get("archived") is not False
    if stays_archived and fields.keys() - {"archived", "locked"}:
        raise make_refusal(Code.THREAD_ARCHIVED)
    if "archived" in fields and fields["archived"] != thread.archived:
        thread.archived, thread.archive_changed_at = fields["archived"], world.clock.now()
    thread.locked = bool(fields.get("locked", thread.locked))
    minutes = fields.get("auto_archive_duration")
    if minutes and minutes != thread.auto_archive_minutes:
        thread.auto_archive_minutes, thread.archive_changed_at = minutes, world.clock.now()
    thread.invitable = bool(fields.get("invitable", thread.invitable))
    if "applied_tags" in fields:
        thread.tags = [str(tag) for tag in fields["applied_tags"] or []]
