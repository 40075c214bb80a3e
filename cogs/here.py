"""Which table somebody means, what it looks like to them, and what follows when they have acted."""

from __future__ import annotations

import io
from dataclasses import replace

import discord
from discord.ui import Container, LayoutView, MediaGallery

import pictures

from . import limits, text
from .card import PICTURE
from .errors import Mistake, afterwards, say
from .interaction import Interaction
from .private import in_words
from .shot import Shot, shoot
from .show import picture


async def table_here(interaction: Interaction) -> int:
    """The channel's table: the active one, else the last. In direct messages, the one table where
    the user sits. Raises Mistake where there is none."""
    store = interaction.client.store
    if interaction.channel_id is not None:
        row = await store.active_table(interaction.channel_id)
        row = row or await store.latest_table(interaction.channel_id)
        if row is not None:
            return row.id
    if interaction.guild_id is None:
        rows = await store.tables_of(interaction.user.id)
        if len(rows) == 1:
            return rows[0].id
        if rows:
            places = text.listed([text.link(row.guild_id, row.channel_id) for row in rows[:8]])
            raise Mistake(f"You sit at several tables. Ask at the one you mean: {places}.")
    raise Mistake("There is no table in this channel. `/game open` opens one.")


async def look(interaction: Interaction, table_id: int) -> Shot:
    """The table as the user may know it."""
    desk = interaction.client.desk
    row = await interaction.client.store.table(table_id)
    async with desk.at(table_id) as live:
        card = row.card if row else live.row.card
        fresh = replace(live.row, card=card)
        return shoot(live, fresh, live.seat_of(interaction.user.id))


async def settle(interaction: Interaction, table_id: int, said: str = "") -> None:
    """After a change: tell the one who acted, show it to all, and tell what could not be shown."""
    poster = interaction.client.poster
    async with afterwards(interaction):
        if said:
            await say(interaction, said)
    problem = await poster.deliver(table_id)
    notice = poster.notices.pop(interaction.user.id, None)
    async with afterwards(interaction):
        for words in filter(None, (problem, notice)):
            await say(interaction, words)


async def board(interaction: Interaction, shot: Shot) -> None:
    """Show the board to the user alone: in words, and as a picture unless they want none."""
    if shot.view is None:
        raise Mistake("The game has not begun, so there is no board yet.")
    player = await interaction.client.desk.player(interaction.user.id)
    if not (player.words_only or shot.words_only):
        drawn = await picture(shot.row.game, shot.view)
        if drawn is not None:
            await say(interaction, _gallery(drawn), _file(drawn))
    for view in in_words(shot):
        await say(interaction, view)


def _gallery(drawn: pictures.Picture) -> LayoutView:
    view = LayoutView(timeout=None)
    media = discord.MediaGalleryItem(
        f"attachment://{PICTURE}", description=limits.clip(drawn.alt, limits.ALT)
    )
    view.add_item(Container(MediaGallery(media)))
    return view


def _file(drawn: pictures.Picture) -> discord.File:
    return discord.File(io.BytesIO(drawn.png), PICTURE)
