"""The sections of a book: its title, cast and chapters in the order in which they are read."""

from __future__ import annotations

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
    found = []
    if book.cover is not None:
        found.append(
            Section(
                "cover", str(Message("cover")), "cover", "region", "cover", "cover", None, False
            )
        )
    found.append(
        Section("title", book.title, "titlepage", "region", "title", "titlepage", None, False)
    )
    if book.cast:
        found.append(
            Section("cast", str(Message("who-takes-part")), "frontmatter", "region", "cast")
        )
    if book.preface:
        found.append(
            Section("preface", str(Message("how-it-began")), "preface", "doc-preface", "preface")
        )
    for number, chapter in enumerate(book.chapters, 1):
        mark = "bodymatter" if number == 1 else ""
        name = f"chapter-{number:02}"
        heading = markdown.strip_marks(chapter.title)
        found.append(Section(name, heading, "chapter", "doc-chapter", "chapter", mark, chapter))
    if book.epilogue is not None:
        heading = markdown.strip_marks(book.epilogue.title)
        mark = "" if book.chapters else "bodymatter"
        found.append(
            Section("epilogue", heading, "epilogue", "doc-epilogue", "chapter", mark, book.epilogue)
        )
    for number, chapter in enumerate(book.appendix, 1):
        name, heading = f"appendix-{number:02}", markdown.strip_marks(chapter.title)
        found.append(Section(name, heading, "appendix", "doc-appendix", "chapter", "", chapter))
    found.append(
        Section("colophon", str(Message("how-made")), "colophon", "doc-colophon", "colophon")
    )
    return found
