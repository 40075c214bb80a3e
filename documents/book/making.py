"""Makes the file of a book from a job of plain values. This runs in a process of its own
(`documents/moments.py:run_in_process`), since it replays games and paints pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from documents.book import epub, front_and_back, log_chapters, page, plates, tale_chapters
from documents.book.bot_names import make_label_stripper, strip_bot_labels
from documents.book.front_and_back import BookTable
from documents.book.log_chapters import Voice
from documents.book.material import Material, gather_material
from documents.book.model import Block, Book, Chapter, Heading, Kind, Plate
from documents.book.plates import Painter
from documents.book.tale_chapters import Tale
from documents.moments import Record
from documents.words import Message
from rules.engine import GAMES, Table, register_games
from tables.wording import text


@dataclass(frozen=True, slots=True)
class Job:
    """Which book to make: each table's past and dump, in the order of the chapters. `closed`:
    whether each table was closed before its game was over. `campaign`: the campaign's name, or "".
    `most`: how many bytes the file may have."""

    kind: Kind
    records: tuple[Record, ...]
    dumps: tuple[str, ...]
    closed: tuple[bool, ...]
    campaign: str = ""
    most: int = 8_000_000


@dataclass(frozen=True, slots=True)
class MadeBook:
    """A finished file. `misfit`: a sentence that says why pictures stop at some point, or ""."""

    content: bytes
    title: str
    pictures: int
    misfit: str = ""


def make_book_file(job: Job) -> MadeBook:
    """Make the book as a file. If it is too large, make it again with fewer pictures."""
    room = min(plates.MOST_BYTES, job.most * 3 // 4)
    while True:
        book, misfit = make_book(job, room)
        content = epub.make_epub(book) if job.kind == "epub" else page.make_book_page(book)
        excess = len(content) - job.most
        if excess <= 0 or room == 0:
            return MadeBook(content, book.title, len(list(book.plates)), misfit)
        spent = sum(len(plate.image) for plate in book.plates)
        room = max(0, (spent - excess) * 9 // 10)


def make_book(job: Job, room: int = plates.MOST_BYTES) -> tuple[Book, str]:
    """Make the book. Return it and the first misfit of its journals, or "" if all fit."""
    stands = [
        _load_book_table(past, dump, closed)
        for past, dump, closed in zip(job.records, job.dumps, job.closed, strict=True)
    ]
    painter, last = Painter(room), stands[-1]
    game = last.game
    many = len(stands) > 1
    names = list(dict.fromkeys(name for stand in stands for name in stand.past.names))
    changed = max(stand.changed_at for stand in stands)
    when = front_and_back.format_days(stands[0].past.opened_at, changed)
    book = Book(
        title=job.campaign or game.title,
        subtitle=_make_subtitle(stands, bool(job.campaign)),
        players=tuple(names),
        when=when,
        about=game.blurb,
        identifier=_make_identifier(job.records),
        changed=changed,
    )
    parts = [_Part(stand, f"t{number}-" if many else "") for number, stand in enumerate(stands, 1)]
    own = parts[-1].tale.title
    if own and job.campaign in ("", game.title):
        book.title = text.strip_invisible(own.replace("\\", ""))
    book.cover = front_and_back.make_cover(game.key, book.title, book.subtitle, names, painter)
    cast = {}
    for part in parts:
        for member in front_and_back.make_cast(part.stand, painter, part.prefix):
            cast[member.name, member.player] = member
    book.cast = [*cast.values()]
    book.preface = [block for block in parts[0].tale.preface if not _is_cast_line(block)]
    if not book.preface and game.premise:
        book.preface = front_and_back.make_premise(game)
    voice = Voice()
    each = (
        plates.MOST
        if not many
        else max(2, min(plates.MOST, plates.MOST_CAMPAIGN_PICTURES // len(parts)))
    )
    for part in parts:
        chapters = part.make_chapters(painter, each, voice)
        chapter = part.stand.past.chapter
        if many and chapter and not part.tale.chapters and not game.retells and chapters:
            chapters[0].part = str(Message("chapter", number=chapter[1]))
        book.chapters += chapters
    told = "\n".join(
        block for chapter in book.chapters for block in chapter.blocks if isinstance(block, str)
    )
    book.epilogue = front_and_back.make_epilogue(last, painter, told, parts[-1].prefix)
    appendix = game.write_appendix(last.table.state, last.past.names)
    book.appendix = tale_chapters.parse_tale(appendix).chapters if appendix else []
    book.colophon = front_and_back.make_colophon(stands, when)
    return book, next(filter(None, (part.followed.misfit for part in parts)), "")


class _Part:
    """One table's part of the book."""

    def __init__(self, stand: BookTable, prefix: str) -> None:
        self.stand, self.prefix = stand, prefix
        past, table = stand.past, stand.table
        self.followed: Material = gather_material(past, pictured=True)
        own = past.game.write_story(table.state, past.names, table.result)
        self.tale: Tale = tale_chapters.parse_tale(own) if own is not None else Tale()
        if past.game.retells:
            self.tale = Tale(self.tale.title)

    def make_chapters(self, painter: Painter, most_pictures: int, voice: Voice) -> list[Chapter]:
        """Make the table's chapters, with at most this many pictures."""
        followed, period, past = self.followed, self.stand.game.period, self.stand.past
        first = past.chapter[1] if past.chapter else 1
        drafts = []
        if not self.tale.chapters:
            drafts = log_chapters.draft_chapters(followed.told, self.stand.game, voice, first)
        text = self.tale.chapters or [draft.chapter for draft in drafts]
        words = sum(
            len(block.split()) for each in text for block in each.blocks if isinstance(block, str)
        )
        chosen = plates.choose_turning_points(followed, plates.count_pictures(words, most_pictures))
        shown = plates.paint_plates(painter, followed, chosen, period, self.prefix)
        if not self.tale.chapters:
            return _place_plates(drafts, shown)
        headings = {each.number: each.retold.heading for each in chosen}
        for number in sorted(shown):
            so_far = followed.scenes[number].told_so_far
            if so_far is not None:
                at = tale_chapters.find_tale_end(tale_chapters.parse_tale(so_far), self.tale)
                named = tale_chapters.find_named_part(self.tale, headings[number])
                if named is not None and at[:2] > named:  # the tale has gone on in the same breath
                    at = (*named, tale_chapters.AFTER_LAST_BLOCK)
                tale_chapters.insert_block(self.tale, at, shown[number])
        return self.tale.chapters


def _place_plates(
    drafts: Sequence[log_chapters.ChapterDraft], shown: dict[int, Any]
) -> list[Chapter]:
    """Insert each picture into its chapter, but never two in a row, and return the chapters."""
    for draft in drafts:
        here = [number for number in draft.after if number in shown]
        for number in sorted(here, reverse=True):  # from behind, so that places stay
            plate, place = shown.pop(number), draft.after[number]
            if not isinstance((*draft.chapter.blocks, "")[place], Plate):  # never two in a row
                draft.chapter.blocks.insert(place, plate)
    return [draft.chapter for draft in drafts]


def _load_book_table(past: Record, dump: str, closed: bool) -> BookTable:
    """Load the table for a book, with bots called by their names alone."""
    if past.game.key not in GAMES:
        register_games(past.game)
    plain, table = strip_bot_labels(past), Table[Any].load(dump, packs=past.packs)
    for seat, name in enumerate(plain.names):
        table.rename_seat(seat, name)
    if table.result is not None:
        table.result = replace(table.result, why=make_label_stripper(past)(table.result.why))
    return BookTable(plain, table, closed)


def _make_subtitle(stands: Sequence[BookTable], campaign: bool) -> str:
    title = stands[-1].game.title.rstrip("!")
    if campaign:
        return str(Message("campaign-of", game=title))
    over = stands[-1].past.over
    return str(Message("book-of-game" if over else "game-so-far", game=title))


def _make_identifier(records: Sequence[Record]) -> str:
    """Make the book's URN, which is always the same for the same tables."""
    first = records[0]
    named = f"emberkeep:{first.table_id}:{first.opened_at.isoformat()}:{len(records)}"
    return f"urn:uuid:{uuid5(NAMESPACE_URL, named)}"


def _is_cast_line(block: Block) -> bool:
    """Whether a block of the preface only names the cast, which has a page of its own."""
    return isinstance(block, str) and block.startswith("*") and block.endswith("*")


# -- as Markdown -----------------------------------------------------------------------------------


def make_book_markdown(past: Record, dump: str) -> str:
    """Make only the text of a book, for a game that tells no tale of its own."""
    stand = _load_book_table(past, dump, False)
    past, followed = stand.past, gather_material(stand.past, pictured=False)
    chapters = [draft.chapter for draft in log_chapters.draft_chapters(followed.told, past.game)]
    lines = [f"# {text.format_plain(past.game.title)}", f"*{text.format_plain(past.game.blurb)}*"]
    players = [
        Message("name-of-bot", name=name) if seat in past.bots else name
        for seat, name in enumerate(map(text.format_plain, past.names))
    ]
    lines.append(str(Message("by-players", players=players)))
    lines += [str(block) for block in front_and_back.make_premise(past.game)]
    for chapter in chapters:
        lines.append(f"## {chapter.title}")
        lines += [f"*{chapter.below}*"] if chapter.below else []
        for block in chapter.blocks:
            lines.append(f"### {block.title}" if isinstance(block, Heading) else str(block))
    if stand.result is not None:
        lines += [f"## {Message('epilogue')}", front_and_back.describe_end(stand, stand.result)]
        lines += [str(block) for block in front_and_back.describe_aftermath(stand, stand.result)]
        lines += [str(block) for block in front_and_back.describe_winners(past, stand.result)]
    return "\n\n".join(lines) + "\n"
