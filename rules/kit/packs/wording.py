"""Checks what a text of a pack may contain. Texts of cards are shown unchanged, like the game's
own, in messages that read Markdown, in pictures and in files. So they must not contain anything
that one of these would read as more than a letter."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any
from unicodedata import category, name

from rules.engine.packs import PackError
from rules.kit.words import Message

from .lookalikes import INVISIBLE_LETTERS, find_mixed_word

ALLOWED_SIGNS = frozenset(" .,;:!?'\"()/&%+=…°„·¿¡")
"""The characters allowed besides letters, digits, quotation marks, dashes and signs of money."""
ALLOWED_CATEGORIES = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "No", "Pd", "Pi", "Pf", "Sc"})
_CODE = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""A word of the vocabulary, or an id: Markdown never reads these as formatting."""
_LINK = re.compile(r"://|\bwww\.|\bdiscord\.(gg|com)|\bmailto:", re.I)
_LIST = re.compile(r"(?:[-+]|\d{1,9}[.)]) ")
"""A start of a text that Markdown would read as the beginning of a list."""


def check_wording(
    where: str,
    thing: Any,
    codes: frozenset[str] = frozenset(),
    blanks: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Check that all texts in `thing` are plain. `where`: the card, for the message; `codes`:
    fields whose texts are phrases of the vocabulary; `blanks`: for each field, the placeholder that
    the game fills in. Raises PackError, which names the field."""
    for field, text in _iterate_texts(thing, "", codes):
        if fault := find_fault(text.replace(blanks.get(field, "\n"), "somebody")):
            raise PackError(f"{where}, {field or 'it'}: {fault}.")


def find_fault(text: str) -> str:
    """Describe what is wrong with a text; return "" if nothing is."""
    if _CODE.fullmatch(text):
        return ""
    marks = 0
    for sign in text:
        kind = category(sign)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if marks > 2:
            return str(Message("too-many-accents"))
        if sign in INVISIBLE_LETTERS or not (
            marks or sign in ALLOWED_SIGNS or kind in ALLOWED_CATEGORIES
        ):
            return str(Message("cannot-stand-in-text", sign=_name_sign(sign)))
    if mixed := find_mixed_word(text):
        return str(Message("several-alphabets", word=mixed))
    if _LINK.search(text):
        return str(Message("no-links"))
    if _LIST.match(text):
        return str(Message("no-list-begins"))
    return ""


def _name_sign(sign: str) -> str:
    if sign.isprintable() and sign not in INVISIBLE_LETTERS:
        return f"“{sign}”"
    return (name(sign, "") or str(Message("unnamed-character", code=f"{ord(sign):X}"))).lower()


def _iterate_texts(thing: Any, field: str, codes: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Iterate over all texts, each with its field."""
    if isinstance(thing, str):
        yield field, thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if key not in codes:
                yield from _iterate_texts(value, f"{field}.{key}" if field else key, codes)
    elif isinstance(thing, list | tuple):
        for number, value in enumerate(thing, 1):
            yield from _iterate_texts(value, f"{field}.{number}", codes)
