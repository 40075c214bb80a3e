"""A language that differs from English in its letters alone. They have no upper case, and pictures
draw them like English ones, so that all that players see must be the same, letter by letter.
Whatever looks for a word, a full stop or a capital in a text finds none."""

import re
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_SMALL = "abcdefghijklmnopqrstuvwxyz"
_LETTERS = {letter: chr(0x1D41A + number) for number, letter in enumerate(_SMALL)}
_CAPITALS = {letter.upper(): chr(0x1D400 + number) for number, letter in enumerate(_SMALL)}
_SIGNS = {".": "\uff0e", ",": "\uff0c", "!": "\uff01", "?": "\uff1f", "'": "\uff07"}
_TO_OTHER = str.maketrans(_LETTERS | _CAPITALS | _SIGNS)
_TO_ENGLISH = {ord(new): chr(old) for old, new in _TO_OTHER.items()}
_KEPT = re.compile(r"(\{\w+\}|[.?!]$)")
"""What stays in texts of decks: places that are filled in, and the last full stop, which is checked
when they are loaded."""
_FORM = "form"
"""The field of decks that says how to write a name; it is no text."""


def to_english(text: str) -> str:
    """The text in English letters."""
    return text.translate(_TO_ENGLISH)


def _to_other(text: str) -> str:
    return text.translate(_TO_OTHER)


class _Rewriter(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = _to_other(node.value)

    visit_StringLiteral = visit_TextElement

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        """What a function is given, such as the name of a form, is no text."""


def _rewrite_texts(texts: Any) -> Any:
    if isinstance(texts, str):
        parts = enumerate(_KEPT.split(texts))
        return "".join(part if number % 2 else _to_other(part) for number, part in parts)
    if isinstance(texts, dict):
        return {key: each if key == _FORM else _rewrite_texts(each) for key, each in texts.items()}
    return [_rewrite_texts(each) for each in texts] if isinstance(texts, list) else texts


def _change_first(change: Callable[[Any], str], text: Any) -> str:
    """What the catalogs' functions CAPITAL and LOWER do, in a language that has capitals."""
    words = str(text)
    first = to_english(words[:1])
    return change(words) if first == words[:1] else _to_other(change(first)) + words[1:]


def _change_all(change: Callable[[Any], str], text: Any) -> str:
    """What the catalogs' function UPPER does."""
    words = str(text)
    return change(words) if to_english(words) == words else _to_other(change(to_english(words)))


def _in_english(method: Callable[..., Any]) -> Callable[..., Any]:
    """Measure or draw a text in letters that the typeface has."""
    return lambda face, text, *given, **named: method(face, to_english(text), *given, **named)


def use_other_letters() -> None:
    """Change every catalog but Discord's, and every deck. This comes before the games are loaded,
    because they read their decks at once."""
    spec = find_spec("rules")
    assert spec is not None and spec.loader is not None
    sys.modules["rules"] = rules = module_from_spec(spec)
    import pictures.artist
    from pictures.kit.fonts import Typeface
    from rules.engine import catalogs, clipping, messages
    from rules.kit import content

    parse_messages, read_texts = catalogs._parse_messages, content._read_texts

    def parse_other_messages(file: Path, first: int, source: str) -> Any:
        resource = parse_messages(file, first, source)
        if "cogs" not in file.parts:
            for entry in resource.body:
                _Rewriter().visit(entry)
        return resource

    here: Any = catalogs
    here._parse_messages = parse_other_messages
    here = messages
    here._capitalise_text = partial(_change_first, messages._capitalise_text)
    here._upper_text = partial(_change_all, messages._upper_text)
    here._lower_first_letter = partial(_change_first, messages._lower_first_letter)
    content._read_texts = lambda *given: _rewrite_texts(read_texts(*given))
    clipping._TRAILING_PUNCTUATION |= {_to_other(sign) for sign in clipping._TRAILING_PUNCTUATION}
    here = pictures.artist
    here.count_characters = len  # Discord counts each of these letters twice
    for name in ("getlength", "getmask2"):
        setattr(Typeface, name, _in_english(getattr(Typeface, name)))
    spec.loader.exec_module(rules)
