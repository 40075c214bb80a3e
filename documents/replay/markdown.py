"""Renders hands, which are written in Discord's Markdown, as HTML."""

import re
from collections.abc import Iterator
from functools import cache

from markdown_it import MarkdownIt

from documents.templates import make_safe_reader
from tables.wording import text

SMALL_PRINT_MARK = "-# "
"""The mark at the beginning of a line in small letters."""
_ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)]) ")
_HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)


@cache
def _make_reader() -> MarkdownIt:
    """Make a reader that renders every end of a line as a line break."""
    return make_safe_reader("strikethrough", breaks=True)


def render_html(words: str) -> str:
    """Render a whole text of Discord's Markdown as HTML."""
    return "".join(_render_parts(_HEADING.sub("#### ", text.strip_invisible(words))))


def _render_parts(words: str) -> Iterator[str]:
    block: list[str] = []
    for line in words.split("\n"):
        if line.startswith(SMALL_PRINT_MARK):
            yield _make_reader().render("\n".join(block))
            block.clear()
            small = _make_reader().renderInline(line.removeprefix(SMALL_PRINT_MARK))
            yield f"<p><small>{small}</small></p>\n"
        else:
            if block and _ITEM.match(block[-1]) and not _ITEM.match(line):
                block.append("")  # at Discord an item ends with its line
            block.append(line)
    yield _make_reader().render("\n".join(block))
