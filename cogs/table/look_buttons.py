"""Buttons for looking at things: the board in words, the pictures that the card has no room for,
and the game's own pages."""

from __future__ import annotations

from dataclasses import replace

from cogs.client import Interaction
from cogs.table.lookup import board, look, other_pictures
from cogs.ui.components import ref
from cogs.ui.errors import promise, say
from cogs.ui.handlers import Pressed, handler
from cogs.ui.panels import Shown, at_revision
from cogs.views import menu as menus
from cogs.views import private_panel
from cogs.views.plain import artist
from tables.errors import UserError
from tables.snapshot import Snapshot


@handler("menu", first=promise, returns=False)
async def menu(interaction: Interaction, pressed: Pressed) -> None:
    """ "Menu": what the card has no room for."""
    snapshot = await look(interaction, pressed.table)
    said = await say(interaction, menus.menu(snapshot))
    shown = Shown(said)
    if snapshot.undoable is not None:  # what can be taken back is another thing after each answer
        after = menus.menu(replace(snapshot, undoable=None))
        shown = Shown(said, at_revision(snapshot.row.revision), after)
    interaction.client.panels.shown(interaction, pressed.table, shown, "menu")


@handler("board", first=promise, returns=False)
async def words(interaction: Interaction, pressed: Pressed) -> None:
    """ "Board in words"."""
    await board(interaction, await look(interaction, pressed.table))


@handler("pictures", first=promise)
async def see(interaction: Interaction, pressed: Pressed) -> None:
    """ "Pictures": those that the card does not show."""
    await other_pictures(interaction, await look(interaction, pressed.table))


@handler("look", first=promise)
async def look_up(interaction: Interaction, pressed: Pressed) -> None:
    """A page of the game's own, such as moves, a chart or a goal, shown in private."""
    await show_page(interaction, await look(interaction, pressed.table), pressed.part(0))


async def show_page(interaction: Interaction, snapshot: Snapshot, verb: str) -> None:
    """Show one of the game's look-up pages. Raises UserError."""
    known = {ref(name): page for name, page in artist(snapshot.row.game).pages.items()}
    if snapshot.view is None or ref(verb) not in known:
        raise UserError("There is nothing to look up by that name now.")
    for view in private_panel.spread(known[ref(verb)](snapshot.view)):
        await say(interaction, view)
