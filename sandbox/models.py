"""The records that the world keeps. `wire` turns them into Discord's JSON."""

from enum import IntEnum, IntFlag
from typing import Any

from pydantic import BaseModel

JSON = dict[str, Any]


class ChannelType(IntEnum):
    """The kinds of channel that the sandbox has."""

    TEXT = 0
    DM = 1
    VOICE = 2  # only its text chat
    NEWS = 5
    NEWS_THREAD = 10
    THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageType(IntEnum):
    """The kinds of message that the sandbox has."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    """Those of Discord's message flags that the sandbox uses."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(BaseModel):
    """A person, or the bot. `locale`: the language of their Discord."""

    id: str
    locale: str = "en-US"
    username: str
    global_name: str | None = None
    bot: bool = False
    dm_closed: bool = False


class Role(BaseModel):
    """A role of a guild; @everyone has the guild's id."""

    id: str
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    bot_id: str | None = None


class Member(BaseModel):
    """A user in a guild."""

    user_id: str
    joined_at: float
    nick: str | None = None
    roles: list[str] = []


class Guild(BaseModel):
    """A guild with its roles and members; people get its `member_roles` when they join. `locale`:
    the language that it has chosen."""

    id: str
    locale: str = "en-US"
    name: str
    owner_id: str
    roles: dict[str, Role] = {}
    members: dict[str, Member] = {}
    member_roles: list[str] = []


class Overwrite(BaseModel):
    """The permissions that a channel allows or denies to a role (kind 0) or a member (kind 1)."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0


class Tag(BaseModel):
    """A forum's tag."""

    id: str
    name: str
    emoji_name: str | None = None


class Thread(BaseModel):
    """The data that a thread has in addition to a channel's."""

    owner_id: str
    created_at: float
    archive_changed_at: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    invitable: bool = True  # whether members of a private thread may add others
    members: dict[str, float] = {}
    messages_sent: int = 0
    tags: list[str] = []


class Channel(BaseModel):
    """A channel of any kind, a thread or a DM."""

    id: str
    type: ChannelType
    guild_id: str | None = None
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: str | None = None
    overwrites: dict[str, Overwrite] = {}
    recipients: list[str] = []
    last_message_id: str | None = None
    slowmode: int = 0
    nsfw: bool = False
    tags: list[Tag] = []
    thread: Thread | None = None


class Attachment(BaseModel):
    """A file of a message. The store keeps the bytes apart, under the same id."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    title: str | None = None
    width: int | None = None
    height: int | None = None


class Origin(BaseModel):
    """The interaction that a message answers."""

    id: str
    type: int
    user_id: str
    guild_id: str | None = None
    command: str | None = None
    pressed_message_id: str | None = None
    trigger: "Origin | None" = None


class Message(BaseModel):
    """A message. If it has an addressee, it is ephemeral: only the addressee sees it."""

    id: str
    channel_id: str
    author_id: str
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: list[JSON] = []
    components: list[JSON] = []
    attachments: list[Attachment] = []
    flags: int = 0
    edited_at: float | None = None
    mentions: list[str] = []
    mention_roles: list[str] = []
    mention_everyone: bool = False
    pinged: list[str] = []
    reply_to: str | None = None
    reply_channel: str | None = None
    nonce: str | int | None = None
    tts: bool = False
    addressee: str | None = None
    origin: Origin | None = None
    original_of: str | None = None
    webhook: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.addressee is not None

    @property
    def v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


class Command(BaseModel):
    """An application command, global (guild_id None) or of one guild."""

    id: str
    version: str
    guild_id: str | None
    type: int
    name: str
    description: str
    options: list[JSON] = []
    name_localizations: dict[str, str] | None = None
    description_localizations: dict[str, str] | None = None
    default_member_permissions: int | None = None
    contexts: list[int] | None = None
    integration_types: list[int] = [0]
    nsfw: bool = False


class Emoji(BaseModel):
    """An emoji of the application. The store keeps its picture apart, under the same id."""

    id: str
    name: str
    user_id: str
    content_type: str = "image/png"
    animated: bool = False


class Reading(BaseModel):
    """The id of the last message that a user has read, for each channel."""

    user_id: str
    last: dict[str, str] = {}
