"""A book as one page of HTML, to read on a phone and to print. It needs nothing else: pictures are
in it, and it may fetch nothing."""

import base64

from markupsafe import Markup

from documents.book.layout import load_style_sheet, load_templates
from documents.book.model import Book, Plate
from documents.book.sections import list_sections
from documents.templates import hash_asset


def make_book_page(book: Book) -> bytes:
    """Make the book as one HTML page, with its pictures inside."""
    css = load_style_sheet() + load_style_sheet("page.css").replace(
        "%RUNNING%", _format_css_string(book.title)
    )
    template = load_templates().get_template("page.html")

    def make_data_uri(plate: Plate) -> str:
        return f"data:{plate.media_type};base64,{base64.b64encode(plate.image).decode()}"

    shown = {"book": book, "sections": list_sections(book), "src": make_data_uri}
    return template.render(**shown, css=Markup(css), style_hash=hash_asset(css)).encode()


def _format_css_string(words: str) -> str:
    """Format a text as a CSS string, escaped so that it cannot end the string or style sheet."""
    return '"' + "".join(c if c.isalnum() else f"\\{ord(c):06x}" for c in words) + '"'
