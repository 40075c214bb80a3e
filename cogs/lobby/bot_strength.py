"""The private panel that sets how well each bot plays before the start, with a select for each."""

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from cogs.client import Interaction
from cogs.lobby.buttons import make_person
from cogs.table.lookup import reply_and_publish, take_user_snapshot
from cogs.ui.components import Pick
from cogs.ui.errors import promise_reply, send_reply, show_in_place, tolerate_show_errors
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.localizations import make_choice_name
from cogs.ui.message import MessageView
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from rules.engine.search import STRENGTHS, Strength
from storage import Seat
from tables.actions import lobby_bots
from tables.actions.gathering import check_can_change_table
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording.bots import (
    STRENGTH_DESCRIPTIONS,
    STRENGTH_LABELS,
    describe_strength,
    strip_bot_label,
)

STRENGTH_CHOICES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=make_choice_name(describe_strength(one)), value=one)
    for one in STRENGTHS
]
"""The values that a command's argument may have."""


def parse_strength(word: str | None) -> Strength:
    """Find the strength with this name. Return middling if `word` is None. Raises UserError if no
    strength has this name."""
    found = next((one for one in STRENGTHS if one == (word or "middling")), None)
    if found is None:
        raise UserError(Message("strength-words"))
    return found


def make_strength_panel(snapshot: Snapshot) -> LayoutView:
    """Make the panel with a select for each bot at the table. Raises UserError if there are no
    bots."""
    bots = [seat for seat in snapshot.row.seats if seat.bot]
    if not bots:
        raise UserError(Message("no-bot-to-choose"))
    parts: list[discord.ui.Item[LayoutView]] = [TextDisplay(str(Message("how-bots-play")))]
    parts += [ActionRow(_make_strength_pick(snapshot.id, seat)) for seat in bots]
    return MessageView(Container(*parts))


def _make_strength_pick(table: int, seat: Seat) -> Pick:
    name = strip_bot_label(seat.name)
    options = [
        discord.SelectOption(
            label=f"{name}: {STRENGTH_LABELS[one]}",
            value=one,
            description=STRENGTH_DESCRIPTIONS[one],
            default=one == seat.strength,
        )
        for one in STRENGTHS
    ]
    return Pick(table, "setstrength", str(seat.number), name, options=options, placeholder=name)


@register_handler("strengths", first=promise_reply)
async def press_strengths(interaction: Interaction, pressed: Pressed) -> None:
    """Show this person the panel of the bots' strengths in private."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    if snapshot.row.status != "gathering":
        raise UserError(Message("strengths-fixed"))
    check_can_change_table(snapshot.row, make_person(interaction), "bots")
    await send_reply(interaction, make_strength_panel(snapshot))


@register_handler("setstrength")
async def pick_strength(interaction: Interaction, pressed: Pressed) -> None:
    """Set the strength that was picked for a bot, and show the panel again."""
    await count_interaction_once(interaction)
    await lobby_bots.set_bot_strength(
        interaction.client.sessions,
        pressed.table,
        make_person(interaction),
        number=pressed.parse_part_number(0),
        name=pressed.find_part(1),
        strength=parse_strength(pressed.find_picked_value()),
    )
    async with tolerate_show_errors(interaction):
        await show_in_place(
            interaction, make_strength_panel(await take_user_snapshot(interaction, pressed.table))
        )
    await reply_and_publish(interaction, pressed.table)
