"""Keeps the players' sockets, and tells each player of changes that they may see."""

import asyncio
from collections.abc import Iterator

from aiohttp import web

from sandbox import wire, wire_messages
from sandbox.checks import commands
from sandbox.gateway import Gateway
from sandbox.interaction import Type
from sandbox.interactions import Interactions, Outcome
from sandbox.models import JSON, Channel, ChannelType, Command, Guild, Message
from sandbox.packing import pack_json
from sandbox.permissions import Permission, find_guild_permissions
from sandbox.words import write_text
from sandbox.world import Change, World

SNAPSHOT_MESSAGES = 50


class Socket:
    """One browser tab of a player. Sends frames in the order of their `queue_frame` calls."""

    def __init__(self, ws: web.WebSocketResponse, user_id: str) -> None:
        self.ws = ws
        self.user_id = user_id
        self._frames: asyncio.Queue[JSON] = asyncio.Queue()

    def queue_frame(self, frame: JSON) -> None:
        self._frames.put_nowait(frame)

    async def write_frames(self) -> None:
        """Send frames until this task is cancelled."""
        while True:
            frame = await self._frames.get()
            await self.ws.send_str(pack_json(frame).decode())


class Hub:
    """Knows which players are connected, and tells each of them what they may see."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway) -> None:
        self.world = world
        self.interactions = interactions
        self.gateway = gateway
        self.sockets: dict[str, list[Socket]] = {}
        self._seen: dict[str, set[str]] = {}
        world.add_listener(self._tell_change)
        interactions.add_watcher(self._tell_outcome)

    def add_socket(self, socket: Socket) -> None:
        """Add a new tab. Its first frame holds all that the player may see."""
        user_id = socket.user_id
        self.sockets.setdefault(user_id, []).append(socket)
        self._seen[user_id] = {channel.id for channel in self._list_visible_channels(user_id)}
        socket.queue_frame(self.make_hello(user_id))

    def remove_socket(self, socket: Socket) -> None:
        own = self.sockets[socket.user_id]
        own.remove(socket)
        if not own:
            del self.sockets[socket.user_id], self._seen[socket.user_id]

    def tell_player(self, user_id: str, frame: JSON) -> None:
        for socket in self.sockets.get(user_id, []):
            socket.queue_frame(frame)

    def tell_all(self, frame: JSON) -> None:
        for user_id in self.sockets:
            self.tell_player(user_id, frame)

    # The snapshot

    def make_hello(self, user_id: str) -> JSON:
        world = self.world
        channels = self._list_visible_channels(user_id)
        messages, more, unread = {}, {}, {}
        for channel in channels:
            visible = world.list_visible(user_id, channel)
            newest = visible[-SNAPSHOT_MESSAGES:]
            messages[channel.id] = [wire_messages.encode_message(world, m) for m in newest]
            more[channel.id] = len(visible) > len(newest)
            count, mentions = world.count_unread(user_id, channel)
            if count:
                unread[channel.id] = {"count": count, "mentions": mentions}
        return {
            "t": "hello",
            "v": 1,
            "me": wire.encode_user(world.users[user_id]),
            "bot": wire.encode_user(world.bot),
            "application_id": world.bot_id,
            "users": [wire.encode_user(user) for user in world.users.values()],
            "guilds": [
                self._encode_guild(guild)
                for guild in world.guilds.values()
                if user_id in guild.members
            ],
            "channels": [wire.encode_channel_for(world, channel, user_id) for channel in channels],
            "messages": messages,
            "more": more,
            "unread": unread,
            "commands": self.list_commands(user_id),
            "dm_closed": world.users[user_id].dm_closed,
            "bot_online": self.gateway.online,
        }

    def _encode_guild(self, guild: Guild) -> JSON:
        members = [wire.encode_member(self.world, member) for member in guild.members.values()]
        return wire.encode_guild(guild) | {"members": members}

    def _list_visible_channels(self, user_id: str) -> list[Channel]:
        world = self.world
        return [channel for channel in world.channels.values() if world.can_view(user_id, channel)]

    def list_commands(self, user_id: str) -> list[JSON]:
        """List the commands that a user may use in at least one place."""
        world = self.world
        return [
            wire.encode_command(world, command)
            | {"guild_id": command.guild_id, "contexts": command.contexts or [0, 1]}
            for command in world.commands.values()
            if can_use(world, user_id, command, command.guild_id)
        ]

    # What happens

    def _tell_change(self, change: Change) -> None:
        if change.message and change.channel:
            self._tell_message(change.what, change.message, change.channel)
        elif change.what == "typing" and change.channel and change.user:
            self._tell_typing(change.channel, change.user.id)
        elif change.what == "read" and change.channel and change.user:
            self._tell_unread(change.user.id, change.channel)
        elif change.what == "commands":
            self._tell_commands()
        elif change.what == "gateway":
            self.tell_all({"t": "bot_online", "online": self.gateway.online})
        elif change.what == "user" and change.user:
            self.tell_all({"t": "user", "user": wire.encode_user(change.user)})
            closed = change.user.dm_closed
            self.tell_player(change.user.id, {"t": "dm_closed", "closed": closed})
        elif change.channel:
            self._tell_channel(change.what, change.channel)
        elif change.guild:
            self._tell_guild(change)

    def _tell_message(self, what: str, message: Message, channel: Channel) -> None:
        frame: JSON = {"t": what}
        if what == "message_delete":
            frame |= {"channel_id": channel.id, "id": message.id}
        else:
            frame["message"] = wire_messages.encode_message(self.world, message)
        for user_id in self._list_viewers(message):
            self.tell_player(user_id, frame)
            others = user_id != message.author_id and not message.ephemeral
            if others and what != "message_update":
                self._tell_unread(user_id, channel)

    def _list_viewers(self, message: Message) -> Iterator[str]:
        return (user_id for user_id in self.sockets if self.world.can_see(user_id, message))

    def _tell_unread(self, user_id: str, channel: Channel) -> None:
        count, mentions = self.world.count_unread(user_id, channel)
        frame = {"t": "unread", "channel_id": channel.id, "count": count, "mentions": mentions}
        self.tell_player(user_id, frame)

    def _tell_typing(self, channel: Channel, user_id: str) -> None:
        frame = {"t": "typing", "channel_id": channel.id, "user_id": user_id}
        for viewer in self.sockets:
            if viewer != user_id and self.world.can_view(viewer, channel):
                self.tell_player(viewer, frame)

    def _tell_commands(self) -> None:
        for user_id in self.sockets:
            self.tell_player(user_id, {"t": "commands", "commands": self.list_commands(user_id)})

    def _tell_channel(self, what: str, channel: Channel) -> None:
        for user_id, seen in self._seen.items():
            if what == "channel_delete" and channel.id in seen:
                seen.remove(channel.id)
                self._tell_channel_gone(user_id, channel)
            known = what == "channel_update" and channel.id in seen
            if known and self.world.can_view(user_id, channel):
                worded = wire.encode_channel_for(self.world, channel, user_id)
                self.tell_player(user_id, {"t": "channel_update", "channel": worded})
        self._resync_channels()

    def _tell_guild(self, change: Change) -> None:
        assert change.guild is not None
        frame: JSON = {"t": change.what, "guild_id": change.guild.id}
        if change.what == "member_remove" and change.member:
            frame["user_id"] = change.member.user_id
        elif change.member:
            frame["member"] = wire.encode_member(self.world, change.member)
            if change.what == "member_add":
                told = {"t": "guild_create", "guild": self._encode_guild(change.guild)}
                self.tell_player(change.member.user_id, told)
        if change.member:
            self.tell_all(frame)
        self._resync_channels()

    def _resync_channels(self) -> None:
        """Tell each player of channels that they have come to see or no longer see."""
        for user_id, before in self._seen.items():
            visible = {channel.id: channel for channel in self._list_visible_channels(user_id)}
            for channel_id in before - visible.keys():
                self._tell_channel_gone(user_id, self.world.channels[channel_id])
            for channel_id in visible.keys() - before:
                worded = wire.encode_channel_for(self.world, visible[channel_id], user_id)
                self.tell_player(user_id, {"t": "channel_create", "channel": worded})
            self._seen[user_id] = set(visible)

    def _tell_channel_gone(self, user_id: str, channel: Channel) -> None:
        frame = {"t": "channel_delete", "id": channel.id, "guild_id": channel.guild_id}
        self.tell_player(user_id, frame)

    # Interactions

    def _tell_outcome(self, outcome: Outcome) -> None:
        interaction = outcome.interaction
        if interaction.type is Type.AUTOCOMPLETE:
            self._tell_choices(outcome)
            return
        frame: JSON = {
            "t": "interaction",
            "id": interaction.id,
            "nonce": interaction.nonce,
            "state": outcome.state,
            "channel_id": interaction.channel.id,
        }
        if outcome.message_id:
            frame["message_id"] = outcome.message_id
        if outcome.state == "failed":
            frame["message"] = write_text("no-answer")
        if outcome.state == "modal" and isinstance(interaction.socket, Socket):
            interaction.socket.queue_frame(
                {
                    "t": "modal",
                    "interaction_id": interaction.id,
                    "nonce": interaction.nonce,
                    "channel_id": interaction.channel.id,
                    "modal": interaction.modal,
                }
            )
        self.tell_player(interaction.user_id, frame)

    def _tell_choices(self, outcome: Outcome) -> None:
        socket, nonce = outcome.interaction.socket, outcome.interaction.nonce
        if not isinstance(socket, Socket) or outcome.state == "sent":
            return
        if outcome.state == "failed":
            socket.queue_frame(
                {"t": "error", "nonce": nonce, "code": 0, "message": write_text("no-answer")}
            )
        else:
            choices = outcome.interaction.choices
            socket.queue_frame({"t": "ok", "nonce": nonce, "choices": choices})


def can_use(world: World, user_id: str, command: Command, guild_id: str | None) -> bool:
    """Whether a user may use a command in this guild, or in any guild if `guild_id` is None."""
    needed = command.default_member_permissions
    if command.type != commands.CHAT_INPUT or needed is None:
        return command.type == commands.CHAT_INPUT
    guilds = [world.guilds[guild_id]] if guild_id else list(world.guilds.values())
    allowed = [
        find_guild_permissions(guild, user_id) for guild in guilds if user_id in guild.members
    ]
    return any(0 < needed == needed & int(a) or Permission.ADMINISTRATOR in a for a in allowed)


def is_in_context(command: Command, channel: Channel) -> bool:
    """Whether a command can be used in a channel, by the command's guild or its contexts."""
    direct = channel.type is ChannelType.DM
    if command.guild_id:
        return command.guild_id == channel.guild_id
    return command.contexts is None or (1 if direct else 0) in command.contexts
