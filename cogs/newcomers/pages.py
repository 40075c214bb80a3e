"""Pages about a game that people turn: with buttons back and on, a list of the pages, and perhaps a
picture."""

from collections.abc import Callable, Mapping

import discord
from discord.ui import ActionRow, LayoutView

import pictures
from cogs.client import Interaction
from cogs.table.lookup import is_pressed_in_private
from cogs.ui import limits
from cogs.ui.components import Pick, Press
from cogs.ui.errors import acknowledge, promise_reply, send_reply, show_in_place
from cogs.ui.handlers import Pressed
from cogs.ui.media import make_files
from cogs.words import Message
from pictures.drawing import Drawing
from rules.engine.clipping import clip_text


def parse_page_number(pressed: Pressed) -> int:
    """Find the page that was picked from the list, or that the button leads to. It may be one that
    the game does not have."""
    said = pressed.values[0] if pressed.values else pressed.find_part(1)
    return int(said) if said.isdecimal() else 0


def make_turning_buttons(
    handler: str, key: str, number: int, last: int, *, within: bool = False
) -> list[Press]:
    """Make the buttons that turn pages from this one. `within`: it does not show the page from its
    beginning, which "Back" then shows."""
    back, on = number if within else max(number - 1, 0), min(number + 1, last)
    style, end = discord.ButtonStyle.primary, number == last
    return [
        Press(0, handler, key, str(back), "b", label=Message("back"), disabled=not number),
        Press(0, handler, key, str(on), "n", label=Message("next"), style=style, disabled=end),
    ]


def make_contents_row(
    handler: str, key: str, titles: Mapping[int, str], here: int, placeholder: Message
) -> ActionRow[LayoutView]:
    """Make the row with the select that lists the pages. `titles`: by the page's number. `here`:
    the page that is shown."""
    options = [
        discord.SelectOption(
            label=clip_text(title, limits.SELECT_LABEL), value=str(number), default=number == here
        )
        for number, title in titles.items()
    ]
    listed = options[: limits.SELECT_OPTIONS]
    return ActionRow(Pick(0, handler, key, options=listed, placeholder=placeholder))


async def show_page(
    interaction: Interaction,
    key: str,
    find_drawing: Callable[[], Drawing | None],
    make_page: Callable[[pictures.Picture | None], LayoutView],
) -> None:
    """Show a page of the game: in the ephemeral message whose button was pressed, or in a new one.
    Its picture is left out if the user wants words only."""
    if alone := is_pressed_in_private(interaction):
        await acknowledge(interaction)
    else:
        await promise_reply(interaction)
    player = await interaction.client.sessions.people.find_player_settings(interaction.user.id)
    drawing = None if player.words_only else find_drawing()
    shown = None if drawing is None else await pictures.paint(key, drawing)
    show = show_in_place if alone else send_reply
    await show(interaction, make_page(shown), *make_files([shown] if shown is not None else []))
