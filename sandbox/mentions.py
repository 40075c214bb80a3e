"""Finds whom a message mentions, by its text and its allowed mentions."""

import re
from dataclasses import dataclass, field

from sandbox.models import JSON, Channel, Message
from sandbox.permissions import Permission
from sandbox.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(slots=True)
class Mentioned:
    """The users and roles that a text mentions, and whether it mentions everyone."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def join_texts(content: str, components: list[JSON]) -> str:
    """Join the texts of a message that can mention somebody: content and text displays."""
    found = [content]
    for component in components:
        if isinstance(component.get("content"), str):
            found.append(component["content"])
        found.append(join_texts("", component.get("components", [])))
    return "\n".join(filter(None, found))


def find_mentions(
    world: World, channel: Channel, author_id: str, text: str, allowed: JSON | None
) -> Mentioned:
    """Find whom a text mentions in a channel. `allowed` is the body's `allowed_mentions`."""
    found = Mentioned()
    for user_id in dict.fromkeys(_USER.findall(text)):
        if user_id in world.users and _is_allowed(allowed, "users", user_id):
            found.users.append(user_id)
    if channel.guild_id is None:
        return found
    guild = world.guilds[channel.guild_id]
    may = Permission.MENTION_EVERYONE in world.find_permissions(author_id, channel)
    for role_id in dict.fromkeys(_ROLE.findall(text)):
        role = guild.roles.get(role_id)
        if role and (role.mentionable or may) and _is_allowed(allowed, "roles", role_id):
            found.roles.append(role_id)
    if may and _EVERYONE.search(text):
        found.everyone = allowed is None or "everyone" in (allowed.get("parse") or [])
    return found


def _is_allowed(allowed: JSON | None, kind: str, snowflake: str) -> bool:
    if allowed is None or kind in (allowed.get("parse") or []):
        return True
    return snowflake in [str(one) for one in allowed.get(kind) or []]


def list_pinged(world: World, message: Message) -> list[str]:
    """List the ids of all users whom a new message pings, also those in a pinged role."""
    people = set(message.mentions)
    channel = world.channels[message.channel_id]
    if channel.guild_id is None:
        people |= set(channel.recipients)
    else:
        for member in world.guilds[channel.guild_id].members.values():
            if message.mention_everyone or set(member.roles) & set(message.mention_roles):
                people.add(member.user_id)
    if message.addressee is not None:
        people &= {message.addressee}
    return sorted(who for who in people - {message.author_id} if world.can_view(who, channel))
