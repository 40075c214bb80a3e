"""The REST calls about messages and interactions. Channel routes find no ephemeral messages."""

from sandbox import limits, posting, wire_messages
from sandbox.errors import Code, refuse
from sandbox.ids import time_of
from sandbox.models import JSON, Channel, ChannelType, Message
from sandbox.permissions import Permission
from sandbox.rest.ratelimits import OLD_EDITS
from sandbox.rest.routes import Answer, Call, route


def found(call: Call) -> Message:
    """Find the message in the path. Raises ApiError if it is hidden from the bot or ephemeral."""
    channel = call.channel()
    call.world.require(call.world.bot_id, channel)
    message = call.world.message(channel.id, call.path["message_id"])
    if message.ephemeral:
        raise refuse(Code.UNKNOWN_MESSAGE)
    return message


def _seldom_when_old(call: Call, message: Message) -> None:
    """Limit the edits of messages older than an hour in a channel. Raises RateLimited."""
    if time_of(message.id) < call.world.clock.now() - limits.OLD_MESSAGE_SECONDS:
        call.limits.spend(OLD_EDITS, message.channel_id)


@route("POST", "/channels/{channel_id}/messages")
def create(call: Call) -> Answer:
    message = posting.send(call.world, call.world.bot_id, call.channel(), call.body)
    return wire_messages.message(call.world, message)


@route("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Answer:
    channel = call.channel()
    world = call.world
    if channel.type is ChannelType.FORUM:
        raise refuse(Code.WRONG_CHANNEL_TYPE)
    world.require(world.bot_id, channel, *_to_look_into(channel))
    limit = call.number("limit", 50, limits.HISTORY_PAGE)
    if Permission.READ_MESSAGE_HISTORY not in world.permissions(world.bot_id, channel):
        return []  # Discord answers an empty list here, not a refusal
    messages = [m for m in world.messages[channel.id].values() if not m.ephemeral]
    if "before" in call.query:
        messages = [m for m in messages if int(m.id) < int(call.query["before"])]
    elif "after" in call.query:
        messages = [m for m in messages if int(m.id) > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        messages.sort(key=lambda m: abs(int(m.id) - middle))
        messages = sorted(messages[:limit], key=lambda m: int(m.id))
    return [wire_messages.message(world, m) for m in reversed(messages[-limit:])]


def _to_look_into(channel: Channel) -> tuple[Permission, ...]:
    return (Permission.CONNECT,) if channel.type is ChannelType.VOICE else ()


def _require_reading_back(call: Call) -> None:
    channel = call.channel()
    needed = (Permission.READ_MESSAGE_HISTORY, *_to_look_into(channel))
    call.world.require(call.world.bot_id, channel, *needed)


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get(call: Call) -> Answer:
    message = found(call)
    _require_reading_back(call)
    return wire_messages.message(call.world, message)


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Answer:
    message = found(call)
    if message.author_id != call.world.bot_id:
        raise refuse(Code.OTHERS_MESSAGE)
    channel = call.channel()
    if call.body.files:
        call.world.require(call.world.bot_id, channel, Permission.ATTACH_FILES)
    _seldom_when_old(call, message)
    return wire_messages.message(call.world, posting.amend(call.world, message, call.body))


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Answer:
    message = found(call)
    if message.author_id != call.world.bot_id:
        call.world.require(call.world.bot_id, call.channel(), Permission.MANAGE_MESSAGES)
    posting.remove(call.world, call.world.bot_id, message)
    return None


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Answer:
    channel = call.channel()
    call.world.require(call.world.bot_id, channel, Permission.SEND_MESSAGES)
    call.world.typing(channel, call.world.bot_id)
    return None


@route("POST", "/interactions/{interaction_id}/{token}/callback", open_to_all=True)
def callback(call: Call) -> Answer:
    interaction_id, token = call.path["interaction_id"], call.path["token"]
    answer: JSON = call.interactions.callback(interaction_id, token, call.body)
    wanted = call.query.get("with_response", "").lower() in ("true", "1")
    return answer if wanted else None


@route("POST", "/webhooks/{application_id}/{token}", open_to_all=True)
def follow_up(call: Call) -> Answer:
    interaction = call.interactions.by_token(call.path["application_id"], call.path["token"])
    return wire_messages.message(call.world, call.interactions.follow_up(interaction, call.body))


def _through_webhook(call: Call) -> Message:
    interaction = call.interactions.by_token(call.path["application_id"], call.path["token"])
    return call.interactions.message(interaction, call.path["message_id"])


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def webhook_get(call: Call) -> Answer:
    return wire_messages.message(call.world, _through_webhook(call))


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def webhook_edit(call: Call) -> Answer:
    message = _through_webhook(call)
    _seldom_when_old(call, message)
    call.interactions.edit(message, call.body)
    return wire_messages.message(call.world, message)


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def webhook_delete(call: Call) -> Answer:
    call.world.remove_message(_through_webhook(call))
    return None
