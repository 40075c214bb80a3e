"""All that exists on this Discord, who may see what, and the news of every change."""

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from pydantic import BaseModel

from sandbox import permissions
from sandbox.bodies import Upload
from sandbox.clock import Clock
from sandbox.errors import Code, make_refusal, make_unavailable
from sandbox.ids import Snowflakes
from sandbox.intents import Intent
from sandbox.models import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Reading,
    User,
)
from sandbox.permissions import Permission
from sandbox.starts import SessionStarts
from sandbox.store import Store

T = TypeVar("T", bound=BaseModel)

FILES_REMEMBERED = 20
File = tuple[Attachment, bytes]


@dataclass(frozen=True, slots=True)
class Change:
    """One change to the world: `what` happened (such as "message_create"), and to whom or what."""

    what: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    member: Member | None = None


class World:
    """Holds everything on this Discord, and tells listeners of each change in order."""

    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.store = store
        self.address = ""  # http://127.0.0.1:port, known once the server listens
        self.bot_id = ""
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, Emoji] = {}
        self.readings: dict[str, Reading] = {}
        self.starts = SessionStarts(clock)
        self.enabled_intents = Intent(0)  # the privileged intents that the developer portal enables
        self.outages: set[str] = set()  # ids of the guilds that are unavailable now
        self.given: dict[str, File] = {}  # the latest files given to commands
        self.removed: dict[str, File] = {}  # the files last removed from messages
        self._listeners: list[Callable[[Change], None]] = []

    # News

    def take_file(self, file: Upload) -> str:
        """Keep a file that somebody gives to a command, for a while. Returns the file's id."""
        file_id = self.ids.make_id()
        _remember_file(self.given, file_id, (file.make_attachment(file_id, {}), file.data))
        return file_id

    def remove_file(self, file: Attachment) -> None:
        """Forget a message's file. The file's link still works for a while, as on Discord's CDN,
        because somebody may be loading a picture that an edit replaces."""
        _remember_file(self.removed, file.id, (file, self.store.read_file(file.id)))
        self.store.forget_file(file.id)

    def add_listener(self, listener: Callable[[Change], None]) -> None:
        self._listeners.append(listener)

    def tell_listeners(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)

    # Keeping

    def load_world(self) -> bool:
        """Load the world from the store. Return False if the store holds no users yet."""
        for user in self._load_kept("user", User):
            self.users[user.id] = user
            if user.bot:
                self.bot_id = user.id
        for guild in self._load_kept("guild", Guild):
            self.guilds[guild.id] = guild
        for channel in self._load_kept("channel", Channel):
            self.channels[channel.id] = channel
            self.messages[channel.id] = {}
        for message in self._load_kept("message", Message):
            self.messages[message.channel_id][message.id] = message
            for attachment in message.attachments:
                self.ids.advance_past(attachment.id)
        for command in self._load_kept("command", Command):
            self.commands[command.id] = command
            self.ids.advance_past(command.version)
        for emoji in self._load_kept("emoji", Emoji):
            self.emojis[emoji.id] = emoji
        for reading in self._load_kept("reading", Reading):
            self.readings[reading.user_id] = reading
        known: list[Iterable[str]] = [self.users, self.guilds, self.channels, self.commands]
        known.append(self.emojis)
        known += self.messages.values()
        for snowflake in itertools.chain.from_iterable(known):
            self.ids.advance_past(snowflake)
        return bool(self.users)

    def _load_kept(self, kind: str, model: type[T]) -> Iterator[T]:
        return (model.model_validate_json(body) for body in self.store.load_things(kind))

    # People

    @property
    def bot(self) -> User:
        return self.users[self.bot_id]

    def find_user(self, user_id: str) -> User:
        if user_id not in self.users:
            raise make_refusal(Code.UNKNOWN_USER)
        return self.users[user_id]

    def find_user_named(self, name: str) -> User | None:
        """Find a user by id, username or display name. Return None if no user matches."""
        for user in self.users.values():
            if name == user.id or name.lower() in (user.username, (user.global_name or "").lower()):
                return user
        return None

    def save_user(self, user: User) -> None:
        """Store a new or changed user, and tell the listeners."""
        self.users[user.id] = user
        self.store.keep_thing("user", user.id, user)
        self.tell_listeners(Change("user", user=user))

    def find_guild(self, guild_id: str) -> Guild:
        if guild_id not in self.guilds:
            raise make_refusal(Code.UNKNOWN_GUILD)
        self.require_available(guild_id)
        return self.guilds[guild_id]

    def find_guild_named(self, name: str) -> Guild:
        """Find a guild, available or not, by id or name. Raises ApiError if none matches."""
        for guild in self.guilds.values():
            if name in (guild.id, guild.name):
                return guild
        raise make_refusal(Code.UNKNOWN_GUILD)

    def save_guild(
        self, guild: Guild, what: str = "guild_update", member: Member | None = None
    ) -> None:
        """Store a new or changed guild. `what` says what has changed about the guild."""
        self.guilds[guild.id] = guild
        self.store.keep_thing("guild", guild.id, guild)
        user = self.users[member.user_id] if member else None
        self.tell_listeners(Change(what, guild=guild, member=member, user=user))

    def add_member(self, guild: Guild, user_id: str, roles: list[str] | None = None) -> Member:
        if not self.users[user_id].bot:
            roles = [*guild.member_roles, *(roles or [])]
        member = Member(user_id=user_id, joined_at=self.clock.now(), roles=roles or [])
        guild.members[user_id] = member
        self.save_guild(guild, "member_add", member)
        return member

    def remove_member(self, guild: Guild, user_id: str) -> None:
        if user_id not in guild.members:
            raise make_refusal(Code.UNKNOWN_MEMBER)
        self.save_guild(guild, "member_remove", guild.members.pop(user_id))

    def begin_outage(self, guild: Guild) -> None:
        """Make a guild unavailable: the bot gets no events of it, and calls about it fail."""
        if guild.id not in self.outages:
            self.outages.add(guild.id)
            self.tell_listeners(Change("guild_unavailable", guild=guild))

    def end_outage(self, guild: Guild) -> None:
        """Make a guild available again."""
        if guild.id in self.outages:
            self.outages.discard(guild.id)
            self.tell_listeners(Change("guild_available", guild=guild))

    def require_available(self, guild_id: str | None) -> None:
        """Raise Discord's outage error if this guild is unavailable."""
        if guild_id in self.outages:
            raise make_unavailable()

    # Channels

    def find_channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise make_refusal(Code.UNKNOWN_CHANNEL)
        self.require_available(self.channels[channel_id].guild_id)
        return self.channels[channel_id]

    def add_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        self._save_channel("channel_create", channel)

    def update_channel(self, channel: Channel) -> None:
        self._save_channel("channel_update", channel)

    def _save_channel(self, what: str, channel: Channel) -> None:
        self.store.keep_thing("channel", channel.id, channel)
        self.tell_listeners(Change(what, channel=channel))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in self.list_threads(channel):
            self.remove_channel(thread)
        del self.channels[channel.id]
        for message in self.messages.pop(channel.id).values():
            self._forget_message(message)
        self.store.forget_thing("channel", channel.id)
        self.tell_listeners(Change("channel_delete", channel=channel))

    def set_overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        channel.overwrites[overwrite.id] = overwrite
        self.update_channel(channel)

    def list_threads(self, parent: Channel) -> list[Channel]:
        return [c for c in self.channels.values() if c.thread and c.parent_id == parent.id]

    def find_direct(self, one: str, other: str) -> Channel | None:
        """Find the DM channel of two users. Return None if nobody has opened one."""
        pair = {one, other}
        for channel in self.channels.values():
            if channel.type is ChannelType.DM and set(channel.recipients) == pair:
                return channel
        return None

    def open_direct(self, one: str, other: str) -> Channel:
        """Find the DM channel of two users, or open one."""
        found = self.find_direct(one, other)
        if found:
            return found
        pair = {one, other}
        channel = Channel(id=self.ids.make_id(), type=ChannelType.DM, recipients=sorted(pair))
        self.add_channel(channel)
        return channel

    def has_shared_guild(self, one: str, other: str) -> bool:
        """Whether two users share a guild. Users who share none cannot write to each other."""
        return any({one, other} <= guild.members.keys() for guild in self.guilds.values())

    # Permissions

    def find_permissions(self, user_id: str, channel: Channel) -> Permission:
        if channel.guild_id is None:
            return permissions.DIRECT if user_id in channel.recipients else permissions.NONE
        home = self.channels[channel.parent_id] if channel.parent_id and channel.thread else channel
        allowed = permissions.find_channel_permissions(self.guilds[channel.guild_id], user_id, home)
        if channel.type is ChannelType.PRIVATE_THREAD and channel.thread:
            inside = user_id in channel.thread.members
            return allowed if inside or Permission.MANAGE_THREADS in allowed else permissions.NONE
        return allowed

    def can_view(self, user_id: str, channel: Channel) -> bool:
        return Permission.VIEW_CHANNEL in self.find_permissions(user_id, channel)

    def can_see(self, user_id: str, message: Message) -> bool:
        """Whether a user may see a message. All privacy on this server rests on this rule."""
        if message.addressee not in (None, user_id):
            return False
        return self.can_view(user_id, self.channels[message.channel_id])

    def require_permissions(self, user_id: str, channel: Channel, *needed: Permission) -> None:
        """Raise 50001 if the user cannot view the channel, 50013 if they lack a permission."""
        allowed = self.find_permissions(user_id, channel)
        if Permission.VIEW_CHANNEL not in allowed:
            raise make_refusal(Code.MISSING_ACCESS)
        if any(permission not in allowed for permission in needed):
            raise make_refusal(Code.MISSING_PERMISSIONS)

    # Messages

    def find_message(self, channel_id: str, message_id: str) -> Message:
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise make_refusal(Code.UNKNOWN_MESSAGE)
        return message

    def add_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        if not message.ephemeral:
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.messages_sent += 1
            self.store.keep_thing("channel", channel.id, channel)
        self.store.keep_thing("message", message.id, message)
        self.tell_listeners(Change("message_create", channel=channel, message=message))

    def update_message(self, message: Message) -> None:
        self.store.keep_thing("message", message.id, message)
        channel = self.channels[message.channel_id]
        self.tell_listeners(Change("message_update", channel=channel, message=message))

    def remove_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        del self.messages[channel.id][message.id]
        self._forget_message(message)
        self.tell_listeners(Change("message_delete", channel=channel, message=message))

    def _forget_message(self, message: Message) -> None:
        for attachment in message.attachments:
            self.remove_file(attachment)
        self.store.forget_thing("message", message.id)

    def list_visible(self, user_id: str, channel: Channel) -> list[Message]:
        """List the channel's messages that the user may see, oldest first. The list is empty if
        the user may not read the message history."""
        if Permission.READ_MESSAGE_HISTORY not in self.find_permissions(user_id, channel):
            return []
        own = (None, user_id)
        return [m for m in self.messages[channel.id].values() if m.addressee in own]

    def tell_typing(self, channel: Channel, user_id: str) -> None:
        self.tell_listeners(Change("typing", channel=channel, user=self.users[user_id]))

    # Commands

    def replace_commands(self, guild_id: str | None, commands: list[Command]) -> None:
        """Replace all commands of a guild, or all global ones. Listeners hear of it once."""
        for command in [c for c in self.commands.values() if c.guild_id == guild_id]:
            del self.commands[command.id]
            self.store.forget_thing("command", command.id)
        for command in commands:
            self.commands[command.id] = command
            self.store.keep_thing("command", command.id, command)
        self.tell_listeners(Change("commands"))

    # Emoji of the application

    def save_emoji(self, emoji: Emoji, picture: bytes | None = None) -> None:
        """Store a new or renamed emoji. `picture` is given for a new one."""
        self.emojis[emoji.id] = emoji
        self.store.keep_thing("emoji", emoji.id, emoji)
        if picture is not None:
            self.store.keep_file(emoji.id, picture)

    def remove_emoji(self, emoji: Emoji) -> None:
        del self.emojis[emoji.id]
        self.store.forget_thing("emoji", emoji.id)
        self.store.forget_file(emoji.id)

    # Reading

    def count_unread(self, user_id: str, channel: Channel) -> tuple[int, int]:
        """Count a user's unread messages in a channel. Returns (all, those that ping the user)."""
        reading = self.readings.get(user_id)
        last = int(reading.last.get(channel.id, "0")) if reading else 0
        count = mentions = 0
        for message in reversed(self.messages[channel.id].values()):
            if int(message.id) <= last:
                break
            if message.author_id != user_id and not message.ephemeral:
                count += 1
                mentions += user_id in message.pinged
        return count, mentions

    def mark_read(self, user_id: str, channel: Channel) -> None:
        """Note that a user has read all messages in a channel."""
        reading = self.readings.setdefault(user_id, Reading(user_id=user_id))
        reading.last[channel.id] = max(self.messages[channel.id], key=int, default=channel.id)
        self.store.keep_thing("reading", user_id, reading)
        self.tell_listeners(Change("read", channel=channel, user=self.users[user_id]))


def _remember_file(latest: dict[str, File], file_id: str, file: File) -> None:
    """Add a file to the latest files, and drop the oldest if there are too many."""
    latest[file_id] = file
    while len(latest) > FILES_REMEMBERED:
        del latest[next(iter(latest))]
