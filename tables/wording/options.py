"""The options of any game in words: what each is called, what it is now, and what it may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from tables.wording import text

WORDS_ONLY = "words_only"
"""The table's own option, beside those of the game."""
PACKS = "packs"
"""What stands for the table's packs among the options, where its game takes any."""
OWN = {WORDS_ONLY: "Words only", PACKS: "Packs"}
"""What the table's own are called."""

LISTED = 25
"""Up to this many numbers are offered in a list; of more, any may be typed."""


def value_in_words(value: Any) -> str:
    """An option's value, in words."""
    words = {None: "as usual", True: "yes", False: "no"}
    return words[value] if value is None or isinstance(value, bool) else str(value)


def label_option(name: str, field: FieldInfo) -> str:
    """The name of an option."""
    return field.title or name.replace("_", " ").capitalize()


def names_of(model: type[BaseModel]) -> dict[str, str]:
    """What the options of a game are called, by their names in its model."""
    return {name: label_option(name, field) for name, field in model.model_fields.items()}


def find_meant_option(said: str, known: Mapping[str, str]) -> str:
    """Which option somebody means, who may have typed what it is called or its name in the model.
    `known`: by that name what it is called. Where it is none, as it was said."""
    wanted = said.strip().casefold()
    names = (name for name, called in known.items() if wanted in (name, called.casefold()))
    return next(names, said)


def in_words(model: type[BaseModel], chosen: dict[str, Any], packs: str | None = None) -> str:
    """All options with their current and their possible values. `packs`: those of the table, in
    words; None: its game takes none."""
    now = model.model_validate(chosen).model_dump(mode="json")
    lines = [
        (
            f"- **{text.format_plain(label_option(name, field))}**: "
            f"{text.format_plain(value_in_words(now[name]), 60)}"
        )
        + (f" ({text.join_names(values, last='or')})" if (values := values_of(field)) else "")
        + (f". {field.description}" if field.description else "")
        for name, field in model.model_fields.items()
    ]
    if packs is not None:
        lines.append(f"- **{OWN[PACKS]}**: {packs}. Cards that people have written.")
    lines.append(f"- **{OWN[WORDS_ONLY]}**: yes or no. Whether the card does without a picture.")
    lines.append(
        "-# How the table reminds people of their turns: `/table reminders`. How long they may "
        "think: `/table deadline`."
    )
    return "\n".join(["The options of this table:", *lines])


def values_of(field: FieldInfo) -> list[str]:
    """The values that an option may take; [] where they are too many to list."""
    if field.annotation is bool:
        return ["yes", "no"]
    listed = [str(value) for value in get_args(field.annotation) if isinstance(value, str | int)]
    if listed:
        return listed
    span = _find_number_range(field)
    if field.annotation is int and span is not None:
        return [str(n) for n in span] if len(span) <= LISTED else []
    return []


def may_be(field: FieldInfo) -> str:
    """The values that an option may take, in words; "" where they are not known."""
    if values := values_of(field):
        return text.join_names(values, last="or")
    span = _find_number_range(field)
    return "" if span is None else f"a number from {span[0]} to {span[-1]}"


def _find_number_range(field: FieldInfo) -> range | None:
    bounds = {type(rule).__name__: rule for rule in field.metadata}
    if {"Ge", "Le"} <= bounds.keys():
        return range(int(bounds["Ge"].ge), int(bounds["Le"].le) + 1)
    return None
