"""Handle the buttons for looking at things: the board in words, the pictures that the card has no
room for, and the game's own pages."""

from dataclasses import replace

from cogs.client import Interaction
from cogs.table.lookup import (
    make_table_command,
    show_board,
    show_other_pictures,
    take_user_snapshot,
)
from cogs.ui.components import shorten_id
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import Pressed, register_handler, register_table_handler
from cogs.ui.panels import ShownMessage, make_revision_check
from cogs.views import menu as menus
from cogs.views import private_panel
from cogs.views.plain import find_artist
from cogs.words import Message
from tables.errors import UserError
from tables.snapshot import Snapshot


@register_handler("menu", first=promise_reply, returns=False)
async def press_menu(interaction: Interaction, pressed: Pressed) -> None:
    """ "Menu": show the buttons that the card has no room for."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    said = await send_reply(interaction, menus.make_menu(snapshot))
    shown = ShownMessage(said)
    if snapshot.undoable is not None:  # each answer changes what can be undone
        after = menus.make_menu(replace(snapshot, undoable=None))
        shown = ShownMessage(said, make_revision_check(snapshot.row.revision), after)
    interaction.client.panels.note_shown_message(interaction, pressed.table, shown, "menu")


@register_table_handler("board", promise_reply, returns=False)
async def look_at_board(interaction: Interaction, table_id: int) -> None:
    """ "Board in words": show the board to the user in private."""
    await show_board(interaction, await take_user_snapshot(interaction, table_id))


board = make_table_command("command-board", look_at_board, first=promise_reply)


@register_handler("pictures", first=promise_reply)
async def press_pictures(interaction: Interaction, pressed: Pressed) -> None:
    """ "Pictures": show the pictures that the card does not show."""
    await show_other_pictures(interaction, await take_user_snapshot(interaction, pressed.table))


@register_handler("look", first=promise_reply)
async def press_game_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show one of the game's own pages in private, such as moves, a chart or a goal."""
    await show_game_page(
        interaction, await take_user_snapshot(interaction, pressed.table), pressed.find_part(0)
    )


async def show_game_page(interaction: Interaction, snapshot: Snapshot, verb: str) -> None:
    """Show the game's page with this name. Raises UserError if there is no such page."""
    known = {shorten_id(name): page for name, page in find_artist(snapshot.row.game).pages.items()}
    if snapshot.view is None or shorten_id(verb) not in known:
        raise UserError(Message("nothing-by-that-name"))
    for view in private_panel.make_text_messages(known[shorten_id(verb)](snapshot.view)):
        await send_reply(interaction, view)
