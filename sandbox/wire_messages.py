"""Makes Discord's JSON of messages, their files and their components."""

from typing import Any

from sandbox import links, wire
from sandbox.checks.kinds import SELECTS, Kind
from sandbox.clock import format_time
from sandbox.ids import find_creation_time
from sandbox.models import JSON, Attachment, Message, MessageFlag, Origin
from sandbox.world import World

INTERACTION_COMPONENT = 3


def encode_message(world: World, what: Message, nested: bool = False) -> JSON:
    """Make the JSON of a message. A nested one (quoted by a reply) quotes no other message."""
    worded: JSON = {
        "id": what.id,
        "channel_id": what.channel_id,
        "type": int(what.type),
        "author": wire.encode_user(world.users[what.author_id]),
        "content": what.content,
        "timestamp": format_time(find_creation_time(what.id)),
        "edited_timestamp": None if what.edited_at is None else format_time(what.edited_at),
        "tts": what.tts,
        "mention_everyone": what.mention_everyone,
        "mentions": [wire.encode_user(world.users[i]) for i in what.mentions],
        "mention_roles": list(what.mention_roles),
        "attachments": [encode_attachment(world, what, a) for a in what.attachments],
        "embeds": [_encode_embed(world, what, e) for e in what.embeds],
        "components": [encode_component(world, what, c) for c in what.components],
        "pinned": False,
        "flags": what.flags,
    }
    if what.nonce is not None:
        worded["nonce"] = what.nonce
    if what.author_id == world.bot_id:
        worded["application_id"] = world.bot_id
    if what.webhook:
        worded["webhook_id"] = world.bot_id
    if what.origin:
        worded |= _encode_interaction(world, what.origin)
    if what.reply_to and what.reply_channel:
        worded |= _encode_reply(world, what, nested)
    thread = world.channels.get(what.id)
    if thread and what.flags & MessageFlag.HAS_THREAD:
        worded["thread"] = wire.encode_channel(world, thread, "")
    return worded


def _encode_reply(world: World, what: Message, nested: bool) -> JSON:
    assert what.reply_channel and what.reply_to
    channel = world.channels.get(what.reply_channel)
    reference: JSON = {"type": 0, "channel_id": what.reply_channel, "message_id": what.reply_to}
    if channel and channel.guild_id:
        reference["guild_id"] = channel.guild_id
    worded: JSON = {"message_reference": reference}
    if not nested:
        found = world.messages.get(what.reply_channel, {}).get(what.reply_to)
        worded["referenced_message"] = None
        if found and found.addressee in (None, what.addressee):
            worded["referenced_message"] = encode_message(world, found, nested=True)
    return worded


def encode_attachment(world: World, of: Message, what: Attachment) -> JSON:
    path = f"/attachments/{of.channel_id}/{what.id}/{what.filename}"
    return encode_file(what, links.sign_link(world, path), of.ephemeral)


def encode_file(what: Attachment, url: str, ephemeral: bool) -> JSON:
    worded: JSON = {
        "id": what.id,
        "filename": what.filename,
        "size": what.size,
        "url": url,
        "proxy_url": url,
        "content_type": what.content_type,
    }
    optional = {
        "description": what.description,
        "title": what.title,
        "width": what.width,
        "height": what.height,
        "ephemeral": ephemeral or None,
    }
    return worded | {key: value for key, value in optional.items() if value is not None}


def _find_attachment(of: Message, url: str) -> Attachment | None:
    name = url.removeprefix("attachment://")
    return next((a for a in of.attachments if a.filename == name), None) if name != url else None


def encode_media(world: World, of: Message, url: str) -> JSON:
    """Make the JSON that links to a component's picture or file."""
    found = _find_attachment(of, url)
    if found is None:
        return {
            "id": "0",
            "url": links.make_full_link(world, url),
            "proxy_url": links.make_full_link(world, url),
        }
    worded = encode_attachment(world, of, found)
    return {
        "id": found.id,
        "attachment_id": found.id,
        "url": worded["url"],
        "proxy_url": worded["proxy_url"],
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
    }


WITHOUT_MEDIA = frozenset({Kind.ROW, Kind.BUTTON, Kind.TEXT, Kind.SEPARATOR, *SELECTS})


def encode_component(world: World, of: Message, what: JSON) -> JSON:
    """Make the JSON of a component with links to its media. A component that can have no media is
    returned itself. The kept component never changes."""
    if what.get("type") in WITHOUT_MEDIA:
        return what
    worded = dict(what)
    if "components" in what:
        worded["components"] = [encode_component(world, of, c) for c in what["components"]]
    if "accessory" in what:
        worded["accessory"] = encode_component(world, of, what["accessory"])
    if "media" in what:
        worded["media"] = encode_media(world, of, what["media"]["url"])
    if "items" in what:
        worded["items"] = [encode_component(world, of, item) for item in what["items"]]
    if "file" in what:
        found = _find_attachment(of, what["file"]["url"])
        worded["file"] = encode_media(world, of, what["file"]["url"])
        worded["name"] = found and found.filename
        worded["size"] = found and found.size
    return worded


def _encode_embed(world: World, of: Message, what: JSON) -> JSON:
    worded: JSON = {"type": "rich"} | what
    for key in ("image", "thumbnail"):
        picture: dict[str, Any] | None = what.get(key)
        if picture:
            found = encode_media(world, of, picture["url"])
            size = {k: found[k] for k in ("width", "height") if found.get(k)}
            worded[key] = {"url": found["url"], "proxy_url": found["proxy_url"], **size}
    return worded


def _encode_interaction(world: World, origin: Origin) -> JSON:
    worded: JSON = {"interaction_metadata": encode_metadata(world, origin)}
    if origin.command:
        worded["interaction"] = {
            "id": origin.id,
            "type": origin.type,
            "name": origin.command,
            "user": wire.encode_user(world.users[origin.user_id]),
        }
    return worded


def encode_metadata(world: World, origin: Origin) -> JSON:
    """Make a message's JSON about the interaction that it answers."""
    worded: JSON = {
        "id": origin.id,
        "type": origin.type,
        "user": wire.encode_user(world.users[origin.user_id]),
        "authorizing_integration_owners": {"0": origin.guild_id or "0"},
    }
    if origin.command:
        worded["name"] = origin.command
        worded["command_type"] = 1
    if origin.type == INTERACTION_COMPONENT:
        worded["interacted_message_id"] = origin.pressed_message_id
    if origin.trigger:
        worded["triggering_interaction_metadata"] = encode_metadata(world, origin.trigger)
    return worded
