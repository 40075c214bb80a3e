"""Whatever people write into names, tales and packs, the files that a table leaves show it
literally."""

import io
import re
from dataclasses import replace
from html.parser import HTMLParser
from zipfile import ZipFile

import pytest

from documents.book import epub, making, page
from documents.moments import Record, Walk
from documents.replay.making import Job, make_replay_of_walk
from rules.engine import Event
from tests.documents.book import books
from tests.documents.book.checker import find_faults
from tests.documents.records import find_shortest, read_golden

ATTACKS = (
    "<script>alert(1)</script>",
    "</script></style></title><img src=x onerror=alert(1)>",
    '" onload="alert(1)" \'',
    "]]><svg/onload=alert(1)>",
    "[here](javascript:alert(1)) <https://elsewhere.example>",
    "abc\u202edcba\u2066 &#x202e; &rlm;",
)
TURNING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that turn the direction in which their neighbours are read."""


class Parts(HTMLParser):
    """Whatever a browser would take for a script, a link, or something to fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.scripts = 0
        self.shown: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        if tag in {"iframe", "object", "embed", "base", "form"}:
            self.found.append(tag)
        for name, value in attrs:
            address = name in {"src", "href", "xlink:href", "action"}
            local = (value or "").startswith(("data:image/", "#"))
            if name.startswith("on") or (address and not local):
                self.found.append(f"{tag} {name}={value}")

    def handle_data(self, data: str) -> None:
        self.shown.append(data)


def attack_record(past: Record, attack: str) -> Record:
    """The record, with the attack as everybody's name, as a line, and as what somebody wrote."""
    lines = [
        replace(line, event=Event(f"{attack} {line.event.text}", None, "info", {"quote": attack}))
        for line in past.log
    ]
    return replace(
        past, names=tuple(attack for _ in past.names), log=tuple(lines), chapter=(attack, 1)
    )


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_replay_shows_hostile_text_literally(attack: str, plain_pictures: None) -> None:
    past = attack_record(read_golden(find_shortest("aurora"), 1, over=True), attack)
    made = make_replay_of_walk(Job(past, "whole"), Walk(past))
    text = made.content.decode()
    parts = Parts(text)
    assert parts.found == []
    assert parts.scripts == 4  # the texts, the pictures, the course, and the page's own
    assert not TURNING.search(text)
    assert attack.split("\u202e", maxsplit=1)[0] in "".join(parts.shown)


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_book_shows_hostile_text_literally(attack: str, quick: None) -> None:
    file = books.KEPT["aurora"]
    past = attack_record(read_golden(file, 4), attack)
    job = books.make_record_job("epub", past, books.replay_golden(file, 4).dump(), campaign=attack)
    book, _ = making.make_book(job)
    text = page.make_book_page(book).decode()
    parts = Parts(text)
    assert parts.found == []
    assert parts.scripts == 0
    assert not TURNING.search(text)
    assert attack.split("\u202e", maxsplit=1)[0] in "".join(parts.shown)
    packed = epub.make_epub(book)
    assert list(find_faults(packed)) == []
    with ZipFile(io.BytesIO(packed)) as opened:
        for name in opened.namelist():
            if name.endswith((".xhtml", ".opf")):
                content = opened.read(name).decode()
                assert "<script" not in content
                assert "<svg" not in content
                assert not TURNING.search(content)


def test_a_title_cannot_break_out_of_the_style_sheet() -> None:
    written = page._format_css_string('A "</style>" \\ 😀\n')
    assert not re.search(r'[<>\n]|(?<!^)"(?!$)', written)
    units = re.sub(r"\\([0-9a-f]{6})", lambda found: chr(int(found[1], 16)), written[1:-1])
    assert units == 'A "</style>" \\ 😀\n'
