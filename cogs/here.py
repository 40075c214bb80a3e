"""Which table somebody means, what it looks like to them, and what follows when they have acted."""

from __future__ import annotations

import pictures
from cogs.errors import acknowledged, afterwards, say
from cogs.keeper import Interaction
from cogs.mentions import NOBODY
from cogs.user_errors import Mistake

from . import text
from .components import note
from .media import album, files
from .private import in_words
from .shot import Shot, shoot
from .show import all_pictures, own_pictures, picture

UNHEARD = "That counts, though Discord may have told you otherwise: it did not hear me in time."


async def table_here(interaction: Interaction) -> int:
    """The channel's table: the active one, else the last. In direct messages, the one table where
    the user sits. Raises Mistake where there is none."""
    store = interaction.client.store
    if interaction.channel_id is not None:
        row = await store.active_table(interaction.channel_id)
        row = row or await store.latest_table(interaction.channel_id)
        if row is not None:
            interaction.client.poster.try_card(row.id)
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
    interaction.client.poster.try_card(table_id)
    row = await interaction.client.store.table(table_id)
    async with desk.at(table_id) as live:
        return shoot(live, live.as_shown(row), live.seat_of(interaction.user.id))


async def settle(
    interaction: Interaction, table_id: int, said: str = "", *, on_card: bool = False
) -> None:
    """After a change: tell the one who acted, show it to all, and tell what could not be shown.
    What they pressed on alone, the words take the place of. `on_card`: the card says the same, so
    that a press needs no word; a command must be answered."""
    poster = interaction.client.poster
    async with afterwards(interaction):
        heard = await acknowledged(interaction) or "said" in interaction.extras
        if not heard:
            await say(interaction, said or UNHEARD)
        elif not said or (on_card and interaction.message is not None):
            pass
        elif pressed_alone(interaction):
            await interaction.edit_original_response(
                view=note(said), attachments=[], allowed_mentions=NOBODY
            )
        else:
            await say(interaction, said)
    problem = await poster.deliver(table_id, interaction)
    notice = poster.notices.pop(interaction.user.id, None)
    async with afterwards(interaction):
        for words in filter(None, (problem, notice)):
            await say(interaction, words)


def pressed_alone(interaction: Interaction) -> bool:
    """Whether the user has pressed on a message that nobody else sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def board(interaction: Interaction, shot: Shot) -> None:
    """Show the board to the user alone: in words, and in pictures unless they want none."""
    if shot.view is None:
        raise Mistake("The game has not begun, so there is no board yet.")
    pictured = not await in_words_only(interaction, shot)
    if pictured and (shown := await all_pictures(shot.row.game, shot.view)):
        await say(interaction, album(shown), *files(shown))
    for view in in_words(shot):
        await say(interaction, view)
    await interaction.client.desk.people.looked(shot.row, interaction.user.id)


async def other_pictures(interaction: Interaction, shot: Shot) -> None:
    """Show the user alone the pictures that the card has no room for; to those who want none, the
    board in words."""
    if shot.view is None or await in_words_only(interaction, shot):
        await board(interaction, shot)
        return
    if not (shown := (await all_pictures(shot.row.game, shot.view))[1:]):
        raise Mistake("The card shows all that there is to see.")
    await say(interaction, album(shown), *files(shown))


async def drawn(interaction: Interaction, shot: Shot) -> pictures.Picture | None:
    """The table's first picture; None where the user or the table wants words only, or the game has
    no pictures."""
    if shot.view is None or await in_words_only(interaction, shot):
        return None
    return await picture(shot.row.game, shot.view)


async def in_words_only(interaction: Interaction, shot: Shot) -> bool:
    """Whether the user or the table wants no pictures."""
    player = await interaction.client.desk.people.player(interaction.user.id)
    return player.words_only or shot.words_only


async def own_shown(interaction: Interaction, shot: Shot) -> list[pictures.Picture]:
    """What the user alone may see in pictures, unless they want none."""
    return [] if await in_words_only(interaction, shot) else await own_pictures(shot)
