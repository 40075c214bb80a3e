"""The world at its beginning: a guild, five people, the bot, and a few channels."""

from sandbox import permissions
from sandbox.models import Channel, ChannelType, Guild, Role, Tag, User
from sandbox.world import World

PLAYERS = ("Ada", "Ben", "Cleo", "Dov", "Eli")  # the first owns the guild, the second moderates
GUILD = "The Shelter"
TEXT_CHANNELS = ("campfire", "workshop")
FORUM = "tables"
BOT = "emberkeep"


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


def plant(world: World) -> None:
    """Make the world, in an empty one."""
    bot = User(id=world.ids.next(), username=BOT, bot=True)
    world.bot_id = bot.id
    world.save_user(bot)
    players = [add_player(world, name) for name in PLAYERS]
    everyone, moderator, bots = (
        Role(id=world.ids.next(), name="@everyone", permissions=int(permissions.EVERYONE)),
        Role(
            id=world.ids.next(),
            name="Moderator",
            permissions=int(permissions.MODERATOR),
            position=1,
            mentionable=True,
        ),
        Role(
            id=world.ids.next(),
            name=BOT,
            permissions=int(permissions.BOT),
            position=2,
            bot_id=bot.id,
        ),
    )
    roles = {role.id: role for role in (everyone, moderator, bots)}
    guild = Guild(id=everyone.id, name=GUILD, owner_id=players[0].id, roles=roles)
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
