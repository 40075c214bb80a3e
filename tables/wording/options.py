"""Puts the options of any game in words: their names, their values now, and their possible
values."""

from collections.abc import Mapping
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules import engine
from rules.engine.late_texts import LateTexts
from rules.engine.messages import Either
from tables.wording import text
from tables.wording.languages import list_offered_languages
from tables.words import Message

WORDS_ONLY = "words_only"
"""The key of the table's own option, beside those of the game."""
PACKS_KEY = "packs"
"""The key of the table's packs among the options, if its game takes any."""
LANGUAGE_KEY = "language"
TABLE_OPTION_NAMES = LateTexts(
    {
        WORDS_ONLY: Message("words-only"),
        PACKS_KEY: Message("packs-option"),
        LANGUAGE_KEY: Message("language-option"),
    }
)
"""By key, the names of the table's own options."""

MOST_NUMBERS_LISTED = 25
"""Up to how many numbers a list offers; if there are more, users type one."""


def describe_value(value: Any) -> str:
    """Put an option's value in words."""
    if value is None:
        return str(Message("as-usual"))
    return str(Message("yes" if value else "no") if isinstance(value, bool) else value)


def parse_option_value(said: str) -> str:
    """Find the value that a user means: "yes", "no" or "" for the usual one, if they typed or
    picked that in their language; else what they said."""
    meant = {str(Message(key)).casefold(): key for key in ("yes", "no", "as-usual")}
    found = meant.get(said.strip().casefold(), said)
    return "" if found == "as-usual" else found


def label_option(name: str, field: FieldInfo) -> str:
    """Find the name of an option, as players read it: its message, or what a game without a
    catalog calls it."""
    message = _find_message(field)
    return str(message or field.title or name.replace("_", " ").capitalize())


def describe_option(field: FieldInfo) -> str:
    """Find what an option does. Return "" if the game does not say so."""
    message = _find_message(field)
    return str((message and message.find_variant("about")) or field.description or "")


def _find_message(field: FieldInfo) -> engine.Message | None:
    return next((each for each in field.metadata if isinstance(each, engine.Message)), None)


def map_option_names(model: type[BaseModel]) -> dict[str, str]:
    """Map the names of a game's options in its model to their names for players."""
    return {name: label_option(name, field) for name, field in model.model_fields.items()}


def parse_option_name(said: str, known: Mapping[str, str]) -> str:
    """Find the model's name of the option that a user has typed, by either of its names. `known`:
    its name for players, by its name in the model. Return `said` if no option fits."""
    wanted = said.strip().casefold()
    names = (name for name, called in known.items() if wanted in (name, called.casefold()))
    return next(names, said)


def describe_options(
    model: type[BaseModel],
    chosen: dict[str, Any],
    language: str,
    packs: str | None = None,
    *,
    words_only: bool = False,
) -> str:
    """List all options with their current and their possible values. `language`: the table's;
    `packs`: its packs, in words; None: its game takes none."""
    now = model.model_validate(chosen).model_dump(mode="json")
    lines = [
        (
            f"- **{text.format_plain(label_option(name, field))}**: "
            f"{text.format_plain(describe_value(now[name]), 60)}"
        )
        + (f" ({text.join_names(values, either=True)})" if (values := list_values(field)) else "")
        + (f". {about}" if (about := describe_option(field)) else "")
        for name, field in model.model_fields.items()
    ]
    if packs is not None:
        lines.append(str(Message("option-packs", label=TABLE_OPTION_NAMES[PACKS_KEY], packs=packs)))
    own = {"label": TABLE_OPTION_NAMES[WORDS_ONLY], "now": describe_value(words_only)}
    either = text.join_names(list_yes_and_no(), either=True)
    lines.append(str(Message("option-words-only", values=either, **own)))
    known = list_offered_languages()
    if len(known) > 1:
        own = {"label": TABLE_OPTION_NAMES[LANGUAGE_KEY], "language": known.get(language, language)}
        lines.append(
            str(Message("option-language", languages=Either(tuple(known.values())), **own))
        )
    lines.append(str(Message("options-elsewhere")))
    return "\n".join([str(Message("options-here")), *lines])


def list_yes_and_no() -> list[str]:
    """List the two values of an option that is on or off."""
    return [str(Message("yes")), str(Message("no"))]


def list_values(field: FieldInfo) -> list[str]:
    """List the values that an option may take. Return [] if they are unknown or too many."""
    if field.annotation is bool:
        return list_yes_and_no()
    listed = [str(value) for value in get_args(field.annotation) if isinstance(value, str | int)]
    if listed:
        return listed
    span = _find_number_range(field)
    if field.annotation is int and span is not None:
        return [str(n) for n in span] if len(span) <= MOST_NUMBERS_LISTED else []
    return []


def describe_possible_values(field: FieldInfo) -> str:
    """Put the values that an option may take in words. Return "" if they are unknown."""
    if values := list_values(field):
        return text.join_names(values, either=True)
    span = _find_number_range(field)
    return "" if span is None else str(Message("number-range", least=span[0], most=span[-1]))


def _find_number_range(field: FieldInfo) -> range | None:
    bounds = {type(rule).__name__: rule for rule in field.metadata}
    if {"Ge", "Le"} <= bounds.keys():
        return range(int(bounds["Ge"].ge), int(bounds["Le"].le) + 1)
    return None
