"""The world at its beginning: a guild, five people, the bot, and a few channels."""

from sandbox import permissions
from sandbox.models import Channel, ChannelType, Guild, Role, Tag, User
from sandbox.permissions import Permission
from sandbox.world import World

PLAYERS = ("Ada", "Ben", "Cleo", "Dov", "Eli")  # the first owns the guild, the second moderates
GUILD = "The Shelter"
TEXT_CHANNELS = ("campfire", "workshop")
FORUM = "tables"
BOT = "emberkeep"
MEMBER = "Member"  # what people have and the bot has not: nobody is allowed a thing as @everyone


def add_player(world: World, name: str) -> User:
    """A new person, with a username that nobody has yet."""
    plain = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "player"
    taken = {user.username for user in world.users.values()}
    username, number = plain, 2
    while username in taken:
        username, number = f"{plain}{number}", number + 1
    user = User(id=world.ids.next(), username=username, global_name=name)
    world.save_user(user)
    return user


def _role(
    world: World,
    name: str,
    allowed: Permission,
    position: int,
    *,
    mentionable: bool = False,
    bot_id: str | None = None,
) -> Role:
    return Role(
        id=world.ids.next(),
        name=name,
        permissions=int(allowed),
        position=position,
        mentionable=mentionable,
        bot_id=bot_id,
    )


def bring_up_to_date(world: World) -> None:
    """Give a world that was kept by an earlier version what a new one has: a bot that may do what
    it was invited for and nothing besides, as everybody's permissions are its own too."""
    for guild in world.guilds.values():
        if guild.member_roles:
            continue
        everyone = guild.roles[guild.id]
        allowed = Permission(everyone.permissions) | permissions.MEMBER
        member = _role(world, MEMBER, allowed, 1)
        everyone.permissions = int(permissions.NONE)
        guild.roles[member.id], guild.member_roles = member, [member.id]
        for role in guild.roles.values():
            if role.bot_id:
                role.permissions = int(permissions.INVITED)
        for one in guild.members.values():
            if not world.users[one.user_id].bot:
                one.roles.append(member.id)
        world.save_guild(guild)


def plant(world: World) -> None:
    """Make the world, in an empty one."""
    bot = User(id=world.ids.next(), username=BOT, bot=True)
    world.bot_id = bot.id
    world.save_user(bot)
    players = [add_player(world, name) for name in PLAYERS]
    moderator = _role(world, "Moderator", permissions.MODERATOR, 2, mentionable=True)
    everyone, member, bots = (
        _role(world, "@everyone", permissions.NONE, 0),
        _role(world, MEMBER, permissions.MEMBER, 1),
        _role(world, BOT, permissions.INVITED, 3, bot_id=bot.id),
    )
    roles = {role.id: role for role in (everyone, member, moderator, bots)}
    guild = Guild(
        id=everyone.id,
        name=GUILD,
        owner_id=players[0].id,
        roles=roles,
        member_roles=[member.id],
    )
    world.save_guild(guild, "guild_create")
    world.join(guild, bot.id, [bots.id])
    for player in players:
        world.join(guild, player.id, [moderator.id] if player is players[1] else [])
    for position, name in enumerate(TEXT_CHANNELS):
        world.add_channel(
            Channel(
                id=world.ids.next(),
                type=ChannelType.TEXT,
                guild_id=guild.id,
                name=name,
                position=position,
            )
        )
    forum = Channel(
        id=world.ids.next(),
        type=ChannelType.FORUM,
        guild_id=guild.id,
        name=FORUM,
        position=len(TEXT_CHANNELS),
        tags=[Tag(id=world.ids.next(), name="open"), Tag(id=world.ids.next(), name="closed")],
    )
    world.add_channel(forum)
