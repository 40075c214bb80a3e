"""Markdown to XHTML, for the little Markdown that books are written in."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from documents.templates import make_safe_reader
from tables.wording import text


@cache
def _make_reader() -> MarkdownIt:
    """Make a reader of CommonMark with tables, and with the quotation marks of books."""
    return make_safe_reader("table", "smartquotes", xhtmlOut=True, typographer=True)


def render_blocks(markdown: str) -> Markup:
    """Render Markdown to XHTML blocks, such as paragraphs, quotations, lists and tables."""
    return Markup(_make_reader().render(strip_for_xml(markdown)))


def render_line(markdown: str) -> Markup:
    """Render a line of Markdown, such as a title, as HTML without a paragraph."""
    return Markup(_make_reader().renderInline(strip_for_xml(markdown)))


def strip_marks(markdown: str) -> str:
    """Remove the Markdown marks from a line, and return plain text."""
    found = _make_reader().parseInline(strip_for_xml(markdown))
    return "".join(part.content for token in found for part in token.children or () if part.content)


def strip_for_xml(words: str) -> str:
    """Remove from plain text invisible characters, and those that XML does not allow."""
    return "".join(c for c in text.strip_invisible(words) if ord(c) & 0xFFFE != 0xFFFE)


def typeset_text(words: str) -> str:
    """Replace the apostrophes in plain text with typographic ones, and drop what XML does not
    allow."""
    return re.sub(r"(?<=\w)'", "\u2019", strip_for_xml(words))
