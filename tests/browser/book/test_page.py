"""A book as a page of HTML, on a phone. Its pictures are tiny, since nobody looks at them here."""

from pathlib import Path

import pytest

from documents.book import making
from rules import GAMES
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.documents.book.books import KEPT, make_job

FEW = sorted(GAMES)[1:5:2]
"""A game of pictures and one of prose: a book's parts are the same for all."""


@pytest.mark.parametrize(
    "key",
    [key if key in FEW else pytest.param(key, marks=pytest.mark.soak) for key in sorted(GAMES)],
)
async def test_axe_finds_no_fault(
    key: str, open_page: OpenPage, tmp_path: Path, quick: None
) -> None:
    content = making.make_book_file(make_job("html", KEPT[key], 40)).content
    assert content is not None
    book = tmp_path / "book.html"
    book.write_bytes(content)
    page = await open_page(book.as_uri(), width=390, height=844)
    assert not await find_violations(page)
