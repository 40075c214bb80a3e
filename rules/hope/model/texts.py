"""The texts of cards: how long they may be, and what the story tells in their place."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import core_schema

from rules.hope.effects.language.models import Data
from rules.kit.content import DeckText


@dataclass(frozen=True, slots=True)
class Words:
    """Limits how many words a text has; the schema states the limits too, for the reference of
    packs."""

    least: int
    most: int

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        return core_schema.no_info_after_validator_function(self.check_words, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {**handler(schema), "words": [self.least, self.most]}

    def check_words(self, text: DeckText) -> DeckText:
        found = len(str(text).split())
        if not self.least <= found <= self.most:
            raise ValueError(f"has {found} words; it takes {self.least} to {self.most}")
        return text


def _check_reveals_nothing(text: DeckText) -> DeckText:
    """Check that a callout names no number or term of the rules and no outcome (HI-18.4)."""
    terms = r"\d|hardship|humanity|\b(succeed\w*|success\w*|fail\w*|refuse\w*)\b"
    if found := re.search(terms, str(text), re.I):
        raise ValueError(f"says “{found[0]}”, and may not speak of the rules or the outcome")
    if str(text).rstrip()[-1] not in ".?!":
        raise ValueError("does not end on a sentence")
    return text


Line = Annotated[DeckText, Words(4, 40), Field(max_length=280)]
Callout = Annotated[
    DeckText, Words(40, 90), Field(max_length=620), AfterValidator(_check_reveals_nothing)
]
Name = Annotated[DeckText, Field(min_length=2, max_length=40)]
Flavour = Annotated[DeckText, Words(4, 30), Field(max_length=200)]
World = Annotated[DeckText, Words(10, 60), Field(max_length=400)]
Bond = Annotated[DeckText, Words(8, 45), Field(max_length=300)]
Deed = Annotated[DeckText, Field(max_length=40)]
"""What an answer says, or what the story says of people who give it."""


# -- what the story tells ------------------------------------------------------------------------

Person = Literal["we", "i"]
"""Who tells a text: several people or the whole group, or one person."""


class Told(Data):
    """Something whose texts the story tells in the first person. A text that says “you” has a
    sibling for each person who may tell it, such as `line_we` and `line_i`. A text that says “you”
    to nobody may do without, because the story can tell it as it stands."""

    def tell(self, field: str, person: Person = "we") -> DeckText:
        """Return a field's text as this person tells it."""
        told: DeckText = getattr(self, f"{field}_{person}", None) or getattr(self, field)
        return told


def find_untold(thing: Any, address: set[str], place: str = "") -> Iterator[str]:
    """Find the missing fields whose sibling says “you”, in any part of a card. `address`: the words
    that say so."""
    parts = dict(thing) if isinstance(thing, Data | Mapping) else {}
    if isinstance(thing, tuple):
        parts = dict(enumerate(thing, 1))
    for name, value in parts.items():
        field, _, person = str(name).rpartition("_")
        if person not in ("we", "i"):
            yield from find_untold(value, address, f"{place}{name}.")
        elif value is None and address & _list_words(parts[field]):
            yield f"{place}{name}"


def _list_words(text: DeckText | None) -> set[str]:
    return set(re.findall(r"\w+", str(text or "").casefold()))
