"""The REST calls about messages and interactions. Channel routes find no ephemeral messages."""

from sandbox import limits, posting, wire_messages
from sandbox.errors import Code, make_refusal
from sandbox.ids import find_creation_time
from sandbox.models import JSON, Channel, ChannelType, Message
from sandbox.permissions import Permission
from sandbox.rest.ratelimits import OLD_EDITS
from sandbox.rest.routes import Answer, Call, route


def find_message(call: Call) -> Message:
    """Find the message in the path. Raises ApiError if it is hidden from the bot or ephemeral."""
    channel = call.find_channel()
    call.world.require_permissions(call.world.bot_id, channel)
    message = call.world.find_message(channel.id, call.path["message_id"])
    if message.ephemeral:
        raise make_refusal(Code.UNKNOWN_MESSAGE)
    return message


def _limit_old_edits(call: Call, message: Message) -> None:
    """Limit the edits of messages older than an hour in a channel. Raises RateLimited."""
    if find_creation_time(message.id) < call.world.clock.now() - limits.OLD_MESSAGE_SECONDS:
        call.limits.spend_use(OLD_EDITS, message.channel_id)


@route("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Answer:
    message = posting.send_message(call.world, call.world.bot_id, call.find_channel(), call.body)
    return wire_messages.encode_message(call.world, message)


@route("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> Answer:
    channel = call.find_channel()
    world = call.world
    if channel.type is ChannelType.FORUM:
        raise make_refusal(Code.WRONG_CHANNEL_TYPE)
    world.require_permissions(world.bot_id, channel, *_list_needed_permissions(channel))
    limit = call.read_limit(50, limits.HISTORY_PAGE)
    if Permission.READ_MESSAGE_HISTORY not in world.find_permissions(world.bot_id, channel):
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
    return [wire_messages.encode_message(world, m) for m in reversed(messages[-limit:])]


def _list_needed_permissions(channel: Channel) -> tuple[Permission, ...]:
    return (Permission.CONNECT,) if channel.type is ChannelType.VOICE else ()


def _require_reading_back(call: Call) -> None:
    channel = call.find_channel()
    needed = (Permission.READ_MESSAGE_HISTORY, *_list_needed_permissions(channel))
    call.world.require_permissions(call.world.bot_id, channel, *needed)


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Answer:
    message = find_message(call)
    _require_reading_back(call)
    return wire_messages.encode_message(call.world, message)


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    message = find_message(call)
    if message.author_id != call.world.bot_id:
        raise make_refusal(Code.OTHERS_MESSAGE)
    channel = call.find_channel()
    if call.body.files:
        call.world.require_permissions(call.world.bot_id, channel, Permission.ATTACH_FILES)
    _limit_old_edits(call, message)
    return wire_messages.encode_message(
        call.world, posting.edit_message(call.world, message, call.body)
    )


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    message = find_message(call)
    if message.author_id != call.world.bot_id:
        call.world.require_permissions(
            call.world.bot_id, call.find_channel(), Permission.MANAGE_MESSAGES
        )
    posting.delete_message(call.world, call.world.bot_id, message)
    return None


@route("POST", "/channels/{channel_id}/typing")
def trigger_typing(call: Call) -> Answer:
    channel = call.find_channel()
    call.world.require_permissions(call.world.bot_id, channel, Permission.SEND_MESSAGES)
    call.world.tell_typing(channel, call.world.bot_id)
    return None


@route("POST", "/interactions/{interaction_id}/{token}/callback", open_to_all=True)
def respond_to_interaction(call: Call) -> Answer:
    interaction_id, token = call.path["interaction_id"], call.path["token"]
    answer: JSON = call.interactions.take_callback(interaction_id, token, call.body)
    wanted = call.query.get("with_response", "").lower() in ("true", "1")
    return answer if wanted else None


@route("POST", "/webhooks/{application_id}/{token}", open_to_all=True)
def create_follow_up(call: Call) -> Answer:
    interaction = call.interactions.find_by_token(call.path["application_id"], call.path["token"])
    return wire_messages.encode_message(
        call.world, call.interactions.post_follow_up(interaction, call.body)
    )


def _find_webhook_message(call: Call) -> Message:
    interaction = call.interactions.find_by_token(call.path["application_id"], call.path["token"])
    return call.interactions.find_message(interaction, call.path["message_id"])


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def get_webhook_message(call: Call) -> Answer:
    return wire_messages.encode_message(call.world, _find_webhook_message(call))


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def edit_webhook_message(call: Call) -> Answer:
    message = _find_webhook_message(call)
    _limit_old_edits(call, message)
    call.interactions.edit_message(message, call.body)
    return wire_messages.encode_message(call.world, message)


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", open_to_all=True)
def delete_webhook_message(call: Call) -> Answer:
    call.world.remove_message(_find_webhook_message(call))
    return None
