"""The REST calls about channels, threads, DMs and permission overwrites."""

from sandbox import membership, places, threads, wire, wire_messages
from sandbox.errors import Code, refuse
from sandbox.models import JSON, Channel, ChannelType, Overwrite, Thread
from sandbox.permissions import Permission
from sandbox.rest import messages
from sandbox.rest.ratelimits import CHANNEL_NAME, CHANNEL_TOPIC, DM_OPENINGS
from sandbox.rest.routes import Answer, Call, route


def _worded(call: Call, channel: Channel) -> JSON:
    return wire.channel(call.world, channel, call.world.bot_id)


@route("GET", "/channels/{channel_id}")
def get(call: Call) -> Answer:
    channel = call.channel()
    call.world.require(call.world.bot_id, channel)
    return _worded(call, channel)


@route("PATCH", "/channels/{channel_id}")
def change(call: Call) -> Answer:
    channel = call.channel()
    for limit, field in ((CHANNEL_NAME, "name"), (CHANNEL_TOPIC, "topic")):
        if field in call.fields:
            call.limits.spend(limit, channel.id)
    places.change(call.world, call.world.bot_id, channel, call.fields)
    return _worded(call, channel)


@route("DELETE", "/channels/{channel_id}")
def delete(call: Call) -> Answer:
    channel = call.channel()
    worded = _worded(call, channel)
    places.remove(call.world, call.world.bot_id, channel)
    return worded


@route("PUT", "/channels/{channel_id}/permissions/{target_id}")
def overwrite(call: Call) -> Answer:
    channel, fields = call.channel(), call.fields
    call.world.require(call.world.bot_id, channel, Permission.MANAGE_ROLES)
    target = call.path["target_id"]
    allow, deny = int(fields.get("allow") or 0), int(fields.get("deny") or 0)
    made = Overwrite(id=target, kind=int(fields.get("type") or 0), allow=allow, deny=deny)
    call.world.overwrite(channel, made)
    return None


@route("POST", "/users/@me/channels")
def open_direct(call: Call) -> Answer:
    other = call.world.user(str(call.fields.get("recipient_id")))
    if other.id == call.world.bot_id:
        raise refuse(Code.CANNOT_DM)
    bot = call.world.bot_id
    if not call.world.known_direct(bot, other.id) and call.limits.over(DM_OPENINGS, bot):
        raise refuse(Code.OPENING_DMS_TOO_FAST)
    return _worded(call, call.world.direct(bot, other.id))


@route("POST", "/guilds/{guild_id}/channels")
def create(call: Call) -> Answer:
    guild = call.world.guild(call.path["guild_id"])
    channel = places.create(call.world, call.world.bot_id, guild, call.fields)
    return 201, _worded(call, channel)


@route("GET", "/guilds/{guild_id}/channels")
def of_guild(call: Call) -> Answer:
    guild = call.world.guild(call.path["guild_id"])
    own = [c for c in call.world.channels.values() if c.guild_id == guild.id and not c.thread]
    return [_worded(call, channel) for channel in own]


# Threads


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_on(call: Call) -> Answer:
    on, parent = messages.found(call), call.channel()
    thread = threads.start(call.world, call.world.bot_id, parent, call.fields, on)
    return 201, _worded(call, thread)


@route("POST", "/channels/{channel_id}/threads")
def start(call: Call) -> Answer:
    parent, bot, fields = call.channel(), call.world.bot_id, call.fields
    if "message" not in fields:
        return 201, _worded(call, threads.start(call.world, bot, parent, fields))
    inner = type(call.body)(fields["message"], call.body.files)
    thread = threads.post(call.world, bot, parent, fields, inner)
    first = call.world.message(thread.id, thread.id)
    return 201, _worded(call, thread) | {"message": wire_messages.message(call.world, first)}


def _thread(call: Call) -> tuple[Channel, Thread]:
    channel = call.channel()
    if channel.thread is None:
        raise refuse(Code.WRONG_CHANNEL_TYPE)
    return channel, channel.thread


def _whom(call: Call) -> str:
    return call.world.user(call.path["user_id"].replace("@me", call.world.bot_id)).id


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join(call: Call) -> Answer:
    channel, thread = _thread(call)
    membership.add(call.world, call.world.bot_id, channel, thread, _whom(call))
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def leave(call: Call) -> Answer:
    channel, thread = _thread(call)
    membership.remove(call.world, call.world.bot_id, channel, thread, _whom(call))
    return None


@route("GET", "/channels/{channel_id}/thread-members")
def members(call: Call) -> Answer:
    channel, thread = _thread(call)
    call.world.require(call.world.bot_id, channel)
    return [wire.thread_member(channel, user_id) for user_id in thread.members]


def _listed(call: Call, threads: list[Channel], more: bool | None = None) -> JSON:
    bot = call.world.bot_id
    seen = [t for t in threads if call.world.can_view(bot, t)]
    joined = [t for t in seen if t.thread and bot in t.thread.members]
    return {
        "threads": [_worded(call, thread) for thread in seen],
        "members": [wire.thread_member(thread, bot) for thread in joined],
        "has_more": bool(more),
    }


@route("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Answer:
    guild = call.world.guild(call.path["guild_id"])
    own = [c for c in call.world.channels.values() if c.guild_id == guild.id]
    return _listed(call, [c for c in own if c.thread and not c.thread.archived])


def _archived(call: Call, *needed: Permission, private: bool, joined: bool = False) -> Answer:
    """List a channel's archived threads, latest first. `joined`: only those that the bot is in."""
    parent = call.channel()
    call.world.require(call.world.bot_id, parent, Permission.READ_MESSAGE_HISTORY, *needed)
    limit = call.number("limit", 50, 100)
    found = [
        thread
        for thread in call.world.threads(parent)
        if thread.thread and thread.thread.archived
        if (thread.type is ChannelType.PRIVATE_THREAD) is private
        if not joined or call.world.bot_id in thread.thread.members
    ]
    found.sort(key=lambda t: t.thread.archive_changed_at if t.thread else 0, reverse=True)
    return _listed(call, found[:limit], len(found) > limit)


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived(call: Call) -> Answer:
    return _archived(call, private=False)


@route("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Answer:
    return _archived(call, Permission.MANAGE_THREADS, private=True)


@route("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_private_joined(call: Call) -> Answer:
    return _archived(call, private=True, joined=True)
