"""Markdown to XHTML, for the little Markdown that books are written in."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from documents.safe_markdown import make_safe_reader
from tables.wording import text


@cache
def _make_reader() -> MarkdownIt:
    """CommonMark with tables, and with the quotation marks of books."""
    return make_safe_reader("table", "smartquotes", xhtmlOut=True, typographer=True)


def render_blocks(markdown: str) -> Markup:
    """A block, such as a paragraph, a quotation, a list or a table."""
    return Markup(_make_reader().render(_clean_text(markdown)))


def render_line(markdown: str) -> Markup:
    """A line, such as a title."""
    return Markup(_make_reader().renderInline(_clean_text(markdown)))


def strip_marks(markdown: str) -> str:
    """A line without its marks: plain text."""
    found = _make_reader().parseInline(_clean_text(markdown))
    return "".join(part.content for token in found for part in token.children or () if part.content)


def _clean_text(words: str) -> str:
    """Without what nobody sees, and without characters that XML has no place for."""
    return "".join(c for c in text.strip_invisible(words) if ord(c) & 0xFFFE != 0xFFFE)


def typeset_text(words: str) -> str:
    """Plain text with the apostrophes of books."""
    return re.sub(r"(?<=\w)'", "\u2019", _clean_text(words))


def make_xml_text(words: str) -> str:
    """Plain text as XML can hold it."""
    return _clean_text(words)
