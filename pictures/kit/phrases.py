"""Names as they are told, and the small phrases that all texts share."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

NAMELESS = "A nameless one"
_MARKUP = re.compile(r"[*`~|\\<>@#\[\]]")
_MARKS = re.compile(r"([_:()-])")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}


def visible(text: str) -> str:
    """On one line, without signs that cannot be seen or that turn the text round."""
    if not text.isprintable():
        text = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in _UNSEEN)
    return " ".join(text.split())


@lru_cache(maxsize=1024)
def tidy(name: str, most: int = 32) -> str:
    """A name that can be shown: visible, and at most so many characters."""
    line = visible(name)
    if len(line) > most:
        line = line[: most - 1].rstrip() + "…"
    return line or NAMELESS


def unmarked(text: str) -> str:
    """Without markup or mentions."""
    return _MARKUP.sub("", text)


def escaped(text: str) -> str:
    """What has no markup, in Markdown."""
    return _MARKS.sub(r"\\\1", text)


def bare(name: str, most: int = 32) -> str:
    """A player's name without markup or mentions."""
    return unmarked(tidy(name, most)).strip() or NAMELESS


def called(name: str, most: int = 32) -> str:
    """The same in Markdown."""
    return escaped(bare(name, most))
