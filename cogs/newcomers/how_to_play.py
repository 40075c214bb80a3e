"""Shows how to play a game: a first turn with its pictures, a screen at a time. The numbered rules
(`cogs.newcomers.full_rules`) are behind it."""

from collections.abc import Mapping

from discord.ui import ActionRow, LayoutView, TextDisplay

import pictures
from cogs.client import Interaction
from cogs.newcomers import pages
from cogs.newcomers.full_rules import find_installed_game, make_manual_view
from cogs.table.lookup import take_user_snapshot
from cogs.ui.components import Press
from cogs.ui.errors import promise_reply
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.media import make_gallery
from cogs.ui.message import MessageView
from cogs.words import Message
from pictures.drawing import Drawing
from rules import GAMES
from rules.engine.by_language import cache_by_language
from rules.engine.how_to_play import SIGNS_PICTURE
from rules.kit.first_turn import play_first_turn
from tables.wording import text


@cache_by_language
def make_screen_drawings(key: str) -> Mapping[int, Drawing]:
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
        explained = [
            n for n, screen in enumerate(lessons.screens) if screen.picture == SIGNS_PICTURE
        ]
        found |= dict.fromkeys(explained, signs.drawing())
    return found


def make_screen(key: str, number: int, shown: pictures.Picture | None = None) -> LayoutView:
    """Make a screen, with buttons to the others. `shown`: its picture, which the caller must
    attach."""
    lessons = GAMES[key].how_to_play
    assert lessons is not None
    screens = lessons.screens
    screen, view = screens[number], MessageView()
    heading = f"### {text.format_plain(GAMES[key].title)}: {number + 1}. {screen.title}"
    view.add_item(TextDisplay(heading))
    if shown is not None:
        view.add_item(make_gallery(shown))
    view.add_item(TextDisplay(screen.text))
    view.add_item(
        ActionRow(
            *pages.make_turning_buttons("howto", key, number, len(screens) - 1),
            Press(0, "manual", key, "0", label=Message("full-rules")),
            Press(0, "opengame", key, label=Message("open-a-table")),
        )
    )
    titles = {n: f"{n + 1}. {each.title}" for n, each in enumerate(screens)}
    view.add_item(pages.make_contents_row("screen", key, titles, number, Message("screens")))
    return view


@register_handler("screen", first=None)
@register_handler("howto", first=None)
async def turn_to_screen(interaction: Interaction, pressed: Pressed) -> None:
    """Open "How to play", or turn to another of its screens."""
    number = pages.parse_page_number(pressed)
    await _show_screen(interaction, pressed.find_part(0), number)


@register_handler("how", first=None)
async def open_from_card(interaction: Interaction, pressed: Pressed) -> None:
    """Open "How to play" from a card, at the screen about what the user is asked."""
    await promise_reply(interaction)
    snapshot = await take_user_snapshot(interaction, pressed.table)
    verbs = frozenset(option.verb for prompt in snapshot.usual_prompts for option in prompt.options)
    lessons = snapshot.game.how_to_play
    number = 0 if lessons is None else lessons.find_screen(verbs)
    await _show_screen(interaction, snapshot.game.key, number)


async def _show_screen(interaction: Interaction, key: str, number: int) -> None:
    """Show the screen. A game without screens shows its rules."""
    lessons = find_installed_game(key).how_to_play
    last = len(lessons.screens) - 1 if lessons is not None else 0
    number = min(number, last)

    def make_view(shown: pictures.Picture | None) -> LayoutView:
        return make_manual_view(key, 0) if lessons is None else make_screen(key, number, shown)

    await pages.show_page(
        interaction, key, lambda: make_screen_drawings(key).get(number), make_view
    )
