"""A small bot of the kind the sandbox is for, written with nothing but discord.py."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from PIL import Image

from sandbox import Sandbox, point_at
from tests.last_events import LeavesQuietly, ended_events


async def code_of(call: Awaitable[object]) -> tuple[int, int]:
    """The status and code with which Discord refuses a call."""
    with pytest.raises(discord.HTTPException) as raised:
        await call
    return raised.value.status, raised.value.code


GAMES = ("survive", "hope", "aurora", "posthuman", "aftermath")


def make_picture(colour: str = "teal") -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "map.png", description="A map of the camp")


class Offer(ui.Modal, title="Make an offer"):
    what: ui.Label["Offer"] = ui.Label(
        text="What?", component=ui.TextInput(custom_id="what", min_length=2, max_length=20)
    )
    whom: ui.Label["Offer"] = ui.Label(
        text="To whom?",
        component=ui.UserSelect(custom_id="whom", required=False, min_values=0, max_values=1),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.what.component, ui.TextInput)
        assert isinstance(self.whom.component, ui.UserSelect)
        names = [user.display_name for user in self.whom.component.values]
        text = f"Offered {self.what.component.value} to {names}"
        await interaction.response.send_message(text, ephemeral=True)


class Row(ui.ActionRow["Card"]):
    @ui.button(label="Join", custom_id="join", style=discord.ButtonStyle.primary)
    async def join(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.edit_message(view=Card(f"{interaction.user.display_name} is in"))

    @ui.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_message("Your hand: two wood", ephemeral=True)

    @ui.button(label="Offer", custom_id="offer")
    async def offer(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Offer())

    @ui.button(label="Slow", custom_id="slow")
    async def slow(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Card("slowly done"))

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Never answers."""


class Choice(ui.ActionRow["Card"]):
    @ui.select(
        custom_id="slot",
        placeholder="Which slot?",
        max_values=2,
        options=[discord.SelectOption(label=f"Slot {n}", value=str(n)) for n in range(3)],
    )
    async def slot(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Chose {select.values}", ephemeral=True)


class Card(ui.LayoutView):
    def __init__(self, text: str, pictured: bool = True) -> None:
        super().__init__(timeout=None)
        inside: list[ui.Item[Any]] = [ui.TextDisplay(f"# Table\n{text}")]
        if pictured:
            media = discord.MediaGalleryItem("attachment://map.png", description="A map")
            inside.append(ui.MediaGallery(media))
        section: ui.Section[Card] = ui.Section(
            "It is your turn", accessory=ui.Button(label="Rules", custom_id="rules")
        )
        self.add_item(ui.Container(*inside, ui.Separator(), section, accent_colour=0x336699))
        self.add_item(Row())
        self.add_item(Choice())


class CampBot(LeavesQuietly):
    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents.default())
        mentions = discord.AllowedMentions.none()
        super().__init__(
            intents=intents, allowed_mentions=mentions, guild_ready_timeout=0.01, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(GameGroup())
        for name, said, callback in (("slowly", "Thinks", slowly), ("write", "DMs", write)):
            command = app_commands.Command(name=name, description=said, callback=callback)
            self.tree.add_command(command)
        self.heard: list[discord.Message] = []
        self.handled: list[int] = []
        self.resumed = asyncio.Event()
        self.readied = 0

    async def setup_hook(self) -> None:
        self.add_view(Card(""))
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does without the five seconds that discord.py waits between two sessions."""

    async def on_ready(self) -> None:
        self.readied += 1

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.handled.append(interaction.id)

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)
        if message.content == "ping":
            await message.reply("pong", mention_author=True)


class GameGroup(app_commands.Group):
    def __init__(self) -> None:
        super().__init__(name="game", description="Games")

    @app_commands.command(name="open", description="Open a table")
    async def open_table(
        self, interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 5] = 2
    ) -> None:
        view = Card(f"{game} for {seats}, says {interaction.user.mention}")
        allowed = discord.AllowedMentions(users=True)
        await interaction.response.send_message(
            view=view, file=make_picture(), allowed_mentions=allowed
        )

    @open_table.autocomplete("game")
    async def complete(
        self, _: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=g.title(), value=g) for g in GAMES if current in g]


async def slowly(interaction: discord.Interaction, hidden: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=hidden)
    await interaction.followup.send("First")
    await interaction.followup.send("Second", ephemeral=True)


async def write(interaction: discord.Interaction, whom: discord.User) -> None:
    try:
        message = await whom.send("A word in your ear")
    except discord.Forbidden as refused:
        await interaction.response.send_message(f"Refused: {refused.code}", ephemeral=True)
    else:
        await interaction.response.send_message(f"Sent {message.id}", ephemeral=True)


class RunningBot:
    """A bot at a sandbox, with what a test wants of it."""

    def __init__(self, bot: CampBot, sandbox: Sandbox) -> None:
        self.bot = bot
        self.sandbox = sandbox

    def text_channel(self, name: str = "campfire") -> discord.TextChannel:
        found = discord.utils.get(self.bot.get_all_channels(), name=name)
        assert isinstance(found, discord.TextChannel)
        return found


@asynccontextmanager
async def run_bot(sandbox: Sandbox, bot: CampBot | None = None) -> AsyncIterator[RunningBot]:
    """Log a bot in at a sandbox, and out again."""
    restore = point_at(sandbox.base_url)
    bot = bot or CampBot()
    connection: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    try:
        await bot.login(sandbox.token)
        connection = asyncio.create_task(bot.connect())
        ready = asyncio.create_task(bot.wait_until_ready())
        async with asyncio.timeout(60):
            await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if connection.done():
            await connection
        yield RunningBot(bot, sandbox)
        await bot.close()
        await connection
    finally:
        await bot.close()
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)
        await ended_events()
        restore()


__all__ = ["CampBot", "Card", "RunningBot", "code_of", "make_picture", "run_bot"]
