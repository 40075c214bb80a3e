"""Texts that a position keeps, such as the facts of a chronicle."""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic_core import CoreSchema, SchemaSerializer, core_schema

from rules.engine.messages import Message, Text
from rules.kit.content import DeckText

_MESSAGE = "="
"""Begins a kept text that is a message: the id of a deck's text, or the message as JSON."""
_AS_TEXT = core_schema.to_string_ser_schema(when_used="always")


class Said:
    """A text in a position: a message until the position is written down, then what it said. It
    equals what reads the same."""

    __slots__ = ("text",)

    def __init__(self, text: Text = "") -> None:
        self.text = text

    def __str__(self) -> str:
        return str(self.text)

    def __repr__(self) -> str:
        return f"Said({str(self)!r})"

    def __bool__(self) -> bool:
        return self.text != ""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Said | Message | str):
            return str(self) == str(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __deepcopy__(self, _: dict[int, Any]) -> Said:
        """Nothing changes a text, so that copies of a position share it."""
        return self

    def rename(self, old: str, new: str) -> Said:
        """Return the text with another name of a character."""
        return Said(_rename(self.text, re.compile(rf"\b{re.escape(old)}\b"), new))

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> CoreSchema:
        from_text = core_schema.no_info_after_validator_function(cls, core_schema.str_schema())
        return core_schema.json_or_python_schema(
            json_schema=from_text,
            python_schema=core_schema.union_schema(
                [core_schema.is_instance_schema(cls), from_text], mode="left_to_right"
            ),
            serialization=_AS_TEXT,
        )

    __pydantic_serializer__ = SchemaSerializer(core_schema.any_schema(serialization=_AS_TEXT))


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


def keep_text(text: Text) -> str:
    """Write down a text so that `find_kept_text` finds it again in any language. Plain words stay
    as they are."""
    if isinstance(text, DeckText) and len(text.data) == 1:
        return _MESSAGE + text.id if text.id else str(text.data["text"])
    return _MESSAGE + json.dumps(text.dump()) if isinstance(text, Message) else text


def find_kept_text(kept: str) -> Text:
    """Find a text that `keep_text` wrote down."""
    if not kept.startswith(_MESSAGE):
        return kept
    found = kept.removeprefix(_MESSAGE)
    return Message.load(json.loads(found)) if found.startswith("[") else DeckText.find_text(found)
