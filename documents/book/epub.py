"""A book as an e-book: EPUB 3.3, with contents, a cover, and a description of every picture. The
same book is always the same bytes."""

import io
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from documents.book.layout import load_style_sheet, load_templates
from documents.book.model import Book
from documents.book.sections import list_sections

MIMETYPE = "application/epub+zip"
CONTENT_FOLDER = "EPUB"
CONTAINER_XML = f"""<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="{CONTENT_FOLDER}/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file inside: a real one would make other bytes of the same book."""


def make_epub(book: Book) -> bytes:
    """Zip the book's chapters and pictures as an EPUB file."""
    held = io.BytesIO()
    with ZipFile(held, "w") as into:
        _write_file(into, "mimetype", MIMETYPE.encode(), stored=True)
        _write_file(into, "META-INF/container.xml", CONTAINER_XML.encode())
        for name, text in _render_texts(book).items():
            _write_file(into, f"{CONTENT_FOLDER}/{name}", text.encode())
        for plate in book.plates:
            _write_file(into, f"{CONTENT_FOLDER}/images/{plate.name}", plate.image, stored=True)
    return held.getvalue()


def _render_texts(book: Book) -> dict[str, str]:
    """Render the text files of the EPUB, by file name."""
    pages, plates = list_sections(book), list(book.plates)
    ids = {plate.name: plate.name.replace(".", "-") for plate in plates}
    shared = {"book": book, "sections": pages, "plates": plates, "ids": ids}
    found = {"package.opf": load_templates().get_template("package.opf").render(**shared)}
    found["nav.xhtml"] = load_templates().get_template("nav.html").render(**shared)
    page = load_templates().get_template("xhtml.html")
    for each in pages:
        found[f"{each.file}.xhtml"] = page.render(
            book=book, section=each, src=lambda plate: f"images/{plate.name}"
        )
    found["style.css"] = load_style_sheet()
    return found


def _write_file(into: ZipFile, name: str, content: bytes, *, stored: bool = False) -> None:
    info = ZipInfo(name, LONG_AGO)
    info.compress_type = ZIP_STORED if stored else ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    info.create_system = 3  # or the bytes would tell where the bot runs
    into.writestr(info, content)
