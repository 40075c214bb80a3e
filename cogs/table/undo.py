"""Take an answer back, by the card's button or by `/undo`, after the user has confirmed it."""

from __future__ import annotations

import discord

from cogs.client import Interaction
from cogs.table.answering import take_own_snapshot
from cogs.table.outcomes import lock_table_for_interaction, made_known, make_outcome
from cogs.ui.components import Press, make_note, rows_of
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import Pressed, handler
from cogs.ui.panels import Shown, at_revision
from cogs.words import Message
from tables.actions import play
from tables.errors import UserError
from tables.wording import text


@handler("undo", first=promise_reply, returns=False)
async def undo(interaction: Interaction, pressed: Pressed) -> None:
    """Say what would be taken back, and ask the user to confirm."""
    await offer_undo(interaction, pressed.table)


async def offer_undo(interaction: Interaction, table_id: int) -> None:
    """Say what an undo would take back, with a button that does it. Raises UserError."""
    snapshot = await take_own_snapshot(interaction, table_id)
    if snapshot.undoable is None:
        raise UserError(
            text.format_plain(snapshot.undo_barred or str(Message("none-to-take-back")))
        )
    button = Press(
        table_id,
        "undone",
        str(snapshot.row.revision),
        label=Message("take-it-back"),
        style=discord.ButtonStyle.danger,
    )
    said = await send_reply(
        interaction, make_note(text.format_plain(snapshot.undoable), *rows_of([button]))
    )
    shown = Shown(said, at_revision(snapshot.row.revision))
    interaction.client.panels.note_shown_panel(interaction, table_id, shown, "undo")


@handler("undone", returns=False)
async def undone(interaction: Interaction, pressed: Pressed) -> None:
    """Take the answer back, unless the table has changed since the user was asked to confirm."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        play.own_seat(session, user_id)
        if str(session.row.revision) != pressed.find_part(0):
            raise UserError(Message("moved-on-undo"))
        move = await play.undo(sessions, session, user_id, interaction_id=interaction.id)
        came = await make_outcome(interaction, session, move)
    await made_known(interaction, came)
