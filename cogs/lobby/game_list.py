"""The list of all games: each with its cover, what it is about, and a button that opens a table."""

import asyncio
import io
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay, Thumbnail

import pictures
from cogs.client import Interaction
from cogs.lobby.opening import open_table_here
from cogs.ui import limits
from cogs.ui.components import Press
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.message import CARD_COLOUR, MessageView
from cogs.words import Message
from pictures import Picture
from rules import GAMES
from rules.engine import Game
from rules.engine.clipping import clip_text
from rules.engine.messages import Text
from rules.engine.prompts import describe_bounds
from tables.wording import text
from tables.wording.weights import WEIGHTS

GAMES_IN_MESSAGE = 5
"""The most games in one message, because each takes six of its forty components."""


@dataclass(frozen=True, slots=True)
class ListMessage:
    """A message of the list. `files`: the covers of its games, which can be sent only once."""

    view: LayoutView
    files: list[discord.File]


async def make_game_list(heading: str, footer: str, *, covered: bool = True) -> list[ListMessage]:
    """Make messages that list all games, at most five in each. `heading` is above the first game,
    `footer` below the last. `covered`: whether to show the games' covers."""
    games = list(GAMES.values())
    painted = await asyncio.gather(*map(_paint_cover, GAMES)) if covered else [None] * len(GAMES)
    covers = dict(zip(GAMES, painted, strict=True))
    messages: list[ListMessage] = []
    for start in range(0, len(games), GAMES_IN_MESSAGE):
        view = MessageView(*([TextDisplay(heading)] if start == 0 else []))
        held = games[start : start + GAMES_IN_MESSAGE]
        for game in held:
            view.add_item(
                Container(*_make_game_entry(game, covers[game.key]), accent_colour=CARD_COLOUR)
            )
        if footer and start + GAMES_IN_MESSAGE >= len(games):
            view.add_item(TextDisplay(footer))
        files = [
            discord.File(io.BytesIO(cover.png), f"{game.key}.png")
            for game in held
            if (cover := covers[game.key])
        ]
        messages.append(ListMessage(view, files))
    return messages


async def _paint_cover(game_key: str) -> Picture | None:
    drawing = pictures.find_cover(game_key)
    return None if drawing is None else await pictures.paint(game_key, drawing)


def _describe_seats(game: Game[Any]) -> str:
    """Say how many may play, such as "Alone, or 2 to 5 players" or "2 players"."""
    several = [count for count in game.seats if count > 1]
    if not several:
        return str(Message("seats-alone"))
    count = describe_bounds(several[0], several[-1])
    return str(Message("seats-either" if 1 in game.seats else "seats-together", count=count))


def _make_game_entry(game: Game[Any], cover: Picture | None) -> list[discord.ui.Item[LayoutView]]:
    said = (
        f"### {text.format_plain(game.title)}\n{text.format_plain(game.blurb)}\n"
        f"-# {_describe_seats(game)} · {WEIGHTS[game.weight]}\n"
        f"-# {text.format_plain(game.length)}"
    )
    words: TextDisplay[LayoutView] = TextDisplay(said)
    about: discord.ui.Item[LayoutView] = words
    if cover is not None:
        picture: Thumbnail[LayoutView] = Thumbnail(
            f"attachment://{game.key}.png",
            description=clip_text(cover.alt, limits.PICTURE_DESCRIPTION),
        )
        about = Section(words, accessory=picture)
    style = discord.ButtonStyle.success
    name = game.title.split(":")[0]  # with the subtitle, the two buttons would not fit in a row
    return [
        about,
        ActionRow(
            Press(0, "opengame", game.key, label=Message("open-game", game=name), style=style),
            Press(0, "howto", game.key, "0", label=Message("how-to-play-game", game=name)),
        ),
    ]


WHICH_GAME = Message("which-game")


async def show_games(
    interaction: Interaction, heading: Text = WHICH_GAME, footer: Text = ""
) -> None:
    """Show this person the games in private, without covers if they want words only."""
    await promise_reply(interaction)
    player = await interaction.client.sessions.people.find_player_settings(interaction.user.id)
    for message in await make_game_list(str(heading), str(footer), covered=not player.words_only):
        await send_reply(interaction, message.view, *message.files)


@register_handler("opengame")
async def open_game(interaction: Interaction, pressed: Pressed) -> None:
    """Open a table of the game whose button was pressed."""
    await open_table_here(interaction, pressed.find_part(0))
