"""Texts that a position keeps, such as the facts of a chronicle."""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic_core import CoreSchema, PydanticKnownError, SchemaSerializer, core_schema

from rules.engine.catalogs import BrokenMessage
from rules.engine.messages import Message, Text
from rules.engine.position import STORED_CONTEXT
from rules.kit.content import DeckText

_MESSAGE_MARK = "="
"""Begins a kept text that is a message: the id of a deck's text, or the message as JSON."""


def _write_said(said: Any, info: Any) -> str | list[Any]:
    if info.context is not STORED_CONTEXT:
        return str(said)
    if isinstance(said.kept, Message):  # a story keeps hundreds, and each is written many times
        said.kept = _pack_text(said.kept)
    kept: str | list[Any] = said.kept
    return kept


_SAID_SERIALIZER = core_schema.plain_serializer_function_ser_schema(_write_said, info_arg=True)


class Said:
    """A text in a position, for readers of any language: written down it is a message as JSON, and
    in a view what it says. It equals what reads the same."""

    __slots__ = ("kept",)

    def __init__(self, text: Text = "") -> None:
        self.kept: Text | list[Any] = text
        """The text; as JSON until somebody reads it, because a position has many."""

    @property
    def text(self) -> Text:
        if isinstance(self.kept, list):
            self.kept = _unpack_text(self.kept)
        return self.kept

    def __str__(self) -> str:
        try:
            return str(self.text)
        except BrokenMessage:  # a position older than the catalog
            return ""

    def __repr__(self) -> str:
        return f"Said({str(self)!r})"

    def __bool__(self) -> bool:
        return self.kept != ""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Said | Message | str):
            return str(self) == str(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def rename(self, old: str, new: str) -> Said:
        """Return the text with another name of a character."""
        return Said(_rename(self.text, re.compile(rf"\b{re.escape(old)}\b"), new))

    @classmethod
    def _read_said(cls, value: Any) -> Said:
        if isinstance(value, Said):
            return value
        if not isinstance(value, str | list):
            raise PydanticKnownError("string_type")
        said = cls()
        said.kept = value
        return said

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls._read_said,
            json_schema_input_schema=core_schema.str_schema(),
            serialization=_SAID_SERIALIZER,
        )

    __pydantic_serializer__ = SchemaSerializer(
        core_schema.any_schema(serialization=_SAID_SERIALIZER)
    )


def _rename(value: Any, name: re.Pattern[str], new: str) -> Any:
    """Return a text, or a piece of a message's data, with another name."""
    if isinstance(value, str):
        return name.sub(lambda _: new, value)
    if isinstance(value, list):
        return [_rename(each, name, new) for each in value]
    if isinstance(value, Message):
        data = {key: _rename(each, name, new) for key, each in value.data.items()}
        return type(value)(value.id, **data)
    return value


# -- in any language -----------------------------------------------------------------------------


def _pack_text(text: Text) -> str | list[Any]:
    """Return a text as JSON: a deck's as its id, and plain words as they are."""
    if isinstance(text, DeckText) and len(text.data) == 1:
        return [text.id] if text.id else str(text)
    return text.dump() if isinstance(text, Message) else text


def _unpack_text(packed: list[Any]) -> Text:
    return DeckText.find_text(packed[0]) if len(packed) == 1 else Message.load(packed)


def keep_text(text: Text) -> str:
    """Write down a text so that `find_kept_text` finds it again in any language. Plain words stay
    as they are."""
    packed = _pack_text(text)
    if isinstance(packed, str):
        return packed
    return _MESSAGE_MARK + (packed[0] if len(packed) == 1 else json.dumps(packed))


def find_kept_text(kept: str) -> Text:
    """Find a text that `keep_text` wrote down."""
    if not kept.startswith(_MESSAGE_MARK):
        return kept
    found = kept.removeprefix(_MESSAGE_MARK)
    return _unpack_text(json.loads(found) if found.startswith("[") else [found])
