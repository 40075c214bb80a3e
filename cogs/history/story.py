"""`/story`: shows the tale of a table, to read in pages and to keep as a file."""

import asyncio
from dataclasses import dataclass

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.history import book
from cogs.history.reading import (
    find_pressed_language,
    list_table_and_own_languages,
    parse_reading_language,
)
from cogs.table.lookup import take_snapshot_here, take_user_snapshot
from cogs.ui.commands import make_command
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import promise_reply, show_in_place
from cogs.ui.files import send_files
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.suggestions import suggest_languages
from cogs.views.private_panel import split_long_text
from cogs.words import Message
from documents import moments
from documents.book import making
from documents.book.bot_names import make_plain_names
from rules.engine.languages import speak
from tables.snapshot import Snapshot
from tables.wording.languages import name_language


@make_command(
    "command-story", first=promise_reply, kind="option-story-kind", language="option-read-in"
)
@app_commands.rename(kind="as")
@app_commands.choices(
    kind=[
        app_commands.Choice(name=str(Message("choice-e-book")), value="epub"),
        app_commands.Choice(name=str(Message("choice-page")), value="page"),
    ]
)
@app_commands.autocomplete(language=suggest_languages)
async def story(
    interaction: Interaction, kind: str | None = None, language: str | None = None
) -> None:
    """Show a page of the tale, with buttons to the others, the whole as a Markdown file, and
    buttons for the book with its pictures. It opens at the tale's last page, before any appendix;
    once the game is over, at the first."""
    snapshot = await take_snapshot_here(interaction)
    spoken = parse_reading_language(snapshot, language)
    if kind is not None:
        await book.send_book(interaction, snapshot, kind, spoken)
        return
    await show_tale(interaction, snapshot, spoken)


async def show_tale(interaction: Interaction, snapshot: Snapshot, language: str) -> None:
    """Show the user a page of the tale in private, with the whole as a file. Raises UserError."""
    tale = await make_tale(interaction, snapshot, language)
    name = f"{snapshot.game.key}-{snapshot.id}.md"
    view = _make_tale_page(snapshot, tale, None if snapshot.row.is_active else 0)
    await send_files(interaction, view, {name: tale.whole_text})


@register_handler("tale", first=promise_reply, returns=False)
async def open_tale(interaction: Interaction, pressed: Pressed) -> None:
    """Show the tale, for "Story" in the menu."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    await show_tale(interaction, snapshot, snapshot.row.language)


@dataclass(frozen=True, slots=True)
class Tale:
    """The tale of a table in a language, as Markdown."""

    language: str
    text: str
    appendix: str = ""
    """The text after the tale, on the pages that follow it."""

    @property
    def whole_text(self) -> str:
        return f"{self.text}\n{self.appendix}" if self.appendix else self.text

    @property
    def pages_and_own_count(self) -> tuple[list[str], int]:
        """All pages, and how many of them belong to the tale itself."""
        own = split_long_text(self.text)
        return own + (split_long_text(self.appendix) if self.appendix else []), len(own)


async def make_tale(interaction: Interaction, snapshot: Snapshot, language: str) -> Tale:
    """Make the whole tale: the game's own, or one made from the log. Raises UserError before the
    start."""
    with speak(language):
        async with interaction.client.sessions.lock_table(snapshot.id) as session:
            table = session.table
            if table is None:
                raise book.make_not_begun_error(snapshot)
            bots = [seat.number for seat in session.row.seats if seat.bot]
            names = make_plain_names(table.names, bots)
            tale = table.game.write_story(table.state, names, table.result)
            if tale is not None:
                return Tale(language, tale, table.game.write_appendix(table.state, names) or "")
            dump, row = table.dump(), session.row
        past = await moments.load_record(interaction.client.store, row)
        return Tale(language, await asyncio.to_thread(making.make_book_markdown, past, dump))


def _make_tale_page(snapshot: Snapshot, tale: Tale, number: int | None) -> discord.ui.LayoutView:
    """Make a page (None: the tale's last, before the appendix), with buttons to the others, to the
    first in the user's language, and to the book."""
    parts, own = tale.pages_and_own_count
    number = own - 1 if number is None else min(number, len(parts) - 1)

    def make_button(page: int, way: str, label: Message, language: str = tale.language) -> Press:
        return Press(snapshot.id, "story", str(page), way, language, label=label)

    buttons: list[Press] = []
    if number > 0:
        buttons.append(make_button(number - 1, "b", Message("earlier")))
    if number < len(parts) - 1:
        buttons.append(make_button(number + 1, "f", Message("later")))
    for language in list_table_and_own_languages(snapshot):
        if language != tale.language:
            named = name_language(language)
            label = Message("in-language", label=Message("read-here"), language=named)
            buttons.append(make_button(0, "l", label, language))
    return make_note(
        parts[number], *divide_into_rows([*buttons, *book.make_book_buttons(snapshot)])
    )


@register_handler("story")
async def turn_tale_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page of the tale in the same message."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    tale = await make_tale(interaction, snapshot, find_pressed_language(snapshot, pressed, 2))
    view = _make_tale_page(snapshot, tale, pressed.parse_part_number(0))
    await show_in_place(interaction, view)
