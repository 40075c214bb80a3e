"""Describes what is wrong with a card, in words for its author."""

from difflib import get_close_matches

from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticKnownError

from rules.engine import Text
from rules.kit.words import Message

MOST_FAULTS_SHOWN = 3
"""The most faults described at once."""
FORMATTING_CHARACTERS = frozenset("@<*|~\\[]#")
"""Characters that Discord may read as a mention or as formatting."""
_PYDANTICS_PREFIX = "Value error, "
"""What pydantic puts before the words of the game's own checks."""
FAULT_CHARACTERS = 200
"""The most characters of one fault's description."""
_FAULT_MESSAGES = {
    "missing": "is-missing",
    "extra_forbidden": "no-such-field",
    "int_parsing": "must-be-number",
    "int_type": "must-be-number",
    "bool_parsing": "must-be-yes-or-no",
    "bool_type": "must-be-yes-or-no",
    "string_type": "must-be-text",
    "tuple_type": "must-be-list",
    "list_type": "must-be-list",
    "model_type": "must-be-fields",
    "dict_type": "must-be-fields",
    "union_tag_not_found": "says-nothing",
}
"""For each type of fault, the message about it; other types keep pydantic's words."""
_FIELD_MESSAGES = {
    "language": "must-be-language",
    "own_words": "must-be-own-words",
    "version": "must-be-version",
}
"""For each field with a form of its own, the message about how it must be written."""


def make_printable(text: str) -> str:
    """Return an author's words for use in a message, with "?" for every character that could be
    formatting or cannot be printed."""
    return "".join(
        sign if sign.isprintable() and sign not in FORMATTING_CHARACTERS else "?" for sign in text
    )


def describe_faults(error: ValidationError) -> str:
    """Describe each faulty field: "price: must be a whole number; title: is missing"."""
    found = error.errors(include_url=False)
    told = [
        f"{_format_field(one['loc'])}{_describe_fault(one)}" for one in found[:MOST_FAULTS_SHOWN]
    ]
    more = len(found) - len(told)
    return "; ".join([*told, *([str(Message("and-more", count=more))] if more else [])]) + "."


def _format_field(place: tuple[int | str, ...]) -> str:
    parts = [str(part + 1) if isinstance(part, int) else _clean_field_name(part) for part in place]
    return f"{'.'.join(parts)}: " if parts else ""


def _describe_fault(fault: ErrorDetails) -> str:
    if fault["input"] is None and fault["type"] != "missing":
        return str(Message("is-empty"))
    words = make_printable(str(_read_fault(fault)))
    return words if len(words) <= FAULT_CHARACTERS else f"{words[: FAULT_CHARACTERS - 1]}…"


def _read_fault(fault: ErrorDetails) -> Text:
    kind, given = fault["type"], fault.get("ctx", {})
    field = fault["loc"][-1] if fault["loc"] else ""
    if kind in _FAULT_MESSAGES:
        return Message(_FAULT_MESSAGES[kind])
    if kind in ("literal_error", "string_pattern_mismatch") and field in _FIELD_MESSAGES:
        return Message(_FIELD_MESSAGES[str(field)])
    if kind == "literal_error":
        return Message("must-be", expected=given["expected"].replace("'", ""))
    if kind == "union_tag_invalid":
        known = given["expected_tags"].replace("'", "").split(", ")
        near = get_close_matches(given["tag"], known, 1)
        return Message(
            "is-no-tag",
            given=given["tag"],
            kind=given["discriminator"].strip("'"),
            known="near" if near else "far",
            near=near[0] if near else ", ".join(known),
        )
    if kind in ("too_short", "too_long") and given["field_type"] == "Value":  # a text of a deck
        of_text = PydanticKnownError(
            "string_too_long" if kind == "too_long" else "string_too_short", given
        )
        return of_text.message()
    return fault["msg"].removeprefix(_PYDANTICS_PREFIX)


def _clean_field_name(part: str) -> str:
    """Return a field's name, which its author may have chosen, as plain characters."""
    return "".join(sign for sign in part[:40] if sign.isalnum() or sign in "_- ") or "?"
