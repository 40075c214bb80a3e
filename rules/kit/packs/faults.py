"""What is wrong with a card, in the words of those who write cards."""

from __future__ import annotations

from pydantic import ValidationError

SHOWN = 3
"""Faults that are told at once."""
ODD = frozenset("@<*|~\\[]#")
"""What Discord may read as a mention, or as formatting."""
LONGEST = 200
"""Characters of what is told about one."""
_WORDS = {"missing": "is missing", "extra_forbidden": "there is no such field"}


def shown(text: str) -> str:
    """An author's words inside a message, without what would be more than words there."""
    return "".join(sign if sign.isprintable() and sign not in ODD else "?" for sign in text)


def faults(error: ValidationError) -> str:
    """Each field with what is wrong with it: "hardship: Input should be ...; title: is missing"."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    told = [f"{_field(one['loc'])}{_said(one['type'], one['msg'])}" for one in found[:SHOWN]]
    more = len(found) - len(told)
    return "; ".join([*told, *([f"and {more} more"] if more else [])]) + "."


def _field(place: tuple[int | str, ...]) -> str:
    parts = [str(part + 1) if isinstance(part, int) else _plain(part) for part in place]
    return f"{'.'.join(parts)}: " if parts else ""


def _said(kind: str, message: str) -> str:
    words = shown(_WORDS.get(kind, message.removeprefix("Value error, ")))
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"


def _plain(part: str) -> str:
    """A field's name, which its author may have chosen."""
    return "".join(sign for sign in part[:40] if sign.isalnum() or sign in "_- ") or "?"
