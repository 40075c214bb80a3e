"""Reads YAML of which only lists, mappings, texts, whole numbers and yes or no are allowed. It
works on the parser's events, so that forbidden content is refused before it costs anything."""

import re
from collections.abc import Iterator
from typing import Any
from unicodedata import normalize

import yaml

from rules.engine.packs import PackError
from rules.kit.words import Message

from .faults import make_printable

MOST_DEPTH = 14
"""How deep lists and mappings may be nested."""
MOST_NODES = 40_000
"""The most values and keys in a file."""
MOST_TEXT_CHARACTERS = 2_000
"""The most characters of one text."""
MOST_KEY_CHARACTERS = 40
"""The most characters of a field's name."""

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"[-+]?(0|[1-9]\d{0,8})")
_PLAIN_VALUES = {"": None, "~": None, "null": None, "true": True, "false": False}


def read_tree(data: bytes, file: str) -> Any:
    """Read a file as plain values; each text becomes one line in composed form (NFC). `file`: its
    name in messages. Raises PackError, which names the line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PackError(Message("not-utf-8", file=file, byte=error.start + 1)) from error
    try:
        events = yaml.parse(text, Loader=_Loader)
        return _Builder(file).build_tree(events)
    except yaml.YAMLError as error:
        raise PackError(Message("not-yaml", file=file, problem=_describe_error(error))) from error
    except ValueError as error:  # raised by the parser for characters beyond Unicode
        problem = f"{Message('no-character')}."
        raise PackError(Message("not-yaml", file=file, problem=problem)) from error


_ERROR_HINTS = {
    "tab character": "yaml-tab",
    "that cannot start any token": "yaml-sign",
    "mapping values are not allowed": "yaml-colon",
    "did not find expected key": "yaml-indent",
    "did not find expected ',' or": "yaml-bracket",
    "could not find expected ':'": "yaml-no-field",
    "unexpected end of stream": "yaml-quotation",
}
"""The parser's common complaints, each with a message that authors understand."""


_BRACKETS = str.maketrans("", "", "<>")
"""What stands around some of the parser's words: on Discord, "<...>" may be a mention."""


def _describe_error(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    words = str(getattr(error, "problem", None) or Message("no-character"))
    said = " ".join(words.translate(_BRACKETS).split())
    hint = next((key for found, key in _ERROR_HINTS.items() if found in said), None)
    problem = said if hint is None else Message(hint)
    if mark is None:
        return f"{problem}."
    return str(Message("at-line", line=mark.line + 1, problem=problem))


class _Builder:
    """Builds values from events, one by one, without recursion."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.nodes = 0

    def build_tree(self, events: Iterator[Any]) -> Any:
        open_: list[Any] = []
        keys: list[str | None] = []
        """For each open list or mapping, the key that waits for its value, or None."""
        whole: Any = None
        documents = 0
        for event in events:
            match event:
                case yaml.DocumentStartEvent():
                    documents += 1
                    if documents > 1:
                        raise self._make_error(event, "second-document")
                case yaml.AliasEvent():
                    raise self._make_error(event, "alias-stands")
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    open_.pop()
                    keys.pop()
                case yaml.ScalarEvent() | yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                    self._check_event(event, len(open_))
                    if open_ and isinstance(open_[-1], dict) and keys[-1] is None:
                        keys[-1] = self._read_key(event, open_[-1])
                        continue
                    value = self._read_value(event)
                    if not open_:
                        whole = value
                    elif isinstance(open_[-1], dict):
                        open_[-1][keys[-1]] = value
                        keys[-1] = None
                    else:
                        open_[-1].append(value)
                    if isinstance(value, dict | list):
                        open_.append(value)
                        keys.append(None)
        return whole

    def _check_event(self, event: Any, depth: int) -> None:
        if event.anchor is not None:
            raise self._make_error(event, "anchor-stands")
        if event.tag is not None:
            raise self._make_error(event, "tag-stands")
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise self._make_error(event, "too-many-values", most=MOST_NODES)
        if not isinstance(event, yaml.ScalarEvent) and depth >= MOST_DEPTH:
            raise self._make_error(event, "too-deep", most=MOST_DEPTH)

    def _read_key(self, event: Any, inside: dict[str, Any]) -> str:
        if not isinstance(event, yaml.ScalarEvent):
            raise self._make_error(event, "list-for-name")
        key: str = event.value
        if not 0 < len(key) <= MOST_KEY_CHARACTERS:
            raise self._make_error(event, "name-too-long", most=MOST_KEY_CHARACTERS)
        if key in inside:
            raise self._make_error(event, "stands-twice", field=make_printable(key))
        return key

    def _read_value(self, event: Any) -> Any:
        if isinstance(event, yaml.MappingStartEvent):
            return {}
        if isinstance(event, yaml.SequenceStartEvent):
            return []
        raw: str = event.value
        if len(raw) > MOST_TEXT_CHARACTERS:
            raise self._make_error(
                event, "text-too-long", length=len(raw), most=MOST_TEXT_CHARACTERS
            )
        if event.implicit[0]:  # written without quotation marks
            if raw.lower() in _PLAIN_VALUES:
                return _PLAIN_VALUES[raw.lower()]
            if _NUMBER.fullmatch(raw):
                return int(raw)
        return normalize("NFC", " ".join(raw.split()))

    def _make_error(self, event: Any, key: str, **data: Any) -> PackError:
        problem, line = Message(key, **data), event.start_mark.line + 1
        return PackError(Message("in-line", file=self.file, line=line, problem=problem))
