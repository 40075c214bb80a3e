"""The sections of a book: its title, cast and chapters in the order in which they are read."""

from dataclasses import dataclass

from documents.book import markdown
from documents.book.model import Book, Chapter
from documents.words import Message


@dataclass(frozen=True, slots=True)
class Section:
    """What begins on a new page. `file`: its name without the ending, which is its id too; `kind`
    and `role`: what it is, in the words of EPUB and of DPUB-ARIA; `look`: its class in the style
    sheet; `landmark`: "" for none; `listed`: whether the contents name it."""

    file: str
    heading: str
    kind: str
    role: str
    look: str
    landmark: str = ""
    chapter: Chapter | None = None
    listed: bool = True


def list_sections(book: Book) -> list[Section]:
    """List all sections of a book except the table of contents."""
    bare = markdown.strip_marks
    found = [Section("title", book.title, "titlepage", "region", "title", "titlepage", None, False)]
    if book.cover is not None:
        cover = str(Message("cover"))
        found.insert(0, Section("cover", cover, "cover", "region", "cover", "cover", None, False))
    if book.cast:
        cast = str(Message("who-takes-part"))
        found.append(Section("cast", cast, "frontmatter", "region", "cast"))
    if book.preface:
        began = str(Message("how-it-began"))
        found.append(Section("preface", began, "preface", "doc-preface", "preface"))
    ended = [book.epilogue] if book.epilogue is not None else []
    named = [
        *((f"chapter-{n:02}", "chapter", each) for n, each in enumerate(book.chapters, 1)),
        *(("epilogue", "epilogue", each) for each in ended),
        *((f"appendix-{n:02}", "appendix", each) for n, each in enumerate(book.appendix, 1)),
    ]
    for number, (name, kind, chapter) in enumerate(named):
        mark = "bodymatter" if number == 0 and kind != "appendix" else ""
        role = f"doc-{kind}"
        found.append(Section(name, bare(chapter.title), kind, role, "chapter", mark, chapter))
    made = str(Message("how-made"))
    return [*found, Section("colophon", made, "colophon", "doc-colophon", "colophon")]
