"""Makes messages of request bodies, puts them into the world, and changes and removes them."""

from dataclasses import dataclass

from sandbox import limits, membership, mentions
from sandbox.bodies import Body
from sandbox.checks import messages as checks
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.ids import find_creation_time
from sandbox.models import JSON, Channel, ChannelType, Message, MessageFlag, MessageType, Origin
from sandbox.permissions import Permission
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Context:
    """The facts about a new message that its body does not hold, such as its interaction."""

    type: MessageType = MessageType.DEFAULT
    origin: Origin | None = None
    original_of: str | None = None
    webhook: bool = False
    addressee: str | None = None


PLAIN = Context()
OF_INTERACTIONS: JSON = {"parse": ["users"]}
"""What an answer to an interaction may mention if it sets no `allowed_mentions`."""


def require_allowed(world: World, author_id: str, channel: Channel, body: Body) -> None:
    """Refuse an author who may not send this body in this channel. Raises ApiError."""
    if channel.type is ChannelType.FORUM:
        raise make_refusal(Code.WRONG_CHANNEL_TYPE)
    if channel.guild_id is None:
        others = [world.users[i] for i in channel.recipients if i != author_id]
        if any(not world.has_shared_guild(author_id, other.id) for other in others):
            raise make_refusal(Code.NO_MUTUAL_GUILDS)
        if any(other.dm_closed for other in others):
            raise make_refusal(Code.CANNOT_DM)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    world.require_permissions(author_id, channel, needed)
    if body.files:
        world.require_permissions(author_id, channel, Permission.ATTACH_FILES)
    if body.fields.get("embeds"):
        world.require_permissions(author_id, channel, Permission.EMBED_LINKS)
    allowed = world.find_permissions(author_id, channel)
    replies = body.fields.get("message_reference")
    if replies and Permission.READ_MESSAGE_HISTORY not in allowed:
        raise make_refusal(Code.NO_HISTORY_TO_REPLY)
    require_unlocked(world, author_id, channel)


def require_unlocked(
    world: World, user_id: str, channel: Channel, code: Code = Code.THREAD_LOCKED
) -> None:
    """Refuse a user who may not write in a locked thread or change its messages."""
    locked = channel.thread is not None and channel.thread.locked
    if locked and Permission.MANAGE_THREADS not in world.find_permissions(user_id, channel):
        raise make_refusal(code)


def send_message(world: World, author_id: str, channel: Channel, body: Body) -> Message:
    """Post an author's message in a channel, if they may. Raises ApiError."""
    fields = body.fields
    require_allowed(world, author_id, channel, body)
    posted = _find_posted_before(world, author_id, channel, fields)
    if posted:
        return posted
    reference = fields.get("message_reference") or {}
    reply_to = reference.get("message_id")
    if reply_to is not None:
        where = str(reference.get("channel_id") or channel.id)
        known = world.messages.get(where, {}).get(str(reply_to))
        if known is None or known.ephemeral:
            if reference.get("fail_if_not_exists", True):
                faults = FormFaults()
                faults.note_error("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                faults.raise_if_any()
            reply_to = None
    message = compose_message(world, author_id, channel, body)
    if reply_to is not None:
        message.type = MessageType.REPLY
        message.reply_to, message.reply_channel = str(reply_to), where
        _ping_replied(message, known, fields.get("allowed_mentions"))
    return publish_message(world, message)


def _find_posted_before(
    world: World, author_id: str, channel: Channel, fields: JSON
) -> Message | None:
    """Find the author's recent message with the same enforced nonce. Return None if none has it."""
    if not (fields.get("enforce_nonce") and fields.get("nonce")):
        return None
    for message in reversed(world.messages[channel.id].values()):
        if find_creation_time(message.id) < world.clock.now() - limits.NONCE_SECONDS:
            return None
        if message.author_id == author_id and str(message.nonce) == str(fields["nonce"]):
            return message
    return None


def _ping_replied(message: Message, known: Message | None, allowed: JSON | None) -> None:
    wanted = allowed is None or allowed.get("replied_user")
    if known and wanted and known.author_id not in message.mentions:
        message.mentions.append(known.author_id)


def compose_message(
    world: World,
    author_id: str,
    channel: Channel,
    body: Body,
    *,
    how: Context = PLAIN,
    at: str = "",
) -> Message:
    """Make a message of a body, without adding it to the world. Error paths begin with `at`."""
    fields = body.fields
    parts = checks.check_body(world, body, at=at)
    flags = parts.flags if how.webhook else parts.flags & ~int(MessageFlag.EPHEMERAL)
    message = Message(
        id=world.ids.make_id(),
        channel_id=channel.id,
        author_id=author_id,
        type=how.type,
        flags=flags | (int(MessageFlag.EPHEMERAL) if how.addressee else 0),
        nonce=fields.get("nonce"),
        tts=bool(fields.get("tts")),
        addressee=how.addressee,
        origin=how.origin,
        original_of=how.original_of,
        webhook=how.webhook,
    )
    _apply_parts(world, message, parts, fields)
    return message


def publish_message(world: World, message: Message) -> Message:
    """Add a composed message to the world."""
    channel = world.channels[message.channel_id]
    thread = channel.thread
    if thread and not message.ephemeral:
        membership.add_participants(world, message, channel, thread)
        if thread.archived:
            thread.archived, thread.archive_changed_at = False, world.clock.now()
            world.update_channel(channel)
    message.pinged = mentions.list_pinged(world, message)
    world.add_message(message)
    return message


def edit_message(world: World, message: Message, body: Body, at: str = "") -> Message:
    """Change a message by a body. Parts that the body does not name stay as they are."""
    _require_changeable(world, message)
    parts = checks.check_body(world, body, message, at)
    _apply_parts(world, message, parts, body.fields)
    message.flags = parts.flags
    message.edited_at = world.clock.now()
    world.update_message(message)
    return message


def fill_loading_message(world: World, message: Message, body: Body) -> Message:
    """Fill in a loading message, which then pings as a new one would."""
    _require_changeable(world, message)
    kept = message.flags & int(MessageFlag.EPHEMERAL)
    parts = checks.check_body(world, body)
    _apply_parts(world, message, parts, body.fields)
    message.flags = parts.flags & ~int(MessageFlag.EPHEMERAL) | kept
    message.pinged = mentions.list_pinged(world, message)
    world.update_message(message)
    return message


def _require_changeable(world: World, message: Message) -> None:
    channel = world.channels[message.channel_id]
    require_unlocked(world, message.author_id, channel)
    if channel.thread and channel.thread.archived:
        raise make_refusal(Code.THREAD_ARCHIVED)


def delete_message(world: World, user_id: str, message: Message) -> None:
    """Delete a message. In a locked and archived thread, only moderators may do this."""
    channel = world.channels[message.channel_id]
    if channel.thread and channel.thread.archived:
        require_unlocked(world, user_id, channel)
    world.remove_message(message)


def _apply_parts(world: World, message: Message, parts: checks.Parts, body: JSON) -> None:
    kept = {file.id for file in parts.attachments}
    for file in message.attachments:
        if file.id not in kept:
            world.remove_file(file)
    for attachment_id, data in parts.uploads.items():
        world.store.keep_file(attachment_id, data)
    message.content, message.embeds = parts.content, parts.embeds
    message.components, message.attachments = parts.components, parts.attachments
    text = mentions.join_texts(message.content, message.components)
    channel = world.channels[message.channel_id]
    allowed = body.get("allowed_mentions")
    if allowed is None and message.webhook:
        allowed = OF_INTERACTIONS
    found = mentions.find_mentions(world, channel, message.author_id, text, allowed)
    message.mentions, message.mention_roles = found.users, found.roles
    message.mention_everyone = found.everyone
