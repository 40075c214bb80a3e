"""Makes Discord's JSON of users, guilds, channels and commands, but not of messages."""

from sandbox import permissions
from sandbox.clock import format_time
from sandbox.intents import make_application_flags
from sandbox.models import JSON, Channel, ChannelType, Command, Emoji, Guild, Member, Role, User
from sandbox.world import World


def encode_user(who: User) -> JSON:
    return {
        "id": who.id,
        "username": who.username,
        "discriminator": "0000" if who.bot else "0",
        "global_name": who.global_name,
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "bot": who.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def encode_own_user(world: World) -> JSON:
    """Make the JSON of the bot's own account."""
    return encode_user(world.bot) | {
        "mfa_enabled": True,
        "locale": "en-US",
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def encode_application(world: World) -> JSON:
    flags = make_application_flags(world.enabled_intents)
    owner = next(iter(world.guilds.values())).owner_id
    return {
        "id": world.bot_id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": encode_user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": encode_user(world.users[owner]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def encode_emoji(world: World, what: Emoji) -> JSON:
    """Make the JSON of one of the application's emoji."""
    return {
        "id": what.id,
        "name": what.name,
        "roles": [],
        "user": encode_user(world.users[what.user_id]),
        "require_colons": True,
        "managed": False,
        "animated": what.animated,
        "available": True,
    }


def encode_member(world: World, who: Member) -> JSON:
    return {
        "user": encode_user(world.users[who.user_id]),
        "nick": who.nick,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": format_time(who.joined_at),
        "pending": False,
        "premium_since": None,
        "roles": list(who.roles),
        "mute": False,
        "deaf": False,
    }


def encode_member_in(world: World, who: Member, channel: Channel) -> JSON:
    """Make the JSON of a member in an interaction, with their permissions in the channel."""
    allowed = world.find_permissions(who.user_id, channel)
    return encode_member(world, who) | {"permissions": str(int(allowed))}


def encode_role(what: Role) -> JSON:
    worded: JSON = {
        "id": what.id,
        "name": what.name,
        "description": None,
        "permissions": str(what.permissions),
        "position": what.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": what.bot_id is not None,
        "mentionable": what.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if what.bot_id:
        worded["tags"] = {"bot_id": what.bot_id}
    return worded


def encode_guild(what: Guild) -> JSON:
    return {
        "id": what.id,
        "name": what.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": what.owner_id,
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [encode_role(r) for r in what.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": what.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def encode_own_guild(what: Guild, user_id: str) -> JSON:
    """Make the JSON of a guild for a user's own list of guilds."""
    return {
        "id": what.id,
        "name": what.name,
        "icon": None,
        "banner": None,
        "owner": what.owner_id == user_id,
        "permissions": str(int(permissions.find_guild_permissions(what, user_id))),
        "features": [],
    }


def encode_channel(world: World, what: Channel, viewer: str) -> JSON:
    """Make the JSON of any channel. A DM shows the viewer the other user as recipient."""
    worded: JSON = {
        "id": what.id,
        "type": int(what.type),
        "last_message_id": what.last_message_id,
        "flags": 0,
    }
    if what.type is ChannelType.DM:
        others = [world.users[i] for i in what.recipients if i != viewer]
        return worded | {"recipients": [encode_user(other) for other in others]}
    worded |= {
        "guild_id": what.guild_id,
        "name": what.name,
        "parent_id": what.parent_id,
        "rate_limit_per_user": what.slowmode,
    }
    if what.thread:
        return worded | _encode_thread(world, what, viewer)
    worded |= {
        "topic": what.topic,
        "position": what.position,
        "nsfw": what.nsfw,
        "permission_overwrites": [
            {"id": o.id, "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in what.overwrites.values()
        ],
    }
    if what.type is ChannelType.VOICE:
        worded |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if what.type is ChannelType.FORUM:
        worded |= {
            "available_tags": [
                {
                    "id": tag.id,
                    "name": tag.name,
                    "moderated": False,
                    "emoji_id": None,
                    "emoji_name": tag.emoji_name,
                }
                for tag in what.tags
            ],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return worded


def _encode_thread(world: World, what: Channel, viewer: str) -> JSON:
    thread = what.thread
    assert thread is not None
    shown = [m for m in world.messages.get(what.id, {}).values() if not m.ephemeral]
    worded: JSON = {
        "owner_id": thread.owner_id,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": format_time(thread.archive_changed_at),
            "auto_archive_duration": thread.auto_archive_minutes,
            "locked": thread.locked,
            "create_timestamp": format_time(thread.created_at),
        },
        "message_count": len(shown),
        "member_count": min(len(thread.members), 50),
        "total_message_sent": thread.messages_sent,
        "applied_tags": list(thread.tags),
    }
    if what.type is ChannelType.PRIVATE_THREAD:
        worded["thread_metadata"]["invitable"] = thread.invitable
    if viewer in thread.members:
        worded["member"] = encode_thread_member(what, viewer)
    return worded


def encode_thread_member(what: Channel, user_id: str) -> JSON:
    assert what.thread is not None
    return {
        "id": what.id,
        "user_id": user_id,
        "join_timestamp": format_time(what.thread.members[user_id]),
        "flags": 0,
    }


def encode_channel_for(world: World, what: Channel, viewer: str) -> JSON:
    """Make the JSON of a channel with the viewer's permissions in it."""
    allowed = int(world.find_permissions(viewer, what))
    return encode_channel(world, what, viewer) | {"permissions": str(allowed)}


def encode_command(world: World, what: Command) -> JSON:
    allowed = what.default_member_permissions
    worded: JSON = {
        "id": what.id,
        "application_id": world.bot_id,
        "version": what.version,
        "type": what.type,
        "name": what.name,
        "name_localizations": what.name_localizations,
        "description": what.description,
        "description_localizations": what.description_localizations,
        "default_member_permissions": None if allowed is None else str(allowed),
        "dm_permission": what.contexts is None or 1 in what.contexts,
        "contexts": what.contexts,
        "integration_types": what.integration_types,
        "nsfw": what.nsfw,
        "options": what.options,
    }
    if what.guild_id:
        worded["guild_id"] = what.guild_id
        del worded["dm_permission"]
    return worded
