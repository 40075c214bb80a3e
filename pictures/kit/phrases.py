"""Make names safe to show, for the phrases that all texts share."""

import re
import unicodedata
from functools import lru_cache
from typing import Any

from pictures.kit.fonts import make_writable
from pictures.words import Message

_MARKUP = re.compile(r"[*`~|\\<>@#\[\]]")
_MARKS = re.compile(r"([_:()-])")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}


def strip_invisible(text: str) -> str:
    """Put a text on one line, without signs that cannot be seen or that reverse its direction."""
    if not text.isprintable():
        text = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in _UNSEEN)
    return " ".join(text.split())


def tidy_name(name: str, most: int = 32) -> str:
    """Make a name that can be shown: visible, and at most this many characters long."""
    return _shorten_name(name, most) or str(Message("nameless"))


@lru_cache(maxsize=1024)
def _shorten_name(name: str, most: int) -> str:
    line = strip_invisible(name)
    return line[: most - 1].rstrip() + "…" if len(line) > most else line


def make_writable_name(name: str, seat: int) -> str:
    """Make a player's name in letters that can be drawn: "Seat 1" and so on if it has none."""
    return make_writable(name, str(Message("seat", number=seat + 1)))


def pick_fields(view: object, names: str) -> dict[str, Any]:
    """Look up fields of a view, for a message whose variables have the same names."""
    return {name: getattr(view, name) for name in names.split()}


def strip_markup(text: str) -> str:
    """Take markup and mentions out of a text."""
    return _MARKUP.sub("", text)


def write_capitals(text: object) -> str:
    """Write a word in capitals, as on a sign."""
    return str(Message("capitals", text=str(text)))


def escape_markdown(text: str) -> str:
    """Escape a text that has no markup, so that Markdown shows it unchanged."""
    return _MARKS.sub(r"\\\1", text)


def format_plain_name(name: str, most: int = 32) -> str:
    """Write a player's name without markup or mentions."""
    return strip_markup(tidy_name(name, most)).strip() or str(Message("nameless"))


def format_markdown_name(name: str, most: int = 32) -> str:
    """Write a player's name in Markdown, without markup or mentions of its own."""
    return escape_markdown(format_plain_name(name, most))
