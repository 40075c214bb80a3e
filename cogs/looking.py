"""The doors to what can be looked at: the board in words, the pictures that the card has no room
for, and the game's own pages."""

from __future__ import annotations

from cogs.components import ref
from cogs.doors import Pressed, door
from cogs.errors import promise, say
from cogs.keeper import Interaction
from cogs.user_errors import Mistake

from . import private
from .here import board, look, other_pictures
from .shot import Shot
from .show import artist


@door("board", first=promise)
async def words(interaction: Interaction, pressed: Pressed) -> None:
    """ "Board in words"."""
    await board(interaction, await look(interaction, pressed.table))


@door("pictures", first=promise)
async def see(interaction: Interaction, pressed: Pressed) -> None:
    """ "Pictures": those that the card does not show."""
    await other_pictures(interaction, await look(interaction, pressed.table))


@door("look", first=promise)
async def look_up(interaction: Interaction, pressed: Pressed) -> None:
    """A private page of the game's: moves, a chart, a goal."""
    await show_page(interaction, await look(interaction, pressed.table), pressed.part(0))


async def show_page(interaction: Interaction, shot: Shot, verb: str) -> None:
    """Show one of the game's look-up pages. Raises Mistake."""
    known = {ref(name): page for name, page in artist(shot.row.game).pages.items()}
    if shot.view is None or ref(verb) not in known:
        raise Mistake("There is nothing to look up by that name now.")
    for view in private.spread(known[ref(verb)](shot.view)):
        await say(interaction, view)
