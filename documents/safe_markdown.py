"""Markdown for files that are sent on: whatever people have written in it, nothing of it becomes a
tag, an address or a character that nobody sees."""

from __future__ import annotations

from typing import Any

from markdown_it import MarkdownIt


def make_safe_reader(*rules: str, **options: Any) -> MarkdownIt:
    """Reads CommonMark, and what is in these further `rules`. HTML and character references are
    shown as they are written; nothing is linked or fetched."""
    found = MarkdownIt("commonmark", {**options, "html": False})
    found.enable(list(rules))
    return found.disable(["image", "link", "autolink", "reference", "entity"])
