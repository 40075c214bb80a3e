"""`/story`: the tale of a table, to read in pages and to keep as a file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client import Interaction
from cogs.table.lookup import look, table_here
from cogs.ui import limits
from cogs.ui.components import Press, note, rows_of
from cogs.ui.errors import promise, say, show_in_place
from cogs.ui.handlers import Pressed, handler
from cogs.views.private_panel import broken
from storage import LoggedEvent
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

ALL = 100_000
"""More events than any table has."""


class Story(commands.Cog):
    """The tale of the table."""

    @app_commands.command(name="story", description="The tale so far, to read and to keep.")
    async def story(self, interaction: Interaction) -> None:
        """A page of the tale, buttons to the others, and the whole as a Markdown file. It opens at
        the tale's last page, before any appendix; once the game is over, at the first."""
        await promise(interaction)
        table_id = await table_here(interaction)
        snapshot = await look(interaction, table_id)
        tale = await told(interaction, snapshot)
        name = f"{snapshot.game.key}-{table_id}.md"
        file = discord.File(io.BytesIO(tale.whole.encode()), name)
        view = _page(snapshot.id, tale, 0 if snapshot.row.status in ("ended", "closed") else None)
        view.add_item(discord.ui.File(f"attachment://{name}"))
        await say(interaction, view, file)


@dataclass(frozen=True, slots=True)
class Tale:
    """What is told of a table, as Markdown."""

    text: str
    appendix: str = ""
    """What stands behind it, for those who turn the page."""

    @property
    def whole(self) -> str:
        return f"{self.text}\n{self.appendix}" if self.appendix else self.text

    @property
    def pages(self) -> tuple[list[str], int]:
        """All pages, and how many of them are the tale's own."""
        own = broken(self.text)
        return own + (broken(self.appendix) if self.appendix else []), len(own)


async def told(interaction: Interaction, snapshot: Snapshot) -> Tale:
    """The whole tale: the game's own, or the log's. Raises UserError before the start."""
    async with interaction.client.sessions.at(snapshot.id) as session:
        table = session.table
        if table is None:
            raise UserError("The game has not begun, so there is no story yet.")
        tale = table.game.story(table.state, table.names, table.result)
        appendix = table.game.appendix(table.state, table.names)
    if tale is not None:
        return Tale(tale, appendix or "")
    events = await interaction.client.store.events(snapshot.id, None, limit=ALL)
    return Tale("\n".join(_from_log(snapshot, events)) + "\n")


def _from_log(snapshot: Snapshot, events: list[LoggedEvent]) -> Iterator[str]:
    """A title page, then what everybody saw, day by day."""
    yield f"# {text.plain(snapshot.game.title)}"
    yield ""
    yield f"*{text.plain(snapshot.game.blurb)}*"
    yield ""
    yield f"Played by {text.listed([snapshot.name(seat.number) for seat in snapshot.row.seats])}."
    if snapshot.result is not None:
        yield ""
        winners = snapshot.result.winners
        verb = "wins" if len(winners) == 1 else "win"
        yield f"**{snapshot.names(winners)} {verb}.**" if winners else "**Nobody wins.**"
    day: date | None = None
    for logged in events:
        if logged.at.date() != day:
            day = logged.at.date()
            yield ""
            yield f"## {day:%d %B %Y}"
            yield ""
        yield f"- {text.told(logged.event, limits.TEXT)}"


def _page(table_id: int, tale: Tale, number: int | None) -> discord.ui.LayoutView:
    """A page (None: the tale's last, before the appendix), with buttons to the others."""
    parts, own = tale.pages
    number = own - 1 if number is None else min(number, len(parts) - 1)
    buttons = []
    if number > 0:
        buttons.append(Press(table_id, "story", str(number - 1), "b", label="Earlier"))
    if number < len(parts) - 1:
        buttons.append(Press(table_id, "story", str(number + 1), "f", label="Later"))
    return note(parts[number], *rows_of(buttons))


@handler("story")
async def turn(interaction: Interaction, pressed: Pressed) -> None:
    """Another page of the tale, in the same message."""
    snapshot = await look(interaction, pressed.table)
    view = _page(pressed.table, await told(interaction, snapshot), pressed.number(0))
    await show_in_place(interaction, view)
