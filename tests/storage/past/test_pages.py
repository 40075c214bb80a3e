"""A page gives back what was put on it, to the letter, in far less room."""

import lzma

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage import PageBroken
from storage.past.pages import Page, pack_page, unpack_page
from storage.rows import EntryRow, LineRow

BIG = st.integers(0, 2**63 - 1)
SMALL = st.integers(0, 12)
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
MAYBE, MAYBE_WORDS = st.none() | BIG, st.none() | WORDS


ENTRIES = st.builds(
    EntryRow, BIG, WORDS, SMALL, WORDS, st.none() | WORDS, WORDS, st.none() | BIG, BIG, MAYBE
)
LINES = st.builds(
    LineRow, BIG, BIG, WORDS, st.none() | SMALL, WORDS, MAYBE_WORDS, BIG, MAYBE, SMALL, MAYBE
)


@given(st.builds(Page, st.lists(ENTRIES).map(tuple), st.lists(LINES).map(tuple)))
def test_a_page_returns_what_was_packed(page: Page) -> None:
    assert unpack_page(pack_page(page)) == page


def test_a_game_is_packed_to_a_fifth() -> None:
    """Each answer is another one, and each line tells of another space."""
    entries = tuple(
        EntryRow(n, "a", n % 3, str(n), f'["B{n % 7}"]', "2", 0, 10**12 + n * 3_600_000, 10**12)
        for n in range(1, 100)
    )

    def line(n: int) -> LineRow:
        text, data = f"Seat {n % 3} goes to B{n % 7}.", f'{{"seat":{n % 3}}}'
        return LineRow(n, n, text, None, "move", data, 10**12, n, 1, n)

    lines = tuple(map(line, range(1, 100)))
    written = sum(len(str(value)) for row in (*entries, *lines) for value in row)
    assert len(pack_page(Page(entries, lines))) < written / 5


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no page at all",
        pack_page(Page())[:-5],
        lzma.compress(b"[[],"),
        lzma.compress(b"[1,2,3]"),
        lzma.compress(b"[[[1],[2]],[]]"),
    ],
)
def test_a_broken_page_is_reported(body: bytes) -> None:
    with pytest.raises(PageBroken, match="broken"):
        unpack_page(body)
