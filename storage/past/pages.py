"""A page: a part of a table's journal and log, compressed.

Stored row by row, most of the content repeats: the same words, the next number, a time shortly
after the last. So a page is stored by column, with numbers as differences from row to row, and
compressed as one text.
"""

import json
import lzma
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any, NamedTuple, TypeVar

from storage import rows
from storage.errors import PageBroken
from storage.rows import EntryRow, LineRow

Row = TypeVar("Row", EntryRow, LineRow)
Column = Sequence[Any]

_DIFFERENCE_COLUMNS = {"id", "revision", "edition", "step", "at"}
"""Columns that are stored as differences from the row before. (`asked_at`: as the difference from
`at`.)"""

_COMPRESSION_OPTIONS: dict[str, Any] = {
    "check": lzma.CHECK_CRC32,
    # More than most pages hold. The default dictionary would need 90 MB of memory.
    "filters": [{"id": lzma.FILTER_LZMA2, "preset": 6, "pb": 0, "dict_size": 1 << 20}],
}


class Page(NamedTuple):
    """The content of a page, in order."""

    entries: tuple[EntryRow, ...] = ()
    lines: tuple[LineRow, ...] = ()


def pack_page(page: Page) -> bytes:
    """Compress a page of old journal entries and log lines into bytes."""
    written = [_pack_columns(page.entries), _pack_columns(page.lines)]
    return lzma.compress(rows.pack_json(written).encode(), **_COMPRESSION_OPTIONS)


@lru_cache(maxsize=8)  # a reader of a log often needs the same page several times in a row
def unpack_page(body: bytes) -> Page:
    """Read back a page that `pack_page` has compressed. Raises PageBroken if it cannot be read."""
    try:
        entries, lines = json.loads(lzma.decompress(body))
        return Page(_unpack_columns(EntryRow, entries), _unpack_columns(LineRow, lines))
    except (lzma.LZMAError, EOFError, ValueError, TypeError) as error:
        raise PageBroken("A page of a table's journal and log is broken.") from error


def _pack_columns(part: Sequence[Row]) -> list[Column]:
    if not part:
        return []
    columns: dict[str, Column] = dict(zip(part[0]._fields, zip(*part, strict=True), strict=True))
    if "asked_at" in columns:  # first: `at` is changed next
        columns["asked_at"] = _subtract_spans(columns["at"], columns["asked_at"])
    for name in columns.keys() & _DIFFERENCE_COLUMNS:
        columns[name] = _encode_differences(columns[name])
    return list(columns.values())


def _unpack_columns(of: type[Row], written: Sequence[Column]) -> tuple[Row, ...]:
    columns: dict[str, Column] = dict(zip(of._fields, written, strict=True)) if written else {}
    for name in columns.keys() & _DIFFERENCE_COLUMNS:
        columns[name] = _decode_differences(columns[name])
    if "asked_at" in columns:
        columns["asked_at"] = _subtract_spans(columns["at"], columns["asked_at"])
    return tuple(map(of._make, zip(*columns.values(), strict=True)))


def _encode_differences(column: Column) -> list[int | None]:
    """Replace each number with its difference from the number before; None stays None."""
    numbers = [0, *(number for number in column if number is not None)]
    steps = iter([later - sooner for sooner, later in pairwise(numbers)])
    return [None if number is None else next(steps) for number in column]


def _decode_differences(steps: Column) -> list[int | None]:
    """Add up the differences that `_encode_differences` has made; None stays None."""
    sums = list(accumulate(step or 0 for step in steps))
    return [None if step is None else at for step, at in zip(steps, sums, strict=True)]


def _subtract_spans(times: Column, spans: Column) -> list[int | None]:
    """Subtract each span from its time; None stays None. The function is its own inverse."""
    return [None if span is None else time - span for time, span in zip(times, spans, strict=True)]
