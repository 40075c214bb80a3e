"""The templates of books, and what they may use."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from documents.book import markdown
from rules.kit.words import listed

_FOLDER = Path(__file__).parent / "templates"


@cache
def templates() -> Environment:
    """Everything that is put into a template is escaped, except what `markdown` and `line` made."""
    found = Environment(
        loader=PackageLoader(__package__, "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    found.filters["markdown"] = markdown.blocks
    found.filters["line"] = markdown.line
    found.filters["bare"] = markdown.bare
    found.filters["plain"] = markdown.plain
    found.filters["typeset"] = markdown.typeset
    found.filters["listed"] = listed
    return found


@cache
def style(name: str = "style.css") -> str:
    """A style sheet."""
    return (_FOLDER / name).read_text(encoding="utf-8")
