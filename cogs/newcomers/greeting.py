"""Says what the bot is, and lists the games with a button to open each: in the first message in a
server, and for `/help`."""

import logging
from collections.abc import Sequence

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient, Interaction
from cogs.lobby.game_list import make_game_list, show_games
from cogs.ui.commands import make_command
from cogs.ui.errors import promise_reply
from cogs.ui.language import find_server_language
from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from rules.engine.languages import speak

log = logging.getLogger(__name__)

GREETING = Message("hello")
GREETING_FOOTER = Message("hello-later")


class Greeting(commands.Cog):
    """Greets each server once, when it adds the bot."""

    def __init__(self, bot: EmberkeepClient, *, at_start: bool) -> None:
        self._bot = bot
        self._at_start = at_start
        self._under_way: set[int] = set()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet the server that has added the bot."""
        await self.greet_server(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget that the server was greeted, so that it is greeted again if it adds the bot
        again."""
        await self._bot.sessions.people.save_server_settings(guild.id, greeted=False)

    @commands.Cog.listener()
    async def on_servers_back(self, guilds: Sequence[discord.Guild]) -> None:
        """Greet the servers that added the bot while it was down."""
        if self._at_start:
            for guild in guilds:
                await self.greet_server(guild)

    async def greet_server(self, guild: discord.Guild) -> None:
        """Greet the server, unless that has been done."""
        if guild.id in self._under_way:
            return
        self._under_way.add(guild.id)
        try:
            people = self._bot.sessions.people
            if not (await people.find_server_settings(guild.id)).greeted:
                with speak(await find_server_language(people, guild)):
                    posted = await _post_greeting(guild)
                if posted:
                    await people.save_server_settings(guild.id, greeted=True)
        finally:
            self._under_way.discard(guild.id)


async def _post_greeting(guild: discord.Guild) -> bool:
    """Post the greeting. Returns whether Discord took it."""
    channel = _find_greeting_channel(guild)
    if channel is None:
        log.info("Server %s was not greeted: the bot may post in none of its channels.", guild.id)
        return False
    try:
        for message in await make_game_list(str(GREETING), str(GREETING_FOOTER)):
            await channel.send(
                view=message.view, files=message.files, allowed_mentions=MENTION_NOBODY
            )
    except CALL_ERRORS as failure:
        log.info("Server %s was not greeted: %s", guild.id, failure)
        return False
    return True


def _find_greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Find the server's system channel, or else the first channel in which the bot may post. Return
    None if it may post in none."""
    for channel in filter(None, [guild.system_channel, *guild.text_channels]):
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages and may.attach_files:
            return channel
    return None


HELP = Message("help")
HELP_FOOTER = Message("help-next")


@make_command("command-help", first=promise_reply)
async def show_help(interaction: Interaction) -> None:
    """Show the help to this person in private."""
    await show_games(interaction, HELP, HELP_FOOTER)
