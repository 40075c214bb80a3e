"""What a table has lived through, as a tale to read and to keep: `/story`."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import date

import discord
from discord import app_commands
from discord.ext import commands

from cogs.components import Press, note, rows_of
from cogs.doors import Pressed, door
from cogs.errors import acknowledge, acknowledged, promise, say
from cogs.keeper import Interaction
from cogs.mentions import NOBODY
from cogs.user_errors import Mistake
from storage import LoggedEvent

from . import limits, text
from .here import look, table_here
from .private import broken
from .shot import Shot

ALL = 100_000
"""Events of one table: more than any game has."""


class Story(commands.Cog):
    """The tale of the table."""

    @app_commands.command(name="story", description="The tale so far, to read and to keep.")
    async def story(self, interaction: Interaction) -> None:
        """A page of it, a way to the others, and the whole as a Markdown file. It opens where the
        tale stands, and once it is over, at its beginning."""
        await promise(interaction)
        table_id = await table_here(interaction)
        shot = await look(interaction, table_id)
        tale = await told(interaction, shot)
        name = f"{shot.game.key}-{table_id}.md"
        file = discord.File(io.BytesIO(tale.encode()), name)
        view = _page(shot.id, tale, 0 if shot.row.status in ("ended", "closed") else None)
        view.add_item(discord.ui.File(f"attachment://{name}"))
        await say(interaction, view, file)


async def told(interaction: Interaction, shot: Shot) -> str:
    """The whole tale as Markdown: the game's own, or the log's. Raises Mistake before the start."""
    async with interaction.client.desk.at(shot.id) as live:
        table = live.table
        if table is None:
            raise Mistake("The game has not begun, so there is no story yet.")
        tale = table.game.story(table.state, table.names, table.result)
    if tale is not None:
        return tale
    events = await interaction.client.store.events(shot.id, None, limit=ALL)
    return "\n".join(_from_log(shot, events)) + "\n"


def _from_log(shot: Shot, events: list[LoggedEvent]) -> Iterator[str]:
    """A title page, then what everybody saw, day by day."""
    yield f"# {text.plain(shot.game.title)}"
    yield ""
    yield f"*{text.plain(shot.game.blurb)}*"
    yield ""
    yield f"Played by {text.listed([shot.name(seat.number) for seat in shot.row.seats])}."
    if shot.result is not None:
        yield ""
        winners = shot.result.winners
        verb = "wins" if len(winners) == 1 else "win"
        yield f"**{shot.names(winners)} {verb}.**" if winners else "**Nobody wins.**"
    day: date | None = None
    for logged in events:
        if logged.at.date() != day:
            day = logged.at.date()
            yield ""
            yield f"## {day:%d %B %Y}"
            yield ""
        yield f"- {text.told(logged.event, limits.TEXT)}"


def _page(table_id: int, tale: str, number: int | None) -> discord.ui.LayoutView:
    """One message-full of the tale, the last unless said otherwise, with the ways to the others."""
    parts = broken(tale)
    number = len(parts) - 1 if number is None else min(number, len(parts) - 1)
    buttons = []
    if number > 0:
        buttons.append(Press(table_id, "story", str(number - 1), "b", label="Earlier"))
    if number < len(parts) - 1:
        buttons.append(Press(table_id, "story", str(number + 1), "f", label="Later"))
    return note(parts[number], *rows_of(buttons))


@door("story")
async def turn(interaction: Interaction, pressed: Pressed) -> None:
    """Another page of the tale, in the same message."""
    await acknowledge(interaction)
    shot = await look(interaction, pressed.table)
    view = _page(pressed.table, await told(interaction, shot), pressed.number(0))
    await acknowledged(interaction)
    await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY)
