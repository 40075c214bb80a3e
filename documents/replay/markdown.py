"""The Markdown that hands are written in, Discord's, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from markdown_it import MarkdownIt

from documents.safe_markdown import reader
from tables.wording import text

SMALL = "-# "
"""Begins a line in small letters."""
_ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)]) ")
_HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)


@cache
def _reader() -> MarkdownIt:
    """Every end of a line is one."""
    return reader("strikethrough", breaks=True)


def html(words: str) -> str:
    """A whole text."""
    return "".join(_parts(_HEADING.sub("#### ", text.visible(words))))


def _parts(words: str) -> Iterator[str]:
    block: list[str] = []
    for line in words.split("\n"):
        if line.startswith(SMALL):
            yield _reader().render("\n".join(block))
            block.clear()
            small = _reader().renderInline(line.removeprefix(SMALL))
            yield f"<p><small>{small}</small></p>\n"
        else:
            if block and _ITEM.match(block[-1]) and not _ITEM.match(line):
                block.append("")  # at Discord an item ends with its line
            block.append(line)
    yield _reader().render("\n".join(block))
