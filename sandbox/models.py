"""What the world is made of. Each of these is kept; how Discord words them is in `wire`."""

from enum import IntEnum, IntFlag
from typing import Any

from pydantic import BaseModel

JSON = dict[str, Any]


class ChannelType(IntEnum):
    """The kinds of channel there are here."""

    TEXT = 0
    DM = 1
    VOICE = 2  # its chat
    NEWS = 5
    NEWS_THREAD = 10
    THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageType(IntEnum):
    """The kinds of message there are here."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    """Discord's message flags, those that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(BaseModel):
    """A person, or the bot."""

    id: str
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
    """A guild with its roles and members; people get its `member_roles` when they join."""

    id: str
    name: str
    owner_id: str
    roles: dict[str, Role] = {}
    members: dict[str, Member] = {}
    member_roles: list[str] = []


class Overwrite(BaseModel):
    """What a channel allows or denies a role (kind 0) or a member (kind 1)."""

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
    """What a thread has beyond a channel."""

    owner_id: str
    created_at: float
    archive_changed_at: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    invitable: bool = True  # a private one: whether its members may add others
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
    """A file of a message; its bytes are kept aside, under its id."""

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
    """A message. One with an addressee is ephemeral: nobody else ever sees it."""

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
    """An application command, global (no guild) or a guild's."""

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
    """An emoji of the application; its picture is kept aside, under its id."""

    id: str
    name: str
    user_id: str
    content_type: str = "image/png"
    animated: bool = False


class Reading(BaseModel):
    """How far a user has read, channel by channel: the last message's id."""

    user_id: str
    last: dict[str, str] = {}
