"""Markdown to XHTML, for the little Markdown that books are written in."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup


@cache
def _reader() -> MarkdownIt:
    """CommonMark with tables; what is written as HTML is shown as it is, and nothing is linked or
    fetched."""
    reader = MarkdownIt("commonmark", {"html": False, "xhtmlOut": True})
    return reader.enable("table").disable(["image", "link", "autolink", "reference"])


def blocks(markdown: str) -> Markup:
    """A block, such as a paragraph, a quotation, a list or a table."""
    return Markup(_reader().render(_clean(markdown)))


def line(markdown: str) -> Markup:
    """A line, such as a title."""
    return Markup(_reader().renderInline(_clean(markdown)))


def bare(markdown: str) -> str:
    """A line without its marks: plain text."""
    found = _reader().parseInline(_clean(markdown))
    return "".join(part.content for token in found for part in token.children or () if part.content)


def _clean(words: str) -> str:
    """Without characters that XML has no place for."""
    return "".join(c for c in words if c in "\n\t" or (c >= " " and not _odd(ord(c))))


def _odd(code: int) -> bool:
    return 0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE


def plain(words: str) -> str:
    """Plain text as XML can hold it."""
    return _clean(words)
