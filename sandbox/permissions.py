"""Discord's permission bits, and the permissions of a member in a guild or channel."""

from collections.abc import Iterable
from enum import IntFlag

from sandbox.models import Channel, ChannelType, Guild


class Permission(IntFlag):
    """Those of Discord's permission bits that the sandbox uses."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


P = Permission
NONE = P(0)
ALL = P((1 << 53) - 1)
CHAT = P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY
DIRECT = CHAT | P.ADD_REACTIONS | P.USE_EXTERNAL_EMOJIS | P.USE_APPLICATION_COMMANDS
THREADS = P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS
MEMBER = DIRECT | P.CONNECT | THREADS
MODERATOR = P.MANAGE_CHANNELS | P.MANAGE_MESSAGES | P.MANAGE_THREADS
INVITED = CHAT | P.MANAGE_THREADS | P.SEND_MESSAGES_IN_THREADS  # what the README's link asks for


def find_guild_permissions(guild: Guild, user_id: str) -> Permission:
    """Find a member's permissions in a guild, without any channel's overwrites."""
    return P(_find_guild_bits(guild, user_id))


def find_channel_permissions(guild: Guild, user_id: str, channel: Channel) -> Permission:
    """Find a member's permissions in a channel of a guild. For a thread, pass its parent."""
    allowed = _find_guild_bits(guild, user_id)
    if allowed in (_ALL, 0):
        return P(allowed)
    if channel.overwrites:
        roles = guild.members[user_id].roles
        for layer in ((guild.id,), roles, (user_id,)):
            allowed = _apply_overwrites(allowed, channel, layer)
    if channel.type is ChannelType.VOICE and not allowed & _CONNECT:
        allowed &= ~_BY_CONNECTING
    return P(allowed) if allowed & _VIEW_CHANNEL else NONE


# Plain numbers, because each message needs every player's permissions, and flags take ten times
# as long.
_ALL, _ADMINISTRATOR = int(ALL), int(P.ADMINISTRATOR)
_VIEW_CHANNEL, _CONNECT = int(P.VIEW_CHANNEL), int(P.CONNECT)
# a user who may not connect to a voice channel may not change it either
_BY_CONNECTING = int(P.MANAGE_CHANNELS | P.MANAGE_ROLES)


def _find_guild_bits(guild: Guild, user_id: str) -> int:
    if user_id == guild.owner_id:
        return _ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    allowed = guild.roles[guild.id].permissions
    for role_id in member.roles:
        allowed |= guild.roles[role_id].permissions
    return _ALL if allowed & _ADMINISTRATOR else allowed


def _apply_overwrites(allowed: int, channel: Channel, ids: Iterable[str]) -> int:
    found = [channel.overwrites[i] for i in ids if i in channel.overwrites]
    for overwrite in found:
        allowed &= ~overwrite.deny
    for overwrite in found:
        allowed |= overwrite.allow
    return allowed
