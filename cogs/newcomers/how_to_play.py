"""Shows how to play a game: a first turn with its pictures, a screen at a time. The numbered rules
(`cogs.newcomers.full_rules`) are behind it."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

import pictures
from cogs.client import Interaction
from cogs.newcomers.full_rules import find_installed_game, make_manual_page
from cogs.table.lookup import look_at_table, pressed_alone
from cogs.ui import limits
from cogs.ui.components import Pick, Press
from cogs.ui.errors import acknowledge, promise_reply, send_reply, show_in_place
from cogs.ui.handlers import Pressed, handler
from cogs.ui.media import make_files, make_gallery
from cogs.ui.message import MessageView
from cogs.words import Message
from pictures.drawing import Drawing
from rules import GAMES
from rules.engine.by_language import cache_by_language
from rules.engine.clipping import clip_text
from rules.engine.how_to_play import SIGNS
from rules.kit.first_turn import play_first_turn
from tables.wording import text


@cache_by_language
def draw_screens(key: str) -> Mapping[int, Drawing]:
    """Make the drawings of a game's screens, by the screen's index."""
    lessons = GAMES[key].how_to_play
    artist, signs = pictures.find_artist(key), pictures.find_signs(key)
    found: dict[int, Drawing] = {}
    if lessons is None or artist is None:
        return found
    for given, (table, _) in enumerate(play_first_turn(key, lessons)):
        for number, screen in enumerate(lessons.screens):
            if screen.after == given:
                own = next((prompt for prompt in table.prompts if prompt.seat == 0), None)
                view = table.view(0)
                drawings = (*artist.pictures(view), *artist.private(view, own))
                for drawing in reversed(drawings):
                    if screen.picture in ("", drawing.name):
                        found[number] = drawing
    if signs is not None:
        explained = [n for n, screen in enumerate(lessons.screens) if screen.picture == SIGNS]
        found |= dict.fromkeys(explained, signs.drawing())
    return found


def make_screen(key: str, number: int, shown: pictures.Picture | None = None) -> LayoutView:
    """Make a screen, with buttons to the others. `shown`: its picture, which the caller must
    attach."""
    lessons = GAMES[key].how_to_play
    assert lessons is not None
    screens = lessons.screens
    last, screen = len(screens) - 1, screens[number]
    view = MessageView()
    heading = f"### {text.format_plain(GAMES[key].title)}: {number + 1}. {screen.title}"
    view.add_item(TextDisplay(heading))
    if shown is not None:
        view.add_item(make_gallery(shown))
    view.add_item(TextDisplay(screen.text))
    back, on = str(max(number - 1, 0)), str(min(number + 1, last))
    view.add_item(
        ActionRow(
            Press(0, "howto", key, back, "b", label=Message("back"), disabled=not number),
            Press(
                0,
                "howto",
                key,
                on,
                "n",
                label=Message("next"),
                style=discord.ButtonStyle.primary,
                disabled=number == last,
            ),
            Press(0, "manual", key, "0", label=Message("full-rules")),
            Press(0, "opengame", key, label=Message("open-a-table")),
        )
    )
    options = [
        discord.SelectOption(
            label=clip_text(f"{n}. {each.title}", limits.SELECT_LABEL),
            value=str(n - 1),
            default=n - 1 == number,
        )
        for n, each in enumerate(screens, 1)
    ]
    view.add_item(
        ActionRow(Pick(0, "screen", key, options=options, placeholder=Message("screens")))
    )
    return view


@handler("howto", first=None)
async def turn_to_screen(interaction: Interaction, pressed: Pressed) -> None:
    """Open "How to play", or turn to another of its screens."""
    number = int(pressed.find_part(1)) if pressed.find_part(1).isdecimal() else 0
    await _show_screen(interaction, pressed.find_part(0), number)


@handler("screen", first=None)
async def pick_screen(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to the screen that the user picked."""
    value = pressed.find_picked_value()
    await _show_screen(interaction, pressed.find_part(0), int(value) if value.isdecimal() else 0)


@handler("how", first=None)
async def open_from_card(interaction: Interaction, pressed: Pressed) -> None:
    """Open "How to play" from a card, at the screen about what the user is asked."""
    await promise_reply(interaction)
    snapshot = await look_at_table(interaction, pressed.table)
    verbs = frozenset(option.verb for prompt in snapshot.usual_prompts for option in prompt.options)
    lessons = snapshot.game.how_to_play
    number = 0 if lessons is None else lessons.find_screen(verbs)
    await _show_screen(interaction, snapshot.game.key, number)


async def _show_screen(interaction: Interaction, key: str, number: int) -> None:
    """Show the screen: in the ephemeral message whose button was pressed, or in a new one. A game
    without screens shows its rules."""
    lessons = find_installed_game(key).how_to_play
    alone = pressed_alone(interaction)
    if alone:
        await acknowledge(interaction)
    else:
        await promise_reply(interaction)
    shown = None
    if lessons is None:
        view = make_manual_page(key, 0)
    else:
        number = min(number, len(lessons.screens) - 1)
        shown = await _paint_screen(interaction, key, number)
        view = make_screen(key, number, shown)
    attached = make_files([shown]) if shown is not None else []
    if alone:
        await show_in_place(interaction, view, *attached)
    else:
        await send_reply(interaction, view, *attached)


async def _paint_screen(interaction: Interaction, key: str, number: int) -> pictures.Picture | None:
    """Paint the screen's picture. Return None if it has none or the user wants words only."""
    player = await interaction.client.sessions.people.find_player_settings(interaction.user.id)
    drawing = draw_screens(key).get(number)
    if player.words_only or drawing is None:
        return None
    return await pictures.paint(key, drawing)
