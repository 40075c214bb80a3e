"""Take an answer back, by the card's button or by `/undo`. The user confirms it first, unless it is
free."""

import discord

from cogs.client import Interaction
from cogs.table.answering import take_seated_snapshot
from cogs.table.lookup import make_table_command
from cogs.table.outcomes import carry_out_and_show
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.panels import ShownMessage, make_revision_check
from cogs.words import Message
from tables.actions import play
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession
from tables.snapshot import Snapshot
from tables.wording import text


async def offer_undo(interaction: Interaction, table_id: int) -> None:
    """Say what an undo would take back, with a button that does it. Raises UserError."""
    await _ask_for_confirmation(interaction, await take_seated_snapshot(interaction, table_id))


undo = make_table_command("command-undo", offer_undo, first=promise_reply)


@register_handler("undo", returns=False)
async def press_undo(interaction: Interaction, pressed: Pressed) -> None:
    """ "Take back": take the answer back at once if that is free and nothing has happened since the
    button was shown. Otherwise ask for confirmation first."""
    snapshot = await take_seated_snapshot(interaction, pressed.table)
    shown = "".join(pressed.rest)
    if snapshot.undo_is_free and shown == str(snapshot.row.revision):
        await _take_back_answer(interaction, pressed.table, shown)
    else:
        await _ask_for_confirmation(interaction, snapshot)


@register_handler("undone", returns=False)
async def press_confirm_undo(interaction: Interaction, pressed: Pressed) -> None:
    """Take the answer back, unless the table has changed since the user was asked to confirm."""
    await _take_back_answer(interaction, pressed.table, pressed.find_part(0))


async def _ask_for_confirmation(interaction: Interaction, snapshot: Snapshot) -> None:
    if snapshot.undoable is None:
        raise UserError(
            text.format_plain(str(snapshot.undo_barred or Message("none-to-take-back")))
        )
    revision = snapshot.row.revision
    button = Press(
        snapshot.id,
        "undone",
        str(revision),
        label=Message("take-it-back"),
        style=discord.ButtonStyle.danger,
    )
    said = await send_reply(
        interaction, make_note(text.format_plain(snapshot.undoable), *divide_into_rows([button]))
    )
    shown = ShownMessage(said, make_revision_check(revision))
    interaction.client.panels.note_shown_message(interaction, snapshot.id, shown, "undo")


async def _take_back_answer(interaction: Interaction, table_id: int, revision: str) -> None:
    def decide(session: TableSession) -> Change:
        play.find_own_seat(session, interaction.user.id)
        if str(session.row.revision) != revision:
            raise UserError(Message("moved-on-undo"))
        return play.decide_undo(session, interaction.user.id, interaction.id)

    await carry_out_and_show(interaction, table_id, decide)
