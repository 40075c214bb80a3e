"""E-books and pages as files: well formed, complete, without anything from elsewhere; and the check
finds what it is for."""

import base64
import hashlib
import io
import re
from dataclasses import replace
from html.parser import HTMLParser
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from documents.book import epub, markdown, page
from documents.book.model import Book, Chapter, Plate
from documents.book.sections import list_sections
from rules import GAMES
from tests.documents.book.books import make_book
from tests.documents.book.checker import find_faults
from tests.documents.book.quick import make_coloured_png
from tests.documents.records import BEGAN

ODD = 'Ada <b>&amp; "Ben"</b> ]]> \x0b\x9d\ud83d 😀 --> {{ book }} {% raw %}'
"""What somebody may be called, if nothing has looked at it."""


@pytest.mark.parametrize("key", GAMES)
def test_an_e_book_is_complete(key: str, quick: None) -> None:
    assert list(find_faults(epub.make_epub(make_book(key)))) == []


def strange() -> Book:
    plate = Plate("plate-1.png", make_coloured_png(b"x"), ODD, ODD, 6, 4)
    cover = Plate("cover.jpg", make_coloured_png(b"y"), ODD, "", 6, 4)
    table = "| | Score |\n|---|---|\n| A | 1 |"
    chapter = Chapter("1. *Odd* \\*", [markdown.strip_for_xml(ODD), plate, table])
    front = (ODD, ODD, (ODD,), "today", ODD, "urn:uuid:0", BEGAN, cover, [], [])
    return Book(*front, [chapter], Chapter("End", ["It ended."]), [], [ODD])


def test_the_text_begins_at_the_first_chapter_or_the_epilogue() -> None:
    told, untold, unended = strange(), replace(strange(), chapters=[]), replace(strange())
    unended.chapters, unended.epilogue, unended.appendix = [], None, told.chapters
    for made, first in ((told, ["chapter-01"]), (untold, ["epilogue"]), (unended, [])):
        begins = [each.file for each in list_sections(made) if each.landmark == "bodymatter"]
        assert begins == first


def test_no_players_text_breaks_the_book() -> None:
    content = epub.make_epub(strange())
    assert list(find_faults(content)) == []
    with ZipFile(io.BytesIO(content)) as opened:
        chapter = opened.read("EPUB/chapter-01.xhtml").decode()
    assert "<b>" not in chapter
    assert "{{ book }}" in chapter
    written = page.make_book_page(strange()).decode()
    assert "<b>" not in written
    assert "{{ book }}" in written


def changed(content: bytes, name: str, old: str, new: str | None) -> bytes:
    """The e-book with something else in one of its files, or without it."""
    held = io.BytesIO()
    with ZipFile(io.BytesIO(content)) as was, ZipFile(held, "w") as into:
        for info in was.infolist():
            text = was.read(info)
            if info.filename == name:
                assert old.encode() in text
                if new is None:
                    continue
                text = text.replace(old.encode(), new.encode(), 1)
            into.writestr(info, text)
    return held.getvalue()


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("EPUB/images/cover.jpg", "", None, "The manifest and the files differ"),
        ("EPUB/chapter-01.xhtml", 'alt="', 'title="', "a picture is not described"),
        ("EPUB/chapter-01.xhtml", "images/plate-1.png", "https://elsewhere/a.png", "elsewhere"),
        ("EPUB/nav.xhtml", "chapter-01.xhtml", "chapter-02.xhtml", "leads nowhere"),
        ("EPUB/package.opf", "schema:accessibilityHazard", "schema:other", "does not say"),
        ("EPUB/package.opf", '<itemref idref="colophon"/>', "", "The spine is not all pages"),
        ("mimetype", "epub", "other", "The mimetype is not"),
    ],
)
def test_the_check_finds_faults(name: str, old: str, new: str | None, told: str) -> None:
    assert told in " ".join(_all(changed(epub.make_epub(strange()), name, old, new)))


def _all(content: bytes) -> list[str]:
    found = []
    try:
        for fault in find_faults(content):
            found.append(fault)
    except (KeyError, ValueError) as error:  # the first fault is named; what follows trips over it
        found.append(str(error))
    return found


def test_the_check_finds_a_compressed_mimetype() -> None:
    held = io.BytesIO()
    with ZipFile(io.BytesIO(epub.make_epub(strange()))) as was, ZipFile(held, "w") as into:
        for name in was.namelist():
            into.writestr(name, was.read(name), ZIP_DEFLATED)
    assert "no plain mimetype" in next(find_faults(held.getvalue()))


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        if given.get("id"):
            assert given["id"] not in self.ids
            self.ids.add(str(given["id"]))


@pytest.mark.parametrize("key", GAMES)
def test_a_page_is_self_contained(key: str, quick: None) -> None:
    text = page.make_book_page(make_book(key)).decode()
    found = _Page(text)
    for tag, given in found.tags:
        assert tag not in ("script", "link", "iframe", "object", "form")
        assert not [name for name in given if name.startswith("on") or name == "style"]
        assert str(given.get("src", "data:")).startswith("data:image/") or "src" not in given
        if tag == "img":
            assert given["alt"]
        if "href" in given:
            assert str(given["href"]).removeprefix("#") in found.ids
    (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"default-src 'none'; img-src data:; style-src 'sha256-{digest}'" in text
    assert "url(" not in style
    assert "@import" not in style


def test_quotation_marks_are_typographic_except_in_code() -> None:
    shown = markdown.render_blocks("""Ada's note says "Too late". Seed: `it's "6"`.""")
    seed = "<code>it's &quot;6&quot;</code>"
    assert shown == f"<p>Ada\u2019s note says “Too late”. Seed: {seed}.</p>\n"
    assert markdown.typeset_text("Printers' Row is Ada's.") == "Printers\u2019 Row is Ada\u2019s."
