"""Describes what is wrong with a card, in words for its author."""

from __future__ import annotations

from difflib import get_close_matches

from pydantic import ValidationError
from pydantic_core import ErrorDetails

SHOWN = 3
"""The most faults described at once."""
ODD = frozenset("@<*|~\\[]#")
"""Characters that Discord may read as a mention or as formatting."""
LONGEST = 200
"""The most characters of one fault's description."""
EMPTY = "is empty; what comes after # counts as a remark"
_WORDS = {
    "missing": "is missing",
    "extra_forbidden": "there is no such field",
    "int_parsing": "must be a whole number",
    "int_type": "must be a whole number",
    "bool_parsing": "must be true or false",
    "bool_type": "must be true or false",
    "string_type": "must be a text; one that reads as a number, or as true, needs quotation marks",
    "tuple_type": "must be a list, such as [] or [one, two]",
    "list_type": "must be a list, such as [] or [one, two]",
    "model_type": "must be fields with their values",
    "dict_type": "must be fields with their values",
    "union_tag_not_found": "does not say what it does",
}
"""For each type of fault, the words for it; other types keep pydantic's words."""
_WRITTEN = {
    "language": "must be a short code, such as en or pt-BR",
    "own_words": "must be true, which says that you have written every text yourself",
    "version": "must be up to 16 letters, digits, full stops and hyphens, such as 1 or 2.1",
}
"""For each field with a form of its own, how it must be written."""


def show_words(text: str) -> str:
    """Return an author's words for use in a message, with "?" for every character that could be
    formatting or cannot be printed."""
    return "".join(sign if sign.isprintable() and sign not in ODD else "?" for sign in text)


def describe_faults(error: ValidationError) -> str:
    """Describe each faulty field: "price: must be a whole number; title: is missing"."""
    found = error.errors(include_url=False)
    told = [f"{_format_field(one['loc'])}{_describe_fault(one)}" for one in found[:SHOWN]]
    more = len(found) - len(told)
    return "; ".join([*told, *([f"and {more} more"] if more else [])]) + "."


def _format_field(place: tuple[int | str, ...]) -> str:
    parts = [str(part + 1) if isinstance(part, int) else _plain_field(part) for part in place]
    return f"{'.'.join(parts)}: " if parts else ""


def _describe_fault(fault: ErrorDetails) -> str:
    if fault["input"] is None and fault["type"] != "missing":
        return EMPTY
    words = show_words(_fault_words(fault))
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"


def _fault_words(fault: ErrorDetails) -> str:
    kind, given = fault["type"], fault.get("ctx", {})
    field = fault["loc"][-1] if fault["loc"] else ""
    if kind in _WORDS:
        return _WORDS[kind]
    if kind in ("literal_error", "string_pattern_mismatch") and field in _WRITTEN:
        return _WRITTEN[str(field)]
    if kind == "literal_error":
        return f"must be {given['expected'].replace(chr(39), '')}"
    if kind == "union_tag_invalid":
        known = given["expected_tags"].replace("'", "").split(", ")
        near = get_close_matches(given["tag"], known, 1)
        meant = f"perhaps “{near[0]}” is meant" if near else f"there are {', '.join(known)}"
        return f"“{given['tag']}” is no {given['discriminator'].strip(chr(39))}; {meant}"
    return fault["msg"].removeprefix("Value error, ")


def _plain_field(part: str) -> str:
    """Return a field's name, which its author may have chosen, as plain characters."""
    return "".join(sign for sign in part[:40] if sign.isalnum() or sign in "_- ") or "?"
