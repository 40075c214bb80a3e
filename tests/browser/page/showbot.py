"""A bot that shows everything the page must be able to draw and to answer."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from tests.last_events import LeavesQuietly

GAMES = ("survive", "hope", "aurora", "posthuman", "aftermath")
ROADS = {
    "The old bridge": "Short, and watched",
    "The river bed": "Wet feet",
    "The ridge": "Long and cold",
}


def board(name: str, colour: str, size: tuple[int, int] = (800, 500)) -> discord.File:
    """A picture that can be told from others."""
    image = Image.new("RGB", size, colour)
    pen = ImageDraw.Draw(image)
    step = max(size) // 10
    for x in range(0, size[0], step):
        pen.line((x, 0, x, size[1]), fill="#ffffff55", width=2)
    for y in range(0, size[1], step):
        pen.line((0, y, size[0], y), fill="#ffffff55", width=2)
    pen.ellipse((size[0] // 3, size[1] // 3, size[0] // 2, size[1] // 2), fill="#f0924a")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name)


class Offer(ui.Modal, title="Make an offer"):
    """Every kind of field that a modal can have (five at a time)."""

    hint: ui.TextDisplay[Any] = ui.TextDisplay("Offers stand until **your next turn**.")
    what: ui.Label["Offer"] = ui.Label(
        text="What?",
        description="In your own words",
        component=ui.TextInput(
            custom_id="what", min_length=2, max_length=20, placeholder="two wood"
        ),
    )
    why: ui.Label["Offer"] = ui.Label(
        text="Why?",
        component=ui.TextInput(
            custom_id="why", style=discord.TextStyle.paragraph, required=False, max_length=300
        ),
    )
    whom: ui.Label["Offer"] = ui.Label(
        text="To whom?", component=ui.UserSelect(custom_id="whom", required=True, max_values=2)
    )
    goods: ui.Label["Offer"] = ui.Label(
        text="For which goods?",
        component=ui.Select(
            custom_id="goods",
            options=[discord.SelectOption(label=g) for g in ("Wood", "Stone", "Water")],
            required=False,
            min_values=0,
            max_values=3,
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        what, whom = self.what.component, self.whom.component
        goods = self.goods.component
        assert isinstance(what, ui.TextInput) and isinstance(goods, ui.Select)
        assert isinstance(whom, ui.UserSelect)
        names = " and ".join(user.display_name for user in whom.values)
        text = f"You offer {what.value} to {names} for {', '.join(goods.values) or 'nothing'}."
        await interaction.response.send_message(text, ephemeral=True)


class Vote(ui.Modal, title="How shall we go on?"):
    """The newer fields: radio and checkbox groups, a checkbox."""

    road: ui.Label["Vote"] = ui.Label(
        text="Which road?",
        component=ui.RadioGroup(
            custom_id="road",
            options=[
                discord.RadioGroupOption(label=name, value=name, description=words)
                for name, words in ROADS.items()
            ],
        ),
    )
    packs: ui.Label["Vote"] = ui.Label(
        text="What do we take?",
        component=ui.CheckboxGroup(
            custom_id="packs",
            options=[discord.CheckboxGroupOption(label=p) for p in ("Rope", "Lamp", "Tent")],
            max_values=2,
        ),
    )
    quiet: ui.Label["Vote"] = ui.Label(
        text="Quietly?", component=ui.Checkbox(custom_id="quiet", default=True)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        road, packs, quiet = self.road.component, self.packs.component, self.quiet.component
        assert isinstance(road, ui.RadioGroup) and isinstance(packs, ui.CheckboxGroup)
        assert isinstance(quiet, ui.Checkbox)
        words = "quietly" if quiet.value else "singing"
        text = f"Voted: {road.value}, with {', '.join(packs.values)}, {words}."
        await interaction.response.send_message(text)


class Buttons(ui.ActionRow["Card"]):
    @ui.button(label="Join", custom_id="join", style=discord.ButtonStyle.primary, emoji="🔥")
    async def join(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.edit_message(view=Card(f"{interaction.user.mention} is in."))

    @ui.button(label="My hand", custom_id="hand", style=discord.ButtonStyle.secondary)
    async def hand(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        words = f"**Your hand, {interaction.user.display_name}**: two wood, one ||lie||"
        await interaction.response.send_message(words, ephemeral=True)

    @ui.button(label="Offer", custom_id="offer", style=discord.ButtonStyle.success)
    async def offer(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Offer())

    @ui.button(label="Vote", custom_id="vote", style=discord.ButtonStyle.secondary)
    async def vote(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Vote())

    @ui.button(label="Break", custom_id="break", style=discord.ButtonStyle.danger)
    async def silent(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Never answers."""


class Links(ui.ActionRow["Card"]):
    def __init__(self) -> None:
        super().__init__()
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(ui.Button(label="Not yet", custom_id="not-yet", disabled=True))


class Slots(ui.ActionRow["Card"]):
    @ui.select(
        custom_id="slot",
        placeholder="Where to?",
        options=[
            discord.SelectOption(label=f"Square {n}", value=f"s{n}", description=f"{n} steps away")
            for n in range(1, 6)
        ],
    )
    async def slot(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You go to {select.values[0]}.", ephemeral=True)


class Goods(ui.ActionRow["Card"]):
    @ui.select(
        custom_id="goods",
        placeholder="Which goods?",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name, default=name == "Wood")
            for name in ("Wood", "Stone", "Water", "Bread")
        ],
    )
    async def goods(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        words = " and ".join(select.values)
        await interaction.response.send_message(f"You take {words}.", ephemeral=True)


class People(ui.ActionRow["Card"]):
    @ui.select(cls=ui.UserSelect, custom_id="people", placeholder="Whom do you trust?")
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        name = select.values[0].display_name
        await interaction.response.send_message(f"You trust {name}.", ephemeral=True)


class Card(ui.LayoutView):
    """A table card with everything on it."""

    def __init__(self, news: str = "Nobody has sat down yet.") -> None:
        super().__init__(timeout=None)
        head: ui.Section[Any] = ui.Section(
            f"# Survive!\n{news}\n-# Month 1 of 12",
            accessory=ui.Thumbnail("attachment://small.png", description="The shelter's sign"),
        )
        turn: ui.Section[Any] = ui.Section(
            "It is **Ada's** turn.", accessory=ui.Button(label="Status", custom_id="status")
        )
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem(
                "attachment://board.png", description="A board of ten by ten; the fire burns at D4."
            )
        )
        self.add_item(
            ui.Container(
                head, gallery, ui.Separator(), turn, accent_colour=discord.Colour(0xF0924A)
            )
        )
        for row in (Buttons(), Links(), Slots(), Goods(), People()):
            self.add_item(row)

    @staticmethod
    def files() -> list[discord.File]:
        return [board("board.png", "#33554a"), board("small.png", "#7a3a2a", (120, 120))]


class Album(ui.LayoutView):
    """Galleries, a file, a covered container."""

    def __init__(self) -> None:
        super().__init__()
        names = ("wood", "stone", "water")
        self.add_item(ui.TextDisplay("## Album\nThree places, one of them a secret."))
        self.add_item(
            ui.MediaGallery(
                *(
                    discord.MediaGalleryItem(
                        f"attachment://{n}.png", description=f"The {n} place", spoiler=n == "water"
                    )
                    for n in names
                )
            )
        )
        self.add_item(ui.File("attachment://notes.txt"))
        secret: ui.TextDisplay[Any] = ui.TextDisplay("The vampire sleeps in **C7**.")
        hidden: ui.Container[Any] = ui.Container(secret, spoiler=True)
        self.add_item(hidden)

    @staticmethod
    def files() -> list[discord.File]:
        colours = {"wood": "#5a3d22", "stone": "#555a66", "water": "#1f4a66"}
        notes = discord.File(io.BytesIO(b"bring rope\n" * 200), "notes.txt")
        return [*(board(f"{n}.png", c, (400, 300)) for n, c in colours.items()), notes]


class Camp(app_commands.Group):
    """The commands, under one name."""

    def __init__(self) -> None:
        super().__init__(name="camp", description="Life at the camp")
        self.thought = asyncio.Event()

    @app_commands.command(description="Show the table card")
    async def card(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Card(), files=Card.files())

    @app_commands.command(description="Show the album")
    async def album(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Album(), files=Album.files())

    @app_commands.command(description="Think for a while, then answer")
    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await self.thought.wait()
        await interaction.followup.send("I have thought.")

    @app_commands.command(description="Open a table for a game")
    @app_commands.describe(
        game="Which game to play",
        seats="How many may sit down",
        pace="How long a turn may take",
        host="Who leads it",
        hidden="Tell only you",
    )
    @app_commands.choices(
        pace=[app_commands.Choice(name=n, value=n.lower()) for n in ("Hours", "Days", "Weeks")]
    )
    async def find(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 5],
        pace: str | None = None,
        host: discord.Member | None = None,
        hidden: bool = False,
    ) -> None:
        who = host.display_name if host else "nobody"
        text = f"{game} for {seats}, {pace or 'at any pace'}, led by {who}"
        await interaction.response.send_message(text, ephemeral=hidden)

    @find.autocomplete("game")
    async def games(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        fitting = [game for game in GAMES if current.lower() in game]
        return [app_commands.Choice(name=f"{g.title()}!", value=g) for g in fitting]


class Showbot(LeavesQuietly):
    """Shows what it is asked to."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions(users=True, roles=True, everyone=False),
            guild_ready_timeout=0.01,
        )
        self.camp = Camp()
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(self.camp)

    async def setup_hook(self) -> None:
        self.add_view(Card())
        await self.tree.sync()
