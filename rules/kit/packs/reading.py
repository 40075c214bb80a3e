"""Makes a pack from a file, YAML or a ZIP of YAML. Any bytes give either a Pack or a PackError,
within the limits below."""

import json
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo
from zlib import error as ZlibError

from pydantic import ValidationError

from rules.engine.pack_texts import check_pack_text
from rules.engine.packs import Manifest, Pack, PackCards, PackError
from rules.kit.words import Message

from .faults import describe_faults, make_printable
from .games import PLACEHOLDERS, find_pack_cards
from .yaml_tree import read_tree

MOST_FILE_BYTES = 256 * 1024
"""The most bytes of a file."""
MOST_UNPACKED_BYTES = 2 * MOST_FILE_BYTES
"""The most bytes of all files in a ZIP, unpacked."""
MOST_CANONICAL_BYTES = 2 * MOST_FILE_BYTES
"""The most bytes of the canonical text."""
MANIFEST_FILE = "pack.yaml"
"""The name of the manifest's file in a ZIP; each kind of card may have a file named after it."""
IGNORED_FILES = ("__MACOSX/", ".DS_Store")
"""Files that a Mac adds to a ZIP unasked; they are ignored."""


def read_pack(data: bytes) -> Pack:
    """Read the pack in a file. Raises PackError, which names the line, or the card and the
    field."""
    if len(data) > MOST_FILE_BYTES:
        raise PackError(Message("file-too-large", bytes=len(data), most=MOST_FILE_BYTES))
    raw = (
        _read_zip(data) if data.startswith(b"PK") else _read_mapping(data, str(Message("the-file")))
    )
    text = make_canonical_text(raw)
    if len(text.encode()) > MOST_CANONICAL_BYTES:
        raise PackError(Message("too-much-in-file"))
    return check_pack_text(text)


def make_canonical_text(raw: dict[str, Any]) -> str:
    """Return the canonical text of a pack: the same for the same manifest and cards, however they
    were written. Raises PackError if the manifest does not fit, or a heading is unknown."""
    fields = Manifest.model_fields
    manifest = {key: value for key, value in raw.items() if key in fields}
    for key, value in manifest.items():  # YAML reads a version such as 2 as a number
        if type(value) is int and key != "pack":
            manifest[key] = str(value)
    try:
        checked = Manifest.model_validate(manifest)
    except ValidationError as error:
        raise PackError(Message("in-manifest", faults=describe_faults(error))) from error
    _check_placeholders(checked)
    headings = [kind.name for kind in find_pack_cards(checked.game).kinds]
    cards: dict[str, list[Any]] = {}
    for key, value in raw.items():
        if key in fields:
            continue
        if key not in headings:
            unknown = Message("no-such-heading", heading=make_printable(key), headings=headings)
            raise PackError(unknown)
        if not isinstance(value, list):
            raise PackError(Message("no-list-of-cards", heading=key))
        cards[key] = value
    if not any(cards.values()):
        raise PackError(Message("no-card-in-pack"))
    whole = {"manifest": checked.model_dump(mode="json"), "cards": cards}
    return json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _check_placeholders(manifest: Manifest) -> None:
    """Raises PackError if a placeholder of the template was left in the manifest."""
    left = [
        str(Message("still-says", field=field, said=said, do=field))
        for field, said in PLACEHOLDERS.items()
        if getattr(manifest, field).strip().casefold() == said.casefold()
    ]
    if left:
        raise PackError(Message("in-manifest", faults=f"{'; '.join(left)}."))


def _read_mapping(data: bytes, file: str) -> dict[str, Any]:
    found = read_tree(data, file)
    if not isinstance(found, dict):
        raise PackError(Message("begins-with-no-field", file=file))
    return found


# -- ZIP -----------------------------------------------------------------------------------------


def _read_zip(data: bytes) -> dict[str, Any]:
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = _read_files(archive)
    except (BadZipFile, ZlibError, EOFError, OSError, RuntimeError, ValueError, KeyError) as error:
        raise PackError(Message("zip-is-damaged")) from error
    if MANIFEST_FILE not in files:
        raise PackError(Message("zip-has-no-file", file=MANIFEST_FILE))
    raw = _read_mapping(files.pop(MANIFEST_FILE), MANIFEST_FILE)
    shelf = _find_shelf(raw)
    names = {f"{kind.name}.yaml": kind.name for kind in shelf.kinds}
    for file, content in files.items():
        if file not in names:
            known = [MANIFEST_FILE, *names]
            raise PackError(Message("zip-holds-other", file=_show_name(file), known=known))
        if names[file] in raw:
            raise PackError(
                Message("cards-stand-twice", cards=names[file], one=MANIFEST_FILE, other=file)
            )
        raw[names[file]] = read_tree(content, file)
    return raw


def _find_shelf(raw: dict[str, Any]) -> PackCards:
    game = raw.get("game")
    if not isinstance(game, str):
        raise PackError(Message("game-is-missing"))
    return find_pack_cards(game)


def _read_files(archive: ZipFile) -> dict[str, bytes]:
    """Return the files of a ZIP by name. Raises PackError if one may not be read."""
    files: dict[str, bytes] = {}
    left = MOST_UNPACKED_BYTES
    for info in archive.infolist():
        if info.filename.startswith(IGNORED_FILES):
            continue
        _check_entry(info, files)
        with archive.open(info) as file:
            content = file.read(left + 1)
        left -= len(content)
        if left < 0:
            raise PackError(Message("zip-holds-too-much", most=MOST_UNPACKED_BYTES))
        files[info.filename] = content
    return files


def _check_entry(info: ZipInfo, before: dict[str, bytes]) -> None:
    name = info.filename
    if info.is_dir() or not name.isascii() or any(odd in name for odd in "/\\:\0") or ".." in name:
        raise PackError(Message("zip-holds-folder", file=_show_name(name)))
    if name in before:
        raise PackError(Message("zip-holds-twice", file=_show_name(name)))
    if len(before) >= 16:
        raise PackError(Message("zip-holds-too-many"))
    if info.flag_bits & 1:
        raise PackError(Message("zip-has-password"))
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise PackError(Message("zip-is-packed-otherwise"))


def _show_name(name: str) -> str:
    plain = "".join(sign if sign.isalnum() or sign in "._- /" else "?" for sign in name[:40])
    return f"“{plain}”"
