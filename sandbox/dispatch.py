"""Turns changes in the world into the gateway events that the bot gets."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox import wire, wire_messages
from sandbox.clock import format_time
from sandbox.intents import Intent
from sandbox.models import JSON, Channel, ChannelType, Guild, Message
from sandbox.world import Change, World

NO_INTENT = Intent(0)
ABOUT_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
BLANKED: JSON = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(frozen=True, slots=True)
class Dispatch:
    """An event for the bot, and the intent that a session needs to get it."""

    name: str
    data: JSON
    intent: Intent = NO_INTENT
    guarded: bool = False  # its text needs the message content intent

    @property
    def guild_id(self) -> str | None:
        """The id of the guild that the event is about, or None for direct messages."""
        found: str | None = self.data.get("id" if self.name in ABOUT_GUILDS else "guild_id")
        return found


def make_events(world: World, change: Change) -> Iterator[Dispatch]:
    """Make the bot's events for a change, but none for messages that the bot may not see."""
    home = change.guild or world.guilds.get((change.channel and change.channel.guild_id) or "")
    if home and (home.id in world.outages and change.what != "guild_unavailable"):
        return
    if home and world.bot_id not in home.members and not _is_own_removal(world, change):
        return
    if change.message and change.channel:
        yield from _make_message_events(world, change, change.message, change.channel)
    elif change.what == "typing" and change.channel and change.user:
        yield from _make_typing_events(world, change.channel, change.user.id)
    elif change.what in ("channel_create", "channel_update", "channel_delete") and change.channel:
        yield from _make_channel_events(world, change, change.channel)
    elif change.guild:
        yield from _make_guild_events(world, change, change.guild)


def filter_event(event: Dispatch, intents: int, bot_id: str) -> JSON | None:
    """Make the event's data for a session with these intents. Return None if they exclude it."""
    if event.intent and not intents & event.intent:
        return None
    if event.name == "GUILD_CREATE" and not intents & Intent.GUILD_MEMBERS:
        own = [member for member in event.data["members"] if member["user"]["id"] == bot_id]
        return event.data | {"members": own}
    if not event.guarded or intents & Intent.MESSAGE_CONTENT:
        return event.data
    if any(user["id"] == bot_id for user in event.data.get("mentions", [])):
        return event.data
    return event.data | BLANKED


def _is_own_removal(world: World, change: Change) -> bool:
    user = change.user
    return change.what == "member_remove" and user is not None and user.id == world.bot_id


def _can_hear(world: World, channel: Channel) -> bool:
    return world.can_view(world.bot_id, channel)


def _is_direct(channel: Channel) -> bool:
    return channel.type is ChannelType.DM


def _make_message_events(
    world: World, change: Change, message: Message, channel: Channel
) -> Iterator[Dispatch]:
    if message.ephemeral or not _can_hear(world, channel):
        return
    intent = Intent.DIRECT_MESSAGES if _is_direct(channel) else Intent.GUILD_MESSAGES
    place = {"channel_id": channel.id}
    if channel.guild_id:
        place["guild_id"] = channel.guild_id
    if change.what == "message_delete":
        yield Dispatch("MESSAGE_DELETE", {"id": message.id, **place}, intent)
        return
    data = (
        wire_messages.encode_message(world, message) | place | {"channel_type": int(channel.type)}
    )
    if channel.guild_id:
        member = world.guilds[channel.guild_id].members.get(message.author_id)
        if member and not message.webhook:
            data["member"] = wire.encode_member(world, member)
            del data["member"]["user"]
    name = "MESSAGE_CREATE" if change.what == "message_create" else "MESSAGE_UPDATE"
    guarded = not _is_direct(channel) and message.author_id != world.bot_id
    yield Dispatch(name, data, intent, guarded)


def _make_typing_events(world: World, channel: Channel, user_id: str) -> Iterator[Dispatch]:
    if user_id == world.bot_id or not _can_hear(world, channel):
        return
    data: JSON = {"channel_id": channel.id, "user_id": user_id}
    data["timestamp"] = int(world.clock.now())
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
        member = world.guilds[channel.guild_id].members[user_id]
        data["member"] = wire.encode_member(world, member)
    intent = Intent.DIRECT_TYPING if _is_direct(channel) else Intent.GUILD_TYPING
    yield Dispatch("TYPING_START", data, intent)


def _make_channel_events(world: World, change: Change, channel: Channel) -> Iterator[Dispatch]:
    kind = change.what.removeprefix("channel_").upper()
    data = wire.encode_channel(world, channel, world.bot_id)
    if _is_direct(channel):
        if world.bot_id in channel.recipients and kind == "CREATE":
            yield Dispatch("CHANNEL_CREATE", data)
    elif not channel.thread:
        yield Dispatch(f"CHANNEL_{kind}", data, Intent.GUILDS)
    elif kind == "DELETE":
        short = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        yield Dispatch("THREAD_DELETE", short, Intent.GUILDS)
    elif _can_hear(world, channel):
        data |= {"newly_created": True} if kind == "CREATE" else {}
        yield Dispatch(f"THREAD_{kind}", data, Intent.GUILDS)


def _make_guild_events(world: World, change: Change, guild: Guild) -> Iterator[Dispatch]:
    if change.what == "guild_update":
        yield Dispatch("GUILD_UPDATE", wire.encode_guild(guild), Intent.GUILDS)
    elif change.what == "guild_unavailable":
        yield make_outage_event(guild.id)
    elif change.what == "guild_available":
        yield make_guild_create(world, guild)
    elif change.what == "role_update":
        for role in guild.roles.values():
            data = {"guild_id": guild.id, "role": wire.encode_role(role)}
            yield Dispatch("GUILD_ROLE_UPDATE", data, Intent.GUILDS)
    elif change.member and change.user:
        if change.user.id == world.bot_id:
            yield _make_membership_event(world, change, guild)
        elif change.what == "member_remove":
            data = {"guild_id": guild.id, "user": wire.encode_user(change.user)}
            yield Dispatch("GUILD_MEMBER_REMOVE", data, Intent.GUILD_MEMBERS)
        else:
            data = {"guild_id": guild.id, **wire.encode_member(world, change.member)}
            yield Dispatch("GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)


def _make_membership_event(world: World, change: Change, guild: Guild) -> Dispatch:
    """Make the event for the bot's removal from a guild or its invitation. The event lacks
    `unavailable`, which would mean that an outage begins or ends."""
    if change.what == "member_remove":
        return Dispatch("GUILD_DELETE", {"id": guild.id}, Intent.GUILDS)
    data = make_guild_create(world, guild).data
    del data["unavailable"]
    return Dispatch("GUILD_CREATE", data, Intent.GUILDS)


def make_outage_event(guild_id: str) -> Dispatch:
    """Make the event for a guild that is unavailable, now or at a session's start."""
    return Dispatch("GUILD_DELETE", {"id": guild_id, "unavailable": True}, Intent.GUILDS)


def make_guild_create(world: World, guild: Guild) -> Dispatch:
    """Make the GUILD_CREATE of a guild, with all members. `filter_event` may leave members out."""
    own = [c for c in world.channels.values() if c.guild_id == guild.id]
    bot = world.bot_id
    data = wire.encode_guild(guild) | {
        "joined_at": format_time(guild.members[bot].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [wire.encode_member(world, member) for member in guild.members.values()],
        "channels": [wire.encode_channel(world, c, bot) for c in own if not c.thread],
        "threads": [
            wire.encode_channel(world, c, bot)
            for c in own
            if c.thread and not c.thread.archived and _can_hear(world, c)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
    return Dispatch("GUILD_CREATE", data, Intent.GUILDS)
