"""The templates of books, and what they may use."""

from functools import cache
from pathlib import Path

from jinja2 import Environment

from documents.book import markdown
from documents.templates import make_environment

_TEMPLATES_FOLDER = Path(__file__).parent / "templates"


@cache
def load_templates() -> Environment:
    """Load the book's templates. They escape everything that is put into them, except what
    `markdown` and `line` made."""
    found = make_environment(__package__)
    found.filters["markdown"] = markdown.render_blocks
    found.filters["line"] = markdown.render_line
    found.filters["bare"] = markdown.strip_marks
    found.filters["plain"] = markdown.strip_for_xml
    found.filters["typeset"] = markdown.typeset_text
    return found


@cache
def load_style_sheet(name: str = "style.css") -> str:
    """Load the style sheet of this name."""
    return (_TEMPLATES_FOLDER / name).read_text(encoding="utf-8")
