"""Markdown to XHTML, for the little Markdown that books are written in."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from documents.safe_markdown import reader
from tables.wording import text


@cache
def _reader() -> MarkdownIt:
    """CommonMark with tables, and with the quotation marks of books."""
    return reader("table", "smartquotes", xhtmlOut=True, typographer=True)


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
    """Without what nobody sees, and without characters that XML has no place for."""
    return "".join(c for c in text.visible(words) if ord(c) & 0xFFFE != 0xFFFE)


def typeset(words: str) -> str:
    """Plain text with the apostrophes of books."""
    return re.sub(r"(?<=\w)'", "\u2019", _clean(words))


def plain(words: str) -> str:
    """Plain text as XML can hold it."""
    return _clean(words)
