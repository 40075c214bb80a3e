"""Holds an e-book against what EPUB 3.3 asks of its structure, as far as Python alone can. The
whole check is `python -m tests.documents.book.epubcheck`, which needs Java."""

import io
import posixpath
from collections.abc import Iterator
from pathlib import PurePosixPath
from xml.etree import ElementTree as ET
from zipfile import ZIP_STORED, ZipFile

from PIL import Image

OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
XHTML = "{http://www.w3.org/1999/xhtml}"
EPUB = "{http://www.idpf.org/2007/ops}"
CONTAINER = "{urn:oasis:names:tc:opendocument:xmlns:container}"
ACCESSIBILITY = {
    "schema:accessMode",
    "schema:accessModeSufficient",
    "schema:accessibilityFeature",
    "schema:accessibilityHazard",
    "schema:accessibilitySummary",
}


def find_faults(content: bytes) -> Iterator[str]:
    """What is wrong with it, a sentence each."""
    with ZipFile(io.BytesIO(content)) as book:
        names = book.namelist()
        first = book.infolist()[0]
        if first.filename != "mimetype" or first.compress_type != ZIP_STORED or first.extra:
            yield "The first file is no plain mimetype."
        if book.read("mimetype") != b"application/epub+zip":
            yield "The mimetype is not that of an e-book."
        if len(names) != len(set(names)):
            yield "A file is in it twice."
        container = ET.fromstring(book.read("META-INF/container.xml"))
        (root,) = container.iter(f"{CONTAINER}rootfile")
        opf = root.attrib["full-path"]
        yield from _package(book, opf)


def _package(book: ZipFile, opf: str) -> Iterator[str]:
    package, folder = ET.fromstring(book.read(opf)), posixpath.dirname(opf)
    yield from _metadata(package)
    items = {item.attrib["id"]: item.attrib for item in package.iter(f"{OPF}item")}
    listed = {posixpath.join(folder, item["href"]) for item in items.values()}
    there = {name for name in book.namelist() if name.startswith(f"{folder}/")} - {opf}
    if listed != there:
        yield f"The manifest and the files differ: {sorted(listed ^ there)}."
    spine = [one.attrib["idref"] for one in package.iter(f"{OPF}itemref")]
    pages = [key for key, item in items.items() if item["media-type"].endswith("xhtml+xml")]
    if sorted(spine) != sorted(pages):
        yield "The spine is not all pages, each once."
    if not [item for item in items.values() if "cover-image" in item.get("properties", "")]:
        yield "It has no cover."
    read = {
        path: ET.fromstring(book.read(path))
        for path in (posixpath.join(folder, items[key]["href"]) for key in pages)
    }
    ids = {path: set(_ids(root)) for path, root in read.items()}
    for path, root in read.items():
        yield from _leaf(path, root)
        yield from _links(path, root, listed, ids)
    yield from _contents(book, folder, items, spine)
    for name in there:
        if PurePosixPath(name).suffix in (".png", ".jpg"):
            with Image.open(io.BytesIO(book.read(name))) as picture:
                picture.verify()


def _metadata(package: ET.Element) -> Iterator[str]:
    identifier = package.attrib["unique-identifier"]
    if not [one for one in package.iter(f"{DC}identifier") if one.attrib.get("id") == identifier]:
        yield "Its identifier is missing."
    for name in ("title", "language"):
        if not "".join(one.text or "" for one in package.iter(DC + name)).strip():
            yield f"It has no {name}."
    told = {meta.attrib.get("property", "") for meta in package.iter(f"{OPF}meta")}
    if missing := (ACCESSIBILITY | {"dcterms:modified"}) - told:
        yield f"The package does not say {', '.join(sorted(missing))}."
    if len(_ids(package)) != len(set(_ids(package))):
        yield "An id of the package is given twice."


def _ids(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def _leaf(path: str, root: ET.Element) -> Iterator[str]:
    if len(_ids(root)) != len(set(_ids(root))):
        yield f"{path}: an id is given twice."
    for element in root.iter():
        if element.tag == f"{XHTML}img" and not element.attrib.get("alt", "").strip():
            yield f"{path}: a picture is not described."
        if "style" in element.attrib or element.tag in (f"{XHTML}script", f"{XHTML}iframe"):
            yield f"{path}: {element.tag} is not for a book."


def _links(
    path: str, root: ET.Element, listed: set[str], ids: dict[str, set[str]]
) -> Iterator[str]:
    for element in root.iter():
        for link in filter(None, map(element.attrib.get, ("href", "src"))):
            to, _, part = link.partition("#")
            target = posixpath.join(posixpath.dirname(path), to) if to else path
            if ":" in link:
                yield f"{path}: {link} lies elsewhere."
            elif target not in listed or (part and part not in ids[target]):
                yield f"{path}: {link} leads nowhere."


def _contents(
    book: ZipFile, folder: str, items: dict[str, dict[str, str]], spine: list[str]
) -> Iterator[str]:
    (nav,) = [item["href"] for item in items.values() if item.get("properties") == "nav"]
    root = ET.fromstring(book.read(posixpath.join(folder, nav)))
    (toc,) = [one for one in root.iter(f"{XHTML}nav") if one.attrib[f"{EPUB}type"] == "toc"]
    named = [a.attrib["href"].partition("#")[0] for a in toc.iter(f"{XHTML}a")]
    order = [items[key]["href"] for key in spine]
    if [order.index(href) for href in named] != sorted(order.index(href) for href in named):
        yield "The contents have another order than the book."
    chapters = {href for href in order if href.startswith(("chapter", "epilogue", "colophon"))}
    if chapters - set(named):
        yield f"The contents leave out {sorted(chapters - set(named))}."
