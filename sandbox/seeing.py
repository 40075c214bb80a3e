"""Keeps what a player sees up to date from the frames, and reads texts and buttons of messages."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sandbox.checks.kinds import Kind
from sandbox.models import JSON


@dataclass(slots=True)
class Seen:
    """All that a player sees. `take_frame` updates it from each frame."""

    me: JSON = field(default_factory=dict)
    bot: JSON = field(default_factory=dict)
    users: dict[str, JSON] = field(default_factory=dict)
    guilds: dict[str, JSON] = field(default_factory=dict)
    channels: dict[str, JSON] = field(default_factory=dict)
    messages: dict[str, dict[str, JSON]] = field(default_factory=dict)
    unread: dict[str, JSON] = field(default_factory=dict)
    commands: list[JSON] = field(default_factory=list)
    bot_online: bool = False
    dm_closed: bool = False

    def take_frame(self, frame: JSON) -> None:
        """Update what the player sees by a frame."""
        kind = frame["t"]
        if kind == "hello":
            self._take_hello(frame)
        elif kind in ("message_create", "message_update"):
            message = frame["message"]
            self.messages.setdefault(message["channel_id"], {})[message["id"]] = message
        elif kind == "message_delete":
            self.messages.get(frame["channel_id"], {}).pop(frame["id"], None)
        elif kind in ("channel_create", "channel_update"):
            self.channels[frame["channel"]["id"]] = frame["channel"]
        elif kind == "channel_delete":
            self.channels.pop(frame["id"], None)
            self.messages.pop(frame["id"], None)
        elif kind == "guild_create":
            self.guilds[frame["guild"]["id"]] = frame["guild"]
        elif kind == "unread":
            self.unread[frame["channel_id"]] = frame
        elif kind == "user":
            self.users[frame["user"]["id"]] = frame["user"]
        elif kind == "commands":
            self.commands = frame["commands"]
        elif kind == "bot_online":
            self.bot_online = frame["online"]
        elif kind == "dm_closed":
            self.dm_closed = frame["closed"]

    def _take_hello(self, frame: JSON) -> None:
        self.me, self.bot = frame["me"], frame["bot"]
        self.users = {user["id"]: user for user in frame["users"]}
        self.guilds = {guild["id"]: guild for guild in frame["guilds"]}
        self.channels = {channel["id"]: channel for channel in frame["channels"]}
        self.messages = {
            channel_id: {message["id"]: message for message in messages}
            for channel_id, messages in frame["messages"].items()
        }
        self.unread, self.commands = frame["unread"], frame["commands"]
        self.bot_online, self.dm_closed = frame["bot_online"], frame["dm_closed"]


def walk_components(components: Sequence[JSON]) -> list[JSON]:
    """List all components of a message in reading order, nested ones included."""
    found = []
    for component in components:
        found.append(component)
        found += walk_components(component.get("components", []))
        found += walk_components([component["accessory"]] if component.get("accessory") else [])
    return found


def join_texts(message: JSON) -> str:
    """Join all texts of a message: content, embeds and text displays."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        for one in embed.get("fields", []):
            parts += [one["name"], one["value"]]
    parts += [
        c["content"] for c in walk_components(message["components"]) if c["type"] == Kind.TEXT
    ]
    return "\n".join(filter(None, parts))


def list_buttons(message: JSON) -> list[str]:
    """List the labels of the buttons that are not disabled."""
    found = (c for c in walk_components(message["components"]) if c["type"] == Kind.BUTTON)
    return [c.get("label", "") for c in found if not c.get("disabled")]


def find_component(message: JSON, what: str, kinds: set[Kind]) -> JSON:
    """Find a component by custom id, label or placeholder. Raises LookupError."""
    found = [c for c in walk_components(message["components"]) if c["type"] in kinds]
    for key in ("custom_id", "label", "placeholder"):
        for component in found:
            if component.get(key) == what:
                return component
    there = [c.get("label") or c.get("placeholder") or c.get("custom_id") for c in found]
    raise LookupError(f"The message has no {what!r}, but {there}.")
