"""The REST calls about channels, threads, DMs and permission overwrites."""

from sandbox import membership, places, threads, wire, wire_messages
from sandbox.errors import Code, make_refusal
from sandbox.models import JSON, Channel, ChannelType, Overwrite, Thread
from sandbox.permissions import Permission
from sandbox.rest import messages
from sandbox.rest.ratelimits import CHANNEL_NAME, CHANNEL_TOPIC, DM_OPENINGS
from sandbox.rest.routes import Answer, Call, route


def _encode_channel(call: Call, channel: Channel) -> JSON:
    return wire.encode_channel(call.world, channel, call.world.bot_id)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    channel = call.find_channel()
    call.world.require_permissions(call.world.bot_id, channel)
    return _encode_channel(call, channel)


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Answer:
    channel = call.find_channel()
    for limit, field in ((CHANNEL_NAME, "name"), (CHANNEL_TOPIC, "topic")):
        if field in call.fields:
            call.limits.spend_use(limit, channel.id)
    places.edit_channel(call.world, call.world.bot_id, channel, call.fields)
    return _encode_channel(call, channel)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    channel = call.find_channel()
    worded = _encode_channel(call, channel)
    places.delete_channel(call.world, call.world.bot_id, channel)
    return worded


@route("PUT", "/channels/{channel_id}/permissions/{target_id}")
def set_overwrite(call: Call) -> Answer:
    channel, fields = call.find_channel(), call.fields
    call.world.require_permissions(call.world.bot_id, channel, Permission.MANAGE_ROLES)
    target = call.path["target_id"]
    allow, deny = int(fields.get("allow") or 0), int(fields.get("deny") or 0)
    made = Overwrite(id=target, kind=int(fields.get("type") or 0), allow=allow, deny=deny)
    call.world.set_overwrite(channel, made)
    return None


@route("POST", "/users/@me/channels")
def open_direct(call: Call) -> Answer:
    other = call.world.find_user(str(call.fields.get("recipient_id")))
    if other.id == call.world.bot_id:
        raise make_refusal(Code.CANNOT_DM)
    bot = call.world.bot_id
    if not call.world.find_direct(bot, other.id) and call.limits.count_use(DM_OPENINGS, bot):
        raise make_refusal(Code.OPENING_DMS_TOO_FAST)
    return _encode_channel(call, call.world.open_direct(bot, other.id))


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Answer:
    guild = call.world.find_guild(call.path["guild_id"])
    channel = places.create_channel(call.world, call.world.bot_id, guild, call.fields)
    return 201, _encode_channel(call, channel)


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> Answer:
    guild = call.world.find_guild(call.path["guild_id"])
    own = [c for c in call.world.channels.values() if c.guild_id == guild.id and not c.thread]
    return [_encode_channel(call, channel) for channel in own]


# Threads


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_on_message(call: Call) -> Answer:
    on, parent = messages.find_message(call), call.find_channel()
    thread = threads.start_thread(call.world, call.world.bot_id, parent, call.fields, on)
    return 201, _encode_channel(call, thread)


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Answer:
    parent, bot, fields = call.find_channel(), call.world.bot_id, call.fields
    if "message" not in fields:
        return 201, _encode_channel(call, threads.start_thread(call.world, bot, parent, fields))
    inner = type(call.body)(fields["message"], call.body.files)
    thread = threads.start_post(call.world, bot, parent, fields, inner)
    first = call.world.find_message(thread.id, thread.id)
    return 201, _encode_channel(call, thread) | {
        "message": wire_messages.encode_message(call.world, first)
    }


def _find_thread(call: Call) -> tuple[Channel, Thread]:
    channel = call.find_channel()
    if channel.thread is None:
        raise make_refusal(Code.WRONG_CHANNEL_TYPE)
    return channel, channel.thread


def _read_user_id(call: Call) -> str:
    return call.world.find_user(call.path["user_id"].replace("@me", call.world.bot_id)).id


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_thread_member(call: Call) -> Answer:
    channel, thread = _find_thread(call)
    membership.add_member(call.world, call.world.bot_id, channel, thread, _read_user_id(call))
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_thread_member(call: Call) -> Answer:
    channel, thread = _find_thread(call)
    membership.remove_member(call.world, call.world.bot_id, channel, thread, _read_user_id(call))
    return None


@route("GET", "/channels/{channel_id}/thread-members")
def list_thread_members(call: Call) -> Answer:
    channel, thread = _find_thread(call)
    call.world.require_permissions(call.world.bot_id, channel)
    return [wire.encode_thread_member(channel, user_id) for user_id in thread.members]


def _encode_threads(call: Call, threads: list[Channel], more: bool | None = None) -> JSON:
    bot = call.world.bot_id
    seen = [t for t in threads if call.world.can_view(bot, t)]
    joined = [t for t in seen if t.thread and bot in t.thread.members]
    return {
        "threads": [_encode_channel(call, thread) for thread in seen],
        "members": [wire.encode_thread_member(thread, bot) for thread in joined],
        "has_more": bool(more),
    }


@route("GET", "/guilds/{guild_id}/threads/active")
def list_active_threads(call: Call) -> Answer:
    guild = call.world.find_guild(call.path["guild_id"])
    own = [c for c in call.world.channels.values() if c.guild_id == guild.id]
    return _encode_threads(call, [c for c in own if c.thread and not c.thread.archived])


def _list_archived(call: Call, *needed: Permission, private: bool, joined: bool = False) -> Answer:
    """List a channel's archived threads, latest first. `joined`: only those that the bot is in."""
    parent = call.find_channel()
    call.world.require_permissions(
        call.world.bot_id, parent, Permission.READ_MESSAGE_HISTORY, *needed
    )
    limit = call.read_limit(50, 100)
    found = [
        thread
        for thread in call.world.list_threads(parent)
        if thread.thread and thread.thread.archived
        if (thread.type is ChannelType.PRIVATE_THREAD) is private
        if not joined or call.world.bot_id in thread.thread.members
    ]
    found.sort(key=lambda t: t.thread.archive_changed_at if t.thread else 0, reverse=True)
    return _encode_threads(call, found[:limit], len(found) > limit)


@route("GET", "/channels/{channel_id}/threads/archived/public")
def list_public_archived(call: Call) -> Answer:
    return _list_archived(call, private=False)


@route("GET", "/channels/{channel_id}/threads/archived/private")
def list_private_archived(call: Call) -> Answer:
    return _list_archived(call, Permission.MANAGE_THREADS, private=True)


@route("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def list_joined_archived(call: Call) -> Answer:
    return _list_archived(call, private=True, joined=True)
