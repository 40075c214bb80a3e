"""Adds members to threads and removes them. People who write in a thread, are mentioned there or
are added become members. Only members and moderators see a private thread."""

from sandbox.errors import Code, make_refusal
from sandbox.models import Channel, ChannelType, Message, Thread
from sandbox.permissions import Permission
from sandbox.world import World


def add_participants(world: World, message: Message, channel: Channel, thread: Thread) -> None:
    """Add a message's author, and the users whom it may mention, to its thread."""
    entering = [message.author_id]
    if _can_add(world, message.author_id, channel, thread):
        entering += [i for i in message.mentions if _can_see_parent(world, i, channel)]
    _add_members(world, channel, thread, entering)


def add_member(world: World, by: str, channel: Channel, thread: Thread, user_id: str) -> None:
    """Add a user to a thread. `by` is the user who does this. Raises ApiError if `by` may not."""
    _require_active(thread)
    world.require_permissions(by, channel)
    if by != user_id:
        world.require_permissions(by, channel, Permission.SEND_MESSAGES_IN_THREADS)
        if not _can_add(world, by, channel, thread):
            raise make_refusal(Code.MISSING_PERMISSIONS)
        if not _can_see_parent(world, user_id, channel):
            raise make_refusal(Code.MISSING_ACCESS)
    _add_members(world, channel, thread, [user_id])


def remove_member(world: World, by: str, channel: Channel, thread: Thread, user_id: str) -> None:
    """Remove a user from a thread. `by` is the user who does this. Raises ApiError."""
    _require_active(thread)
    world.require_permissions(by, channel)
    owns = channel.type is ChannelType.PRIVATE_THREAD and by == thread.owner_id
    if by != user_id and not owns:
        world.require_permissions(by, channel, Permission.MANAGE_THREADS)
    thread.members.pop(user_id, None)
    world.update_channel(channel)


def _require_active(thread: Thread) -> None:
    if thread.archived:
        raise make_refusal(Code.THREAD_ARCHIVED)


def _can_add(world: World, by: str, channel: Channel, thread: Thread) -> bool:
    if channel.type is not ChannelType.PRIVATE_THREAD or thread.invitable:
        return True
    return by == thread.owner_id or Permission.MANAGE_THREADS in world.find_permissions(by, channel)


def _can_see_parent(world: World, user_id: str, channel: Channel) -> bool:
    return world.can_view(user_id, world.channels[channel.parent_id or ""])


def _add_members(world: World, channel: Channel, thread: Thread, users: list[str]) -> None:
    new = [user_id for user_id in dict.fromkeys(users) if user_id not in thread.members]
    if new:
        thread.members |= dict.fromkeys(new, world.clock.now())
        world.update_channel(channel)
