"""Makes the world at its beginning: guilds, five people, the bot, and a few channels."""

from sandbox import permissions
from sandbox.models import Channel, ChannelType, Guild, Role, Tag, User
from sandbox.permissions import Permission
from sandbox.world import World

PLAYERS = ("Ada", "Ben", "Cleo", "Dov", "Eli")  # the first owns the guild, the second moderates
GUILD_NAME = "The Shelter"
TEXT_CHANNELS = ("campfire", "workshop")
FORUM_NAME = "tables"
BOT_NAME = "emberkeep"
MEMBER_ROLE_NAME = (
    "Member"  # a role of all people but not of the bot; @everyone itself allows nothing
)


def add_player(world: World, name: str) -> User:
    """Add a new person, with a username that nobody else has."""
    plain = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "player"
    taken = {user.username for user in world.users.values()}
    username, number = plain, 2
    while username in taken:
        username, number = f"{plain}{number}", number + 1
    user = User(id=world.ids.make_id(), username=username, global_name=name)
    world.save_user(user)
    return user


def _make_role(
    world: World,
    name: str,
    allowed: Permission,
    position: int,
    *,
    mentionable: bool = False,
    bot_id: str | None = None,
) -> Role:
    return Role(
        id=world.ids.make_id(),
        name=name,
        permissions=int(allowed),
        position=position,
        mentionable=mentionable,
        bot_id=bot_id,
    )


def bring_up_to_date(world: World) -> None:
    """Update a world saved by an earlier version: move the permissions of @everyone to a role for
    people, so that the bot has only those of its invitation."""
    for guild in world.guilds.values():
        if guild.member_roles:
            continue
        everyone = guild.roles[guild.id]
        allowed = Permission(everyone.permissions) | permissions.MEMBER
        member = _make_role(world, MEMBER_ROLE_NAME, allowed, 1)
        everyone.permissions = int(permissions.NONE)
        guild.roles[member.id], guild.member_roles = member, [member.id]
        for role in guild.roles.values():
            if role.bot_id:
                role.permissions = int(permissions.INVITED)
        for one in guild.members.values():
            if not world.users[one.user_id].bot:
                one.roles.append(member.id)
        world.save_guild(guild)


def plant_world(world: World, guilds: int) -> None:
    """Add the bot and the people to an empty world, and guilds until the world has `guilds`."""
    if not world.bot_id:
        bot = User(id=world.ids.make_id(), username=BOT_NAME, bot=True)
        world.bot_id = bot.id
        world.save_user(bot)
        for name in PLAYERS:
            add_player(world, name)
    people = [user.id for user in world.users.values() if not user.bot]
    while (number := len(world.guilds)) < guilds:
        add_guild(world, GUILD_NAME if number == 0 else f"{GUILD_NAME} {number + 1}", people)


def add_guild(world: World, name: str, people: list[str], shard: int | None = None) -> Guild:
    """Add a guild with channels and the bot. The first of its people owns it, the second moderates.

    `shard`: the shard that gets the guild's events, if the bot uses as many as Discord wants. By
    default, guilds go to one shard after the other.
    """
    count = world.starts.shards
    guild_id = world.ids.make_id_on(len(world.guilds) % count if shard is None else shard, count)
    everyone = Role(id=guild_id, name="@everyone", permissions=int(permissions.NONE))
    member = _make_role(world, MEMBER_ROLE_NAME, permissions.MEMBER, 1)
    moderator = _make_role(world, "Moderator", permissions.MODERATOR, 2, mentionable=True)
    bots = _make_role(world, BOT_NAME, permissions.INVITED, 3, bot_id=world.bot_id)
    guild = Guild(
        id=guild_id,
        name=name,
        owner_id=people[0],
        roles={role.id: role for role in (everyone, member, moderator, bots)},
        member_roles=[member.id],
    )
    world.save_guild(guild, "guild_create")
    for number, user_id in enumerate(people):
        world.add_member(guild, user_id, [moderator.id] if number == 1 else [])
    for position, channel in enumerate(make_channels(world, guild)):
        channel.position = position
        world.add_channel(channel)
    invite_bot(world, guild)
    return guild


def make_channels(world: World, guild: Guild) -> list[Channel]:
    """Make the channels that a guild begins with."""
    ids, text = world.ids, ChannelType.TEXT
    texts = [
        Channel(id=ids.make_id(), type=text, guild_id=guild.id, name=name) for name in TEXT_CHANNELS
    ]
    tags = [Tag(id=ids.make_id(), name="open"), Tag(id=ids.make_id(), name="closed")]
    forum = Channel(
        id=ids.make_id(), type=ChannelType.FORUM, guild_id=guild.id, name=FORUM_NAME, tags=tags
    )
    return [*texts, forum]


def invite_bot(world: World, guild: Guild) -> None:
    """Let the bot join a guild with its own role. Nothing happens if it is a member already."""
    if world.bot_id not in guild.members:
        own = [role.id for role in guild.roles.values() if role.bot_id == world.bot_id]
        world.add_member(guild, world.bot_id, own)
