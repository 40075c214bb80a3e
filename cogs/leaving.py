"""`/me away` and `/me back`: somebody is away for a while, and no clock of theirs runs."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.errors import acknowledge, quietly, say
from cogs.keeper import Interaction
from cogs.suggestions import choices
from cogs.user_errors import Mistake

from . import absence, returning, when, zones
from .components import note
from .here import settle, table_here


@app_commands.command(name="away", description="Stop your clocks at all tables, for a time.")
@app_commands.describe(until="2 days, sunday, 24 december, 2026-12-24 18:00, or: until I say")
async def away(interaction: Interaction, until: str) -> None:
    """The user is away; each of their tables is told, nobody is pinged."""
    await acknowledge(interaction, thinking=True)
    await _leave(interaction, until)


@away.autocomplete("until")
@quietly
async def _suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    _, named = await _calendar(interaction)
    now = interaction.client.store.now()
    offered = choices(when.suggestions(now, zones.zone(named)), typed)
    if typed.strip() and not offered:
        return choices([(typed, typed[:100])], "")
    return offered


@app_commands.command(name="back", description="Say that you are back.")
async def back(interaction: Interaction) -> None:
    """The user is back, at this channel's table and at all others."""
    await acknowledge(interaction, thinking=True)
    await come_back(interaction)


async def _calendar(interaction: Interaction) -> tuple[str | None, str | None]:
    """The time zone that the user has chosen, and the one that their words go by: where they never
    chose, the server's, as with reminders."""
    desk = interaction.client.desk
    own = (await desk.people.player(interaction.user.id)).zone
    return own, own or (await desk.people.server(interaction.guild_id)).zone


async def _leave(interaction: Interaction, words: str) -> None:
    """The user is away until then. Raises Mistake where the words mean no time."""
    desk, user = interaction.client.desk, interaction.user.id
    own, named = await _calendar(interaction)
    moment = when.until(words, desk.store.now(), zones.zone(named))
    told = await absence.leave(desk, user, moment, named)
    lines = ["You are away until you say otherwise."]
    if moment is not None:
        lines = [f"You are away until {discord.utils.format_dt(moment, 'F')}."]
        if own is None:
            lines.append(
                f"-# I do not know your time zone, so I went by the clock in "
                f"{named or zones.UNKNOWN}. `/settings time_zone:` tells me."
            )
    tables = "1 table of yours knows" if len(told) == 1 else f"{len(told)} tables of yours know"
    lines.append(
        "Meanwhile no clock of yours runs, and no card, vote or reminder calls you, at any table; "
        f"{tables}. It ends {'by itself, ' if moment is not None else ''}with your next move "
        "anywhere, or by `/me back`. What waits for you by then is in `/mine`."
    )
    await say(interaction, note("\n".join(lines)))
    for table_id in told:
        await interaction.client.poster.deliver(table_id)


async def come_back(interaction: Interaction) -> None:
    """The user is back. Raises Mistake where they never were away."""
    desk, user = interaction.client.desk, interaction.user.id
    try:
        table_id = await table_here(interaction)
    except Mistake:  # they are somewhere else; what they say holds for all tables
        table_id = None
    said = await returning.back(desk, table_id, user)
    if table_id is None:
        await say(interaction, said)
    else:
        await settle(interaction, table_id, said)
