"""Makes the book of a table as a file: an e-book, or a page to print. A campaign is one volume."""

from collections.abc import Sequence

from cogs.client import Interaction
from cogs.history.reading import (
    add_language_to_label,
    find_pressed_language,
    list_table_and_own_languages,
)
from cogs.table.lookup import take_user_snapshot
from cogs.ui.components import Press
from cogs.ui.errors import promise_reply
from cogs.ui.files import send_files
from cogs.ui.handlers import Pressed, register_handler
from cogs.words import Message
from documents import moments
from documents.book import making
from documents.book.making import Job, MadeBook
from documents.book.model import Kind
from rules.engine.languages import speak
from storage import TableRow
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

JOB_SECONDS = 240.0
"""Seconds within which the worker must make a book; most take ten."""
MOST_BYTES = 8_000_000
"""The largest book. This is below every server's upload limit today; a lower limit counts first."""
BOOK_KINDS: dict[str, tuple[Kind, str, Message]] = {
    "epub": ("epub", "epub", Message("e-book")),
    "page": ("page", "html", Message("to-print")),
}
"""What the custom_id says -> the kind of book, its file's ending, and the button's label."""
BOOKS_BUSY = Message("books-in-turn")


def make_book_buttons(snapshot: Snapshot) -> list[Press]:
    """Make a button for each kind of book in each language that the user may want."""
    return [
        Press(
            snapshot.id,
            "book",
            kind,
            language,
            label=add_language_to_label(snapshot, label, language),
        )
        for language in list_table_and_own_languages(snapshot)
        for kind, (_, _, label) in BOOK_KINDS.items()
    ]


@register_handler("book", first=promise_reply)
async def press_book(interaction: Interaction, pressed: Pressed) -> None:
    """Send the book whose button was pressed."""
    kind = pressed.rest[0] if pressed.rest and pressed.rest[0] in BOOK_KINDS else "epub"
    snapshot = await take_user_snapshot(interaction, pressed.table)
    await send_book(interaction, snapshot, kind, find_pressed_language(snapshot, pressed, 1))


def make_not_begun_error(snapshot: Snapshot) -> UserError:
    """Make the error for a table whose game has not begun. In a campaign it says where the tale of
    the chapters before is."""
    chapter = snapshot.row.chapter
    before = chapter is not None and chapter.number > 1
    return UserError(Message("no-story-but-before" if before else "no-story"))


async def send_book(
    interaction: Interaction, snapshot: Snapshot, named: str, language: str
) -> None:
    """Make the book of the kind `named` in a language, and send it to the user. Raises
    UserError."""
    kind, ending, _ = BOOK_KINDS[named]
    if snapshot.view is None:
        raise make_not_begun_error(snapshot)
    most = min(MOST_BYTES, interaction.filesize_limit)
    async with interaction.client.files.wait_for_turn(BOOKS_BUSY):
        job = await _make_book_job(interaction, snapshot, kind, most)
        with speak(language):
            made: MadeBook = await moments.run_in_process(
                interaction.client.workers, JOB_SECONDS, making.make_book_file, job
            )
    if len(made.content) > most:
        raise UserError(Message("book-too-large"))
    name = f"{snapshot.game.key}-{snapshot.id}.{ending}"
    await send_files(interaction, _describe_book(made, kind, snapshot), {name: made.content})


def _describe_book(made: MadeBook, kind: Kind, snapshot: Snapshot) -> str:
    title = text.format_plain(made.title, 200)
    parts = [str(Message("book-epub" if kind == "epub" else "book-page", title=title))]
    if snapshot.row.is_active:
        parts.append(str(Message("book-so-far")))
    if made.misfit:
        parts.append(f"-# {text.format_plain(made.misfit, 400)}")
    return "\n".join(parts)


async def _make_book_job(
    interaction: Interaction, snapshot: Snapshot, kind: Kind, most: int
) -> Job:
    """Collect the records of the book's tables into a job for a worker process. `most`: the file's
    size limit in bytes."""
    rows = await _list_book_tables(interaction, snapshot.row)
    records, dumps, closed = [], [], []
    for row in rows:
        async with interaction.client.sessions.lock_table(row.id) as session:
            if session.table is None:
                continue
            dumps.append(session.table.dump())
            over = session.table.result is not None
            now = session.row
        records.append(await moments.load_record(interaction.client.store, now))
        closed.append(not now.is_active and not over)
    chapter = snapshot.row.chapter
    campaign = text.strip_invisible(chapter.name) if chapter is not None else ""
    return Job(kind, tuple(records), tuple(dumps), tuple(closed), campaign, most)


async def _list_book_tables(interaction: Interaction, row: TableRow) -> Sequence[TableRow]:
    """List the tables of the book: the campaign's chapters up to this one. Of a chapter played
    several times, take the last table; leave out other tables that still gather players."""
    if row.chapter is None:
        return [row]
    rows = await interaction.client.store.campaigns.list_chapters(row.chapter.campaign_id)
    begun = [each for each in rows if each.status != "gathering"]
    by_number = {each.chapter.number: each for each in begun if each.chapter is not None}
    before = [each for number, each in sorted(by_number.items()) if number < row.chapter.number]
    return [*before, row]
