"""A book as one page of HTML, to read on a phone and to print. It needs nothing else: pictures are
in it, and it may fetch nothing."""

from __future__ import annotations

import base64
import hashlib

from markupsafe import Markup

from documents.book.layout import style, templates
from documents.book.model import Book, Plate
from documents.book.sections import sections


def written(book: Book) -> bytes:
    """The page."""
    css = style() + style("page.css").replace("%RUNNING%", _string(book.title))
    digest = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    page = (
        templates()
        .get_template("page.html")
        .render(book=book, sections=sections(book), src=_inline, css=Markup(css), digest=digest)
    )
    return page.encode()


def _inline(plate: Plate) -> str:
    return f"data:{plate.type};base64,{base64.b64encode(plate.image).decode()}"


def _string(words: str) -> str:
    """A text as a string of CSS, which can end neither itself nor its style sheet."""
    return '"' + "".join(c if c.isalnum() else f"\\{ord(c):06x}" for c in words) + '"'
