"""Find the table that somebody means, show it to them, and publish it after they have acted."""

import asyncio
from collections.abc import Callable

from discord import app_commands
from discord.ui import LayoutView

import pictures
from cogs.client import Interaction
from cogs.ui.commands import Command, make_command, show_thinking
from cogs.ui.components import make_note
from cogs.ui.errors import (
    SECONDS_FOR_TABLE,
    await_acknowledgement,
    send_reply,
    show_in_place,
    tolerate_show_errors,
)
from cogs.ui.handlers import Act, First
from cogs.ui.interaction_state import ensure_interaction_state
from cogs.ui.media import make_album, make_files
from cogs.views.plain import (
    Drawn,
    list_question_drawings,
    paint_all_pictures,
    paint_card_picture,
    paint_own_pictures,
)
from cogs.views.private_panel import make_board_messages
from cogs.words import Message
from rules.engine.messages import Text
from storage import StorageFailed, TableRow
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

CHANGE_MADE = Message("unheard")


async def find_table_id_here(interaction: Interaction) -> int:
    """Find the id of the channel's table: the active one, else the last. If a direct message has no
    table, find the table where the user has a seat. Raises UserError if there is no table, or the
    user has several."""
    store = interaction.client.store
    if interaction.channel_id is not None:
        row = await store.find_active_table(interaction.channel_id)
        row = row or await store.find_latest_table(interaction.channel_id)
        if row is not None:
            interaction.client.publisher.retry_card(row.id)
            return row.id
    if interaction.guild_id is None:
        rows = await store.list_user_tables(interaction.user.id)
        if len(rows) == 1:
            return rows[0].id
        if rows:
            places = text.join_names(
                [text.format_link(row.guild_id, row.channel_id) for row in rows[:8]]
            )
            raise UserError(Message("several-tables", places=places))
    raise UserError(Message("no-table-here"))


async def take_user_snapshot(interaction: Interaction, table_id: int) -> Snapshot:
    """Take a snapshot of the table as the user may see it."""
    sessions = interaction.client.sessions
    interaction.client.publisher.retry_card(table_id)
    row = await interaction.client.store.find_table(table_id)
    async with sessions.lock_table(table_id) as session:
        seat = session.find_seat(interaction.user.id)
        return await sessions.take_snapshot(session, session.merge_stored_row(row), seat)


async def take_snapshot_here(interaction: Interaction) -> Snapshot:
    """Take a snapshot of the channel's table as the user may see it. Raises UserError."""
    return await take_user_snapshot(interaction, await find_table_id_here(interaction))


def make_table_command(
    about: str, act: Act, group: app_commands.Group | None = None, *, first: First = show_thinking
) -> Command:
    """Make a command that does something at the channel's table, as `make_command` does."""

    async def act_at_table(interaction: Interaction) -> None:
        await act(interaction, await find_table_id_here(interaction))

    return make_command(about, group, first=first)(act_at_table)


async def read_row_in_time(interaction: Interaction, table_id: int) -> TableRow | None:
    """Read the table's row for a form that is about to open. Discord wants a form within three
    seconds, so this does not wait for the table itself. Return None if storage takes too long or
    fails; the form then opens unchecked, and its submission is checked."""
    try:
        async with asyncio.timeout(SECONDS_FOR_TABLE):
            return await interaction.client.store.find_table(table_id)
    except (TimeoutError, StorageFailed):
        return None


async def reply_and_publish(
    interaction: Interaction,
    table_id: int,
    said: Text = "",
    *,
    on_card: bool = False,
    snapshot: Snapshot | None = None,
) -> None:
    """Reply to the user after a change, publish the change, and tell the user what could not be
    shown. `said`: the reply; it replaces an ephemeral message that the user pressed on. `on_card`:
    the card says the same, so a press gets no reply; a command still does. `snapshot`: the table
    after the change, as everybody may see it, if known already."""
    publisher = interaction.client.publisher
    async with tolerate_show_errors(interaction):
        heard = (
            await await_acknowledgement(interaction)
            or ensure_interaction_state(interaction).replied
        )
        if not heard:
            await send_reply(interaction, said or CHANGE_MADE)
        elif said == "" or (on_card and interaction.message is not None):
            pass
        elif is_pressed_in_private(interaction):
            await show_in_place(interaction, make_note(said))
            interaction.client.panels.forget_pressed_message(interaction)
        else:
            await send_reply(interaction, said)
    problem = await publisher.deliver_posts(table_id, interaction, snapshot)
    notice = publisher.notices.pop(interaction.user.id, None)
    async with tolerate_show_errors(interaction):
        for words in (problem, notice):
            if words:
                await send_reply(interaction, words)


def is_pressed_in_private(interaction: Interaction) -> bool:
    """Whether the user has pressed on an ephemeral message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show_board(interaction: Interaction, snapshot: Snapshot) -> None:
    """Show the board to the user in private: in words, and in pictures unless they want none.
    Raises UserError if the game has not begun."""
    if snapshot.view is None:
        raise UserError(Message("no-board-yet"))
    pictured = not await is_words_only(interaction, snapshot)
    if pictured and (shown := await paint_all_pictures(snapshot.row.game, snapshot.view)):
        await send_reply(interaction, make_album(shown), *make_files(shown))
    for view in make_board_messages(snapshot):
        await send_reply(interaction, view)
    await interaction.client.sessions.people.record_look(snapshot.row, interaction.user.id)


async def show_other_pictures(interaction: Interaction, snapshot: Snapshot) -> None:
    """Show the user in private the pictures that the card has no room for. If they want no
    pictures, show the board in words. Raises UserError if there are no more pictures."""
    if snapshot.view is None or await is_words_only(interaction, snapshot):
        await show_board(interaction, snapshot)
        return
    shown = await paint_all_pictures(snapshot.row.game, snapshot.view, snapshot.prompts)
    if not (shown := shown[1:]):
        raise UserError(Message("card-shows-all"))
    await send_reply(interaction, make_album(shown), *make_files(shown))


async def paint_first_picture(
    interaction: Interaction, snapshot: Snapshot
) -> pictures.Picture | None:
    """Paint the table's first picture. Return None if the user or the table wants words only, or
    the game has no pictures."""
    if snapshot.view is None or await is_words_only(interaction, snapshot):
        return None
    return await paint_card_picture(snapshot.row.game, snapshot.view)


async def is_words_only(interaction: Interaction, snapshot: Snapshot) -> bool:
    """Whether the user or the table wants words only, without pictures."""
    player = await interaction.client.sessions.people.find_player_settings(interaction.user.id)
    return player.words_only or snapshot.is_words_only


async def add_icons(interaction: Interaction, snapshot: Snapshot, view: LayoutView) -> LayoutView:
    """Put icons beside the message's words, unless the user or the table wants words only. Return
    the message."""
    if await is_words_only(interaction, snapshot):
        return view
    return interaction.client.icons.add_icons_to_view(view, snapshot)


async def paint_panel_pictures(
    interaction: Interaction,
    snapshot: Snapshot,
    drawings: Callable[[Snapshot], list[Drawn]] = list_question_drawings,
) -> list[pictures.Picture]:
    """Paint the pictures of the user's questions, or these drawings. Return none if the user or the
    table wants words only."""
    if await is_words_only(interaction, snapshot):
        return []
    return await paint_own_pictures(snapshot, drawings)
